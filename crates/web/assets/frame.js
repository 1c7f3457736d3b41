// What explains itself: a short text (`data-tip` or `title`) opens on hover, on focus and on a long press.
// With `data-tips` an element that has the focus shows all short texts within it.
"use strict";

// Nothing here has a name for others.
{
  const tip = document.createElement("div");
  [tip.id, tip.role, tip.popover] = ["tip", "tooltip", "manual"];
  body.append(tip);

  let tipped, opening, pressing, pressed;

  // What an element says to readers explains it, too: `data-tip` without a text.
  function spoken(part) {
    const copy = part.cloneNode(true);
    for (const sign of copy.querySelectorAll("[aria-hidden]")) sign.remove();
    return copy.textContent.trim();
  }

  const textOf = (part) => part.dataset.tip || part.title || part.ariaLabel || ("tip" in part.dataset ? spoken(part) : "");
  const within = (part) => [...part.querySelectorAll("[data-tip], [title]")].map(textOf);

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
    tip.hidePopover?.();
  }

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
    if ("tips" in target.dataset) return open(target, within(target));
    explain(find(target));
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
  addEventListener("scroll", shutTip, true);

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
