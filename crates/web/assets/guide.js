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

  function ring(number, thing, box) {
    const mark = document.createElement("i");
    const style = getComputedStyle(thing);
    mark.dataset.pin = mark.textContent = number;
    mark.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    mark.style.borderRadius = style.borderRadius === "0px" ? "8px" : style.borderRadius;
    return mark;
  }

  let waiting;
  function point() {
    waiting = 0;
    const rings = [];
    for (const pin of all("#guide .pin")) {
      for (const thing of things(pin)) {
        const box = thing.getBoundingClientRect();
        if (isSeen(thing, box)) rings.push(ring(pin.dataset.pin, thing, box));
      }
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
  addEventListener("click", ({ target }) => {
    const pin = target.closest?.(".pin");
    const thing = pin && things(pin)[0];
    thing?.scrollIntoView({ block: "center", inline: "center", behavior: still.matches ? "instant" : "smooth" });
  });

  // On a phone the strip is the first row of the sheet.
  const sheet = new ResizeObserver(() => {
    const height = (selector) => (all(selector)[0]?.offsetHeight ?? 0) + "px";
    body.style.setProperty("--sheet", height(".table > .decide"));
    body.style.setProperty("--strip", height("#guide > .lesson"));
    later();
  });

  // A rulebook beside the table lies over the board alone: players, question and answers stay in sight.
  const box = byId("beside");
  function place() {
    const board = byId("board");
    if (box.hidden || !board) return;
    if (innerWidth <= 820) return box.removeAttribute("style");
    const { left, top, bottom, width } = board.getBoundingClientRect();
    const above = Math.max(top, all("header")[0].getBoundingClientRect().bottom + 8);
    const below = Math.max(above + 360, Math.min(bottom, innerHeight - 8));
    box.style.cssText = `left:${left}px;top:${above}px;width:${Math.min(460, width)}px;height:${below - above}px`;
  }
  new MutationObserver(place).observe(box, { attributes: true, attributeFilter: ["hidden"] });
  on(["scroll", "resize"], place);

  function later() {
    waiting ||= requestAnimationFrame(point);
  }
  function look() {
    sheet.disconnect();
    if (all("#guide > .lesson").length) all(".table > .decide, #guide > .lesson").forEach((part) => sheet.observe(part));
    later();
  }
  new MutationObserver(look).observe(main, { subtree: true, childList: true, attributes: true });
  on(["scroll", "resize", "transitionend", "animationend"], later);
  look();
}
