// Where the guide points at: a ring with its number around every thing that a pin names. Texts and things come from the page.
"use strict";

{
  const layer = document.createElement("div");
  layer.id = "pins";
  layer.ariaHidden = "true";
  body.append(layer);

  // A thing without a size of its own stands for what is in it.
  const sized = (thing) => (thing.getBoundingClientRect().width ? thing : thing.firstElementChild);
  const kinds = (name) => [`[id="${name}"]`, `[data-key="${name}"]`, `[name="action"][value="${name}"]:not(.proposed *)`];
  const named = (name) => [...main.querySelectorAll(kinds(name))];
  const things = (pin) => {
    const found = pin.dataset.things.split("|").flatMap(named);
    const outer = found.filter((thing) => !found.some((other) => other !== thing && other.contains(thing)));
    return outer.map(sized).filter((thing) => thing?.checkVisibility({ visibilityProperty: true }));
  };

  // What is scrolled away, or lies under something else, has no ring.
  function isSeen(thing, { left, top, width, height }) {
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && (thing.contains(above) || (above.contains(thing) && above !== body));
  }

  // A ring hides nothing of what it marks: signs may stick out a little.
  const REACH = 24;
  function around(thing) {
    const box = thing.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    for (const part of thing.querySelectorAll("*")) {
      const its = part.getBoundingClientRect();
      if (!its.width || its.width > box.width + REACH || !part.checkVisibility({ visibilityProperty: true })) continue;
      [left, top] = [Math.max(box.left - REACH, Math.min(left, its.left)), Math.max(box.top - REACH, Math.min(top, its.top))];
      [right, bottom] = [Math.min(box.right + REACH, Math.max(right, its.right)), Math.min(box.bottom + REACH, Math.max(bottom, its.bottom))];
    }
    return { left, top, width: right - left, height: bottom - top };
  }

  // The number is at the corner of what it marks, never on a neighbour; what has several shows them in a row.
  function ring(number, thing, earlier) {
    const mark = document.createElement("i");
    const style = getComputedStyle(thing), box = around(thing);
    mark.classList.toggle("tiny", box.width < 40);
    mark.dataset.pin = mark.textContent = number;
    const edge = box.width < 40 ? -12 : -7;
    const [left, top] = [Math.max(edge, 2 - box.left) + 22 * earlier, Math.max(-11, 2 - box.top)];
    mark.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;--l:${left}px;--t:${top}px`;
    mark.style.borderRadius = style.borderRadius === "0px" ? "8px" : style.borderRadius;
    return mark;
  }

  // A pin says where to look for what is scrolled away: pressing it goes there.
  function away(pin, thing) {
    const box = thing?.getBoundingClientRect();
    const arrow = !box ? "" : box.top > innerHeight / 2 ? "↓" : box.bottom < innerHeight / 2 ? "↑" : "";
    if ((pin.dataset.off ?? "") === arrow) return;
    pin.classList.toggle("off", !!arrow);
    if (arrow) pin.dataset.off = arrow;
    else delete pin.dataset.off;
  }

  // What a new thought is about comes into the sight of its row: of a hand that is wider than the screen, for example.
  let thought;
  function reveal() {
    const said = all("#guide .words")[0]?.textContent;
    if (thought === said) return;
    thought = said;
    for (const thing of all("#guide .pin").flatMap(things)) {
      const row = thing.closest("#hand ul, #hand ol");
      if (!row || row.scrollWidth <= row.clientWidth) continue;
      const [its, all] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
      if (its.left < all.left || its.right > all.right) row.scrollLeft += its.left + its.width / 2 - all.left - all.width / 2;
    }
  }

  let waiting;
  function point() {
    waiting = 0;
    reveal();
    const rings = [], counts = new Map();
    // What the guide does not say just now marks nothing.
    for (const pin of all("#guide .pin").filter((pin) => pin.checkVisibility())) {
      const found = things(pin);
      const seen = found.filter((thing) => isSeen(thing, thing.getBoundingClientRect()));
      for (const thing of seen) {
        const earlier = counts.get(thing) ?? 0;
        rings.push(ring(pin.dataset.pin, thing, earlier));
        counts.set(thing, earlier + 1);
      }
      away(pin, seen.length ? null : found[0]);
    }
    const drawn = rings.map(({ outerHTML }) => outerHTML).join();
    if (layer.drawn === drawn) return;
    layer.drawn = drawn;
    layer.replaceChildren(...rings);
    light();
  }

  // The pin under the pointer or with the focus: its rings widen once, the others stand back.
  let lit;
  function light() {
    for (const mark of layer.children) {
      mark.classList.toggle("lit", mark.dataset.pin === lit);
      mark.classList.toggle("dim", !!lit && mark.dataset.pin !== lit);
    }
  }
  const on = (names, act) => names.forEach((name) => addEventListener(name, act, { capture: true, passive: true }));
  on(["pointerover", "focusin"], ({ target }) => {
    const pin = target.closest?.(".pin")?.dataset.pin;
    if (lit === pin) return;
    lit = pin;
    light();
  });
  // Moves a thing to the middle of all that people can scroll themselves: what only hides its edges stays as it is.
  function bring(thing) {
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const behavior = still.matches ? "instant" : "smooth";
    const scroll = (box, [left, top], [x, y]) => box.scrollBy({ left: left - x, top: top - y, behavior });
    let inner = thing;
    for (let box = thing.parentElement; box && box !== body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (![overflowX, overflowY].some((way) => way === "auto" || way === "scroll")) continue;
      scroll(box, middle(inner.getBoundingClientRect()), middle(box.getBoundingClientRect()));
      inner = box;
    }
    scroll(globalThis, middle(inner.getBoundingClientRect()), [innerWidth / 2, innerHeight / 2]);
  }
  addEventListener("click", ({ target }) => {
    const pin = target.closest?.(".pin");
    const thing = pin && things(pin)[0];
    if (thing) bring(thing);
  });

  // The reason of a proposal closes like a menu.
  const close = (but) => all(".because[open]").filter((reason) => !reason.contains(but)).forEach((reason) => (reason.open = false));
  addEventListener("click", ({ target }) => close(target));
  addEventListener("keydown", ({ key }) => key === "Escape" && close(null));

  // On a phone the strip is the first row of the sheet, or of the dialog that lies over it.
  const SHEET = ".table > .decide [data-sheet][open], .table > .decide:not(:has([data-sheet][open]))";
  const sheet = new ResizeObserver(() => {
    const height = (selector) => (all(selector)[0]?.offsetHeight ?? 0) + "px";
    body.style.setProperty("--sheet", height(SHEET));
    body.style.setProperty("--strip", height("#guide > .lesson"));
    later();
  });

  function later() {
    waiting ||= requestAnimationFrame(point);
  }
  function look() {
    sheet.disconnect();
    if (all("#guide > .lesson").length) all(SHEET + ", #guide > .lesson").forEach((part) => sheet.observe(part));
    later();
  }
  new MutationObserver(look).observe(main, { subtree: true, childList: true, attributes: true });
  new MutationObserver(later).observe(body, { attributes: true, attributeFilter: ["data-behind"] });
  on(["scroll", "resize", "transitionend", "animationend"], later);
  look();
}
