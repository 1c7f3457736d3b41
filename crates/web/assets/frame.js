// What explains itself: a short text (`data-tip` or `title`) opens on hover, on focus and on a long press.
// With `data-tips` a group that has the focus shows the short texts within it, and arrow keys go from one to the next.
"use strict";

// Nothing here has a name for others.
{
  const tip = document.createElement("div");
  [tip.id, tip.role, tip.popover] = ["tip", "tooltip", "manual"];
  body.append(tip);

  let tipped, opening, pressing, pressed;
  // What explains itself because it has the focus does so while it moves.
  let stays = false;

  // What an element says to readers explains it, too: `data-tip` without a text.
  function spoken(part) {
    const copy = part.cloneNode(true);
    for (const sign of copy.querySelectorAll("[aria-hidden]")) sign.remove();
    return copy.textContent.trim();
  }

  const textOf = (part) => part.dataset.tip || part.title || part.ariaLabel || ("tip" in part.dataset ? spoken(part) : "");
  const signs = (group) => [...group.querySelectorAll("[data-tip], [title]")].filter((part) => part.checkVisibility());
  const within = (part) => signs(part).map(textOf);

  function place({ left, right, top, bottom }) {
    const { offsetWidth: width, offsetHeight: height } = tip;
    const x = Math.max(6, Math.min((left + right - width) / 2, innerWidth - width - 6));
    const y = top - height - 8 > 4 ? top - height - 8 : Math.min(bottom + 8, innerHeight - height - 4);
    tip.style.translate = `${x}px ${Math.max(4, y)}px`;
  }

  function open(part, lines) {
    shutTip();
    const texts = [...new Set(lines)].filter(Boolean);
    if (!texts.length || !part.isConnected) return;
    tipped = part;
    tip.replaceChildren(...texts.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
    // The browser would show the title a second time.
    if (part.title) [part.untitled, part.title] = [part.title, ""];
    tip.showPopover?.();
    place(part.getBoundingClientRect());
  }

  function shutTip() {
    clearTimeout(opening);
    if (!tipped) return;
    if (tipped.untitled && !tipped.title) tipped.title = tipped.untitled;
    tipped = tipped.untitled = null;
    stays = false;
    tip.hidePopover?.();
  }

  // A group explains as much as there is room for.
  function openAll(group, before = []) {
    open(group, [...before, ...within(group)]);
    while (tip.offsetHeight > innerHeight / 2 && tip.children.length > 1) tip.lastChild.remove();
    place(group.getBoundingClientRect());
  }

  function walk(group, way) {
    const all = signs(group);
    group.sign = ((group.sign ?? (way > 0 ? -1 : 0)) + way + all.length) % all.length;
    open(all[group.sign], [textOf(all[group.sign])]);
  }

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!way || !target.matches("[data-tips]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!signs(target).length) return;
    event.preventDefault();
    walk(target, way);
    stays = true;
  });

  const find = (target) => target.closest?.("[data-tip], [title]:not([title=''])");

  function explain(part) {
    part ? open(part, textOf(part) ? [textOf(part)] : within(part)) : shutTip();
  }

  addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const part = find(target);
    if (tipped && !tipped.contains(target)) shutTip();
    clearTimeout(opening);
    if (part && part !== tipped) opening = setTimeout(() => explain(part), 350);
  });

  document.addEventListener("pointerleave", shutTip);

  addEventListener("focusin", ({ target }) => {
    if (!target.matches(":focus-visible")) return;
    delete target.sign;
    // A control says what it is part of, and what the signs on it mean.
    const part = find(target);
    const isGroup = "tips" in target.dataset || (target.matches("a, button") && signs(target).length);
    if (isGroup) openAll(target, part ? [textOf(part)] : []);
    else explain(part);
    stays = !!tipped;
  });
  addEventListener("focusout", shutTip);

  // A long press explains, and does nothing else.
  addEventListener("pointerdown", ({ target, pointerType }) => {
    pressed = false;
    shutTip();
    const part = find(target) ?? target.closest?.("[data-tips]");
    if (!part || pointerType === "mouse") return;
    pressing = setTimeout(() => {
      pressed = true;
      explain(part);
    }, 450);
  });
  for (const name of ["pointerup", "pointercancel", "pointermove"]) {
    addEventListener(name, ({ movementX, movementY }) => {
      if (name !== "pointermove" || Math.abs(movementX) + Math.abs(movementY) > 6) clearTimeout(pressing);
    });
  }
  for (const name of ["click", "contextmenu"]) {
    addEventListener(name, (event) => {
      if (!pressed) return;
      pressed = name !== "click";
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }

  addEventListener("keydown", ({ key }) => key === "Escape" && shutTip());
  addEventListener("scroll", () => (stays && tipped.isConnected ? place(tipped.getBoundingClientRect()) : shutTip()), true);

  // Moments, in the words of the page's language: `data-ago` as in "2 hours ago", `data-since` as in "2 min".

  const { lang } = document.documentElement;
  const UNITS = [["day", 86400000], ["hour", 3600000], ["minute", 60000]];
  const unitOf = (ms) => UNITS.find(([, size]) => ms >= size) ?? UNITS[2];

  const before = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  function ago(ms) {
    const [unit, size] = unitOf(ms);
    return before.format(-Math.max(0, Math.floor(ms / size)), unit);
  }

  function lasting(ms) {
    const [unit, size] = unitOf(ms);
    return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.max(1, Math.floor(ms / size)));
  }

  function dayOf(ms) {
    const year = new Date(ms).getFullYear() === new Date().getFullYear() ? undefined : "numeric";
    return new Date(ms).toLocaleDateString(lang, { day: "numeric", month: "short", year });
  }

  function say(part, text) {
    if (part.textContent !== text) part.textContent = text;
  }

  globalThis.tellTimes = () => {
    const now = Date.now() + ahead;
    for (const part of all("[data-ago]")) say(part, ago(now - part.dataset.ago));
    for (const part of all("[data-since]")) say(part, lasting(now - part.dataset.since));
    for (const part of all("[data-date]")) say(part, dayOf(+part.dataset.date));
    for (const part of all("[data-hurry]")) {
      part.classList.toggle("late", part.querySelector("[data-until]").dataset.until - now < 60000);
    }
  };

  tellTimes();
  setInterval(tellTimes, 1000);
}

{
  // Space skips to now. A button that a click has left the focus on is not what it is meant for; one that the keyboard has
  // reached is. With any key the browser shows the focus, so what counts is how it came there.
  let reached = false, skipped = false;
  addEventListener("focusin", ({ target }) => (reached = target.matches(":focus-visible")));
  addEventListener("pointerdown", () => (reached = false));
  const isMeant = (target) =>
    target.closest("input, select, textarea, dialog") || (reached && target.closest("a, button, summary"));

  addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== " " || held || isMeant(event.target) || body.dataset.keys === "off") return;
    if (!("behind" in body.dataset)) return;
    event.preventDefault();
    skipped = true;
    skip();
  });
  // Some browsers press a button when the key is let go.
  addEventListener("keyup", (event) => {
    if (event.key !== " " || !skipped) return;
    event.preventDefault();
    skipped = false;
  }, true);
}

{
  // A rulebook beside the table lies over the board alone: players, question and answers stay in sight.
  const box = byId("beside"), { style } = document.documentElement;
  const edge = (selector) => all(selector)[0]?.getBoundingClientRect();

  // On a phone it is half a sheet, as high as the players below the board and the answers leave room. The board grows with it.
  function roomOnPhone(bar, board) {
    const answers = edge(".table > .decide"), players = edge("#players");
    const floor = answers?.height ? Math.min(innerHeight, answers.top) : innerHeight;
    const follows = players && Math.abs(players.top - board.bottom) < 40;
    return Math.max(200, floor - bar - 8 - (follows ? players.height + 8 : 0));
  }

  let opened = false;
  function place() {
    const board = edge("#board"), bar = edge("header").bottom;
    if (box.hidden || !board) {
      opened = false;
      return void style.removeProperty("--book");
    }
    if (innerWidth > 820) {
      const above = Math.max(board.top, bar + 8);
      const below = Math.max(above + 360, Math.min(board.bottom, innerHeight - 8));
      box.style.cssText = `left:${board.left}px;top:${above}px;width:${Math.min(460, board.width)}px;height:${below - above}px`;
      return;
    }
    if (!opened) scrollTo({ top: 0, behavior: "instant" });
    const room = roomOnPhone(bar, edge("#board"));
    opened = true;
    style.setProperty("--book", room + "px");
    box.style.cssText = `left:0;right:0;top:${bar}px;height:${room}px`;
  }
  // Only tables have one.
  if (box) new MutationObserver(place).observe(box, { attributes: true, attributeFilter: ["hidden"] });
  for (const name of box ? ["scroll", "resize"] : []) addEventListener(name, place, { capture: true, passive: true });
}
