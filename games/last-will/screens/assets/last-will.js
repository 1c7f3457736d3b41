// The table of Last Will: what is lifted before it is done, market tokens that change places, digits that reach cards. All
// texts come from the page.
"use strict";

{
  const one = (selector) => document.querySelector(selector);
  const every = (selector) => [...document.querySelectorAll(selector)];

  // What is the same already is left alone: whatever is written here is seen below as a change.
  const put = (node, name, value) => node.getAttribute(name) !== value && node.setAttribute(name, value);
  const say = (node, text) => node.textContent !== text && (node.textContent = text);
  const hide = (node, hidden) => node && node.hidden !== hidden && (node.hidden = hidden);

  // A plan, a card of the offering, an errand: it is lifted first, then the button does it.

  let lifted;
  const places = () => every("button[data-give]");

  function mark() {
    const picked = places().find((button) => button.value === lifted);
    if (!picked) lifted = null;
    for (const button of places()) put(button, "aria-pressed", String(button === picked));
    const panel = one("#answers .lifting"), give = one("#answers .lifting .give");
    if (!panel) return;
    hide(give, !picked);
    hide(panel, !picked);
    if (panel.dataset.of === (lifted ?? "")) return;
    put(panel, "data-of", lifted ?? "");
    if (picked) show(panel, give, picked);
  }

  function show(panel, give, picked) {
    say(give, picked.dataset.give);
    put(give, "name", "action");
    put(give, "value", picked.value);
    const copy = document.createElement("div");
    copy.className = picked.className;
    copy.append(...picked.cloneNode(true).childNodes);
    for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
    panel.querySelector(".lifted").replaceChildren(copy);
    const lines = (picked.dataset.brings ?? "").split("|").map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    });
    panel.querySelector(".brings").replaceChildren(...lines);
  }

  addEventListener("click", (event) => {
    const button = event.target.closest?.("button[data-give]");
    if (!button || !one("#answers .lifting")) return;
    event.preventDefault();
    lifted = lifted === button.value ? null : button.value;
    mark();
    if (lifted && !event.detail) one("#answers .lifting .give").focus();
  }, true);

  // The market: a token is lifted, and changes places with another.

  let tokens, held;
  const dishes = () => every("#answers .dish .token");
  const signed = (number) => (number < 0 ? "−" : "+") + Math.abs(number);

  function lay() {
    const all = dishes();
    if (!all.length) return void (tokens = null);
    const asked = all.map(({ dataset }) => dataset.token).join();
    if (tokens?.asked !== asked) [tokens, held] = [{ asked, now: asked.split(",").map(Number) }, null];
    const give = one("#answers .dishes .give");
    const order = give.dataset.order.split(",").map((place) => tokens.now[place]);
    put(give, "value", "market " + order.join(" "));
    all.forEach((button, place) => token(button, tokens.now[place], place));
    for (const line of every("#answers .dishes [data-houses]")) worth(line);
  }

  function token(button, now, place) {
    const dish = button.closest(".dish"), was = +button.dataset.token;
    say(button, signed(now));
    button.classList.toggle("minus", now < 0);
    button.classList.toggle("plus", now >= 0);
    put(button, "aria-pressed", String(held === place));
    dish.classList.toggle("moved", now !== was);
    for (const line of dish.querySelectorAll("[data-base]")) {
      const brings = (token) => line.dataset.money.replace("#", Math.max(0, +line.dataset.base + token));
      const text = now === was ? brings(was) : brings(was) + " → " + brings(now);
      say(line.querySelector(".money"), text);
    }
  }

  // What somebody's houses count for: each with the lower of its tokens.
  function worth(line) {
    const sum = (tokens) => line.dataset.houses.split(" ").filter(Boolean).reduce((sum, house) => {
      const [base, ...types] = house.split(":").map(Number);
      return sum + Math.max(0, base + Math.min(...types.map((type) => tokens[type])));
    }, 0);
    const money = (sum) => line.dataset.money.replace("#", sum);
    const before = sum(tokens.asked.split(",").map(Number)), now = sum(tokens.now);
    say(line.querySelector(".money"), before === now ? money(now) : money(before) + " → " + money(now));
  }

  addEventListener("click", ({ target }) => {
    const button = target.closest?.("#answers .dish .token"), place = dishes().indexOf(button);
    if (!button || !tokens) return;
    if (held === null) held = place;
    else {
      [tokens.now[held], tokens.now[place]] = [tokens.now[place], tokens.now[held]];
      held = null;
    }
    lay();
  });

  // Digits reach the cards that have a number; a second digit makes a longer number of the first.

  let digits = "";
  function reach(event, digit) {
    const typed = "input:not([type=checkbox]), select, textarea, #beside, dialog";
    if (document.body.dataset.keys === "off" || event.target.closest?.(typed) || one("dialog[open]")) return;
    const of = (number) => one(`[data-number="${number}"]`);
    const place = (digits && of(digits + digit)) || of(digit);
    if (!place) return;
    digits = place.dataset.number;
    event.preventDefault();
    event.stopPropagation();
    (place.matches("button, a") ? place : place.querySelector("button, a, [tabindex]"))?.focus();
  }

  // Escape puts down what is lifted.
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const isDigit = /^[0-9]$/.test(event.key);
    if (isDigit) reach(event, event.key);
    else digits = "";
    if (event.key !== "Escape" || one("dialog[open], .popover[open], #beside:not([hidden])")) return;
    lifted = held = null;
    mark();
    lay();
  }, true);

  function look() {
    mark();
    lay();
  }

  const watch = new MutationObserver(look);
  watch.observe(one("main"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-h", "value"] });
  look();
}
