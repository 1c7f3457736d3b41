// The family tree on a page: who is about to be chosen, what of it would reach one's heir, and on a phone a sheet to pinch
// and to pan. All texts come from the page.
"use strict";

{
  const one = (selector) => document.querySelector(selector);
  const every = (selector) => [...document.querySelectorAll(selector)];
  const phone = matchMedia("(max-width: 820px)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const { dataset, style } = document.documentElement;

  // What is the same already is left alone: whatever is written here is seen below as a change.
  const put = (node, name, value) => node.getAttribute(name) !== value && node.setAttribute(name, value);
  const say = (node, text) => node.textContent !== text && (node.textContent = text);
  const hide = (node, hidden) => node && node.hidden !== hidden && (node.hidden = hidden);

  // Choosing: the portrait or its line in the list is pressed first, then the button that says what it means.

  let chosen;
  const line = (value) => value && one(`#answers .heir[data-give][value="${value}"]`);
  const open = () => every("#board .person .go");

  function mark() {
    const picked = line(chosen);
    if (!picked) chosen = null;
    for (const button of [...open(), ...every("#answers .heir[data-give]")]) {
      put(button, "aria-pressed", String(button.value === chosen));
    }
    const give = one("#answers .give");
    if (give && picked) {
      say(give, picked.dataset.give);
      put(give, "name", "action");
      put(give, "value", chosen);
      if (picked.dataset.askAll) put(give, "data-ask-all", picked.dataset.askAll);
    }
    hide(give, !picked);
    for (const chip of every(".adds")) {
      say(chip, picked?.dataset.adds ?? "");
      hide(chip, !picked?.dataset.adds);
    }
    // What the guide proposes is not what is chosen.
    const advised = one("#guide .proposed button")?.value;
    one("#guide .lesson")?.toggleAttribute("data-other", !!chosen && !!advised && advised !== chosen);
    run(chosen?.split(" ")[1]);
  }

  // On large screens the list lies over the tree: it goes with a choice, with Escape and with a click elsewhere.
  function shutLists() {
    for (const list of every(".chooser[open]")) {
      if (list.contains(document.activeElement)) list.querySelector("summary").focus();
      list.open = false;
    }
  }

  // Escape takes back one thing at a time: the list, who is chosen, the card. What else is open goes first.
  function leave() {
    if (one("dialog[open], .popover[open], #beside:not([hidden]), .estate[open], #notice:not(:empty)")) return;
    if (CSS.supports("selector(:popover-open)") && one(":popover-open")) return;
    if (one(".chooser[open]") && !isPhone()) return shutLists();
    if (chosen) return (chosen = null, mark());
    one("#answers .buttons > form[action*='/undo'] button")?.click();
  }

  // Digits reach a line of the list, which opens, or a card of the hand while nothing else answers.
  function reach(event, digit) {
    const typed = "input:not([type=checkbox]), select, textarea, #beside, dialog";
    if (document.body.dataset.keys === "off" || event.target.closest?.(typed) || one("dialog[open]")) return;
    const lines = every("#answers .heir"), cards = every("#answers button, #answers a").length ? [] : every("#hand .card");
    const place = (lines.length ? lines : cards)[digit - 1];
    if (!place) return;
    const list = place.closest(".chooser");
    if (list) list.open = true;
    event.preventDefault();
    event.stopPropagation();
    place.focus();
  }

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === "Escape") leave();
    if (/^[1-9]$/.test(event.key)) reach(event, event.key);
  }, true);
  addEventListener("pointerdown", ({ target }) => target.closest?.(".chooser") || isPhone() || shutLists());

  // Pale dashes run down the way from the chosen relative.
  function run(person) {
    const dashes = one(".lines .dashes");
    if (!dashes || (dashes.dataset.of === person && dashes.firstChild)) return;
    const reached = new Set([person]);
    const ways = every(".golden [data-to]").filter(({ dataset: { from, to } }) => {
      const leads = from.split(" ").some((parent) => reached.has(parent));
      return leads && reached.add(to);
    });
    if (!ways.length && !dashes.firstChild) return;
    dashes.replaceChildren(...ways.map((way) => way.cloneNode()));
    if (ways.length) dashes.dataset.of = person;
    else delete dashes.dataset.of;
  }

  addEventListener("click", (event) => {
    const button = event.target.closest?.("#board .person .go, #answers .heir[data-give]");
    if (!button || !line(button.value)) return;
    event.preventDefault();
    // A finger that has moved the tree chooses nobody; a key does.
    if (moved > 10 && event.detail) return;
    // A portrait that is too small to be pressed comes nearer first.
    if (isPhone() && !near && button.closest("#board")) return approach(button, 280);
    chosen = chosen === button.value ? null : button.value;
    mark();
    if (chosen && !isPhone()) shutLists();
    if (chosen && !event.detail) one("#answers .give")?.focus();
  }, true);

  // The sheet on a phone: all of it, or nearer.

  const NEAR = 0.92, MOST = 1.8;
  let near = false, scale = 1, left = 0, top = 0, moved = 0;
  const fingers = new Map();
  const isPhone = () => phone.matches && !!one(".pan");

  // The part of the sheet that is shown as a whole: the tree without the dead.
  function whole() {
    const { offsetLeft, offsetWidth, offsetHeight } = one(".sheet .tree");
    // At the end all of them are there again.
    const from = one("#end > .won") ? 0 : Math.max(0, one(".band").offsetTop - 40);
    const width = one(".family").clientWidth;
    return { offsetLeft, offsetWidth, offsetHeight, from, width, least: width / offsetWidth };
  }

  function place(time = 0) {
    const { offsetLeft, offsetWidth, offsetHeight, from, width, least } = whole();
    const room = near ? Math.max(388, 0.5 * innerHeight) : (offsetHeight - from) * least;
    if (!near) [scale, left, top] = [least, -offsetLeft * least, -from * least];
    const between = (value, low, high) => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value)));
    left = between(left, width - (offsetLeft + offsetWidth) * scale, -offsetLeft * scale);
    top = between(top, room - offsetHeight * scale, 0);
    dataset.tree = near ? "near" : "whole";
    style.setProperty("--tree-time", (calm.matches ? 0 : time) + "ms");
    style.setProperty("--tree-room", room + "px");
    style.setProperty("--tree", `translate(${left}px,${top}px) scale(${scale})`);
    announce();
  }

  // Where the middle of something is on the sheet.
  function spot(node) {
    const sheet = one(".sheet"), all = sheet.getBoundingClientRect(), its = node.getBoundingClientRect();
    const size = all.width / sheet.offsetWidth;
    return [(its.left + its.width / 2 - all.left) / size, (its.top + its.height / 2 - all.top) / size];
  }

  function approach(node, time = 320) {
    const [x, y] = spot(node);
    if (!near) scale = NEAR;
    near = true;
    const { width } = whole();
    [left, top] = [width / 2 - x * scale, Math.max(388, 0.5 * innerHeight) / 3 - y * scale];
    shutLists();
    place(time);
  }

  const worth = (button) => parseInt(button.querySelector(".share")?.textContent.match(/\d+/) ?? 0, 10);
  const best = (buttons) => buttons.reduce((found, it) => (found && worth(found) >= worth(it) ? found : it), null);

  // Those who can be chosen but are out of sight are announced at the edges.
  function announce() {
    const { offsetLeft, width } = whole();
    const shown = (button) => left + (button.closest("li").offsetLeft + offsetLeft) * scale;
    const beyond = { left: (x) => x < 24, right: (x) => x > width - 24 };
    for (const side in beyond) {
      const tab = one(".edge." + side);
      const hidden = near && isPhone() ? open().filter((button) => beyond[side](shown(button))) : [];
      hide(tab, !hidden.length);
      if (!hidden.length || !tab) continue;
      tab.goal = best(hidden);
      say(tab.querySelector(".unseen"), tab.dataset.text.replace("#", hidden.length));
      put(tab.querySelector("use"), "href", tab.goal.querySelector(".frame use").getAttribute("href"));
      say(tab.querySelector("b"), String(hidden.length));
      say(tab.querySelector("em"), tab.goal.querySelector(".share")?.textContent ?? "");
    }
    hide(one(".whole"), !near || !isPhone());
  }

  addEventListener("click", ({ target }) => {
    const tab = target.closest?.(".edge");
    if (tab) approach(tab.goal);
    if (target.closest?.(".whole")) {
      near = false;
      place(320);
      list();
    }
  });

  addEventListener("pointerdown", (event) => {
    if (!fingers.size) moved = 0;
    if (!isPhone() || !event.target.closest(".pan")) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
  });

  // The middle of the fingers on the frame, and how far they are apart.
  function grip() {
    const all = [...fingers.values()], { left, top } = one(".pan").getBoundingClientRect();
    const mean = (axis) => all.reduce((sum, finger) => sum + finger[axis], 0) / all.length;
    const span = all.length > 1 ? Math.hypot(all[0][0] - all[1][0], all[0][1] - all[1][1]) : 0;
    return [mean(0) - left, mean(1) - top, span];
  }

  addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const [x, y, span] = grip();
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const [toX, toY, toSpan] = grip();
    moved += Math.hypot(toX - x, toY - y) + Math.abs(toSpan - span);
    const { least } = whole();
    if (span && toSpan) {
      const next = Math.min(MOST, Math.max(least, (scale * toSpan) / span));
      near ||= next > least * 1.05;
      [left, top, scale] = [toX - ((x - left) * next) / scale, toY - ((y - top) * next) / scale, next];
    } else if (near) [left, top] = [left + toX - x, top + toY - y];
    else return;
    place();
  });

  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, ({ pointerId }) => {
      if (!fingers.delete(pointerId) || fingers.size || !near) return;
      if (scale > whole().least * 1.15) return;
      near = false;
      place(280);
    });
  }

  // What a portrait shows on hover it shows under a finger that stays.
  let holding;
  addEventListener("pointerdown", ({ target }) => {
    every(".held").forEach((person) => person.classList.remove("held"));
    const person = target.closest?.(".living .person");
    clearTimeout(holding);
    if (person) holding = setTimeout(() => person.classList.add("held"), 400);
  });
  addEventListener("pointerup", () => clearTimeout(holding));

  // Where the tree is shown as a whole, the list is what one chooses from; nearer, the one who matters most is in the middle.
  let asked;
  function list() {
    const chooser = one("#answers .chooser:has([data-give])");
    if (!chooser) return;
    if (!near) chooser.open = true;
    else if (open().length) approach(best(open()));
  }

  // Above the tree: the years around now; and what the signs mean, as on the sheet.
  function strip() {
    const signs = every(".legend .signs, .legend .widths"), key = one(".family > .key");
    if (key && key.children.length !== signs.length) key.replaceChildren(...signs.map((part) => part.cloneNode(true)));
    const years = every(".years .calendar li"), now = years.findIndex((year) => year.matches(".now"));
    const from = Math.max(0, Math.min(now - 2, years.length - 6)), place = one(".strip");
    if (!place || place.textContent === years.slice(from, from + 6).map((year) => year.textContent).join("") && place.children[now - from]?.matches(".now")) return;
    place.replaceChildren(...years.slice(from, from + 6).map((year) => year.cloneNode(true)));
    for (const year of place.children) year.removeAttribute("style");
  }

  function look() {
    mark();
    if (!isPhone()) return void delete dataset.tree;
    strip();
    if (!fingers.size) place();
    const now = one("#answers .chooser:has([data-give])")?.dataset.key;
    if (asked === now) return;
    asked = now;
    list();
  }

  const watch = new MutationObserver(look);
  watch.observe(one("main"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-h", "value", "class"] });
  addEventListener("resize", look);
  look();
}
