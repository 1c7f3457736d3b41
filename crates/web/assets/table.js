// What the pages of tables do besides: the time line, rules beside the table, asking first, keys, things that move.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");

// What cannot be taken back is asked again, as long as it can be done.
let doubted;
function ask(text, button) {
  const dialog = byId("ask");
  dialog.querySelector("p").textContent = text;
  dialog.returnValue = "";
  doubted = { button, value: button?.value };
  dialog.showModal();
  return new Promise((answer) => (dialog.onclose = () => answer(dialog.returnValue === "yes")));
}

function agreed(form, button) {
  const { asks } = body.dataset;
  // An order never bids what cannot be paid.
  const dear = button?.name !== "order" && form.querySelector("[data-cash]");
  const great = dear && +dear.value > dear.dataset.cash ? dear.dataset.ask : button?.dataset.ask;
  const question = great ?? (asks === "every" && button?.dataset.askAll);
  return asks === "never" || !question || ask(question, button);
}

// Movement

// A piece follows the drawn way between its places, backwards: ways begin where it is now.
function travel(piece, from, to) {
  const way = all(`[data-way="${to}-${from}"]`)[0];
  if (!way || still.matches) return;
  const frames = Array.from({ length: 17 }, (_, i) => {
    const { x, y } = way.getPointAtLength(way.getTotalLength() * (1 - i / 16));
    return { transform: `translate(${x}px,${y}px)` };
  });
  piece.animate(frames, { duration: 1200, easing: "ease-in-out" });
}

// What is larger than its frame shows the place that matters. Where that differs from viewer to viewer, something hidden in
// the frame says it.
function centre(part) {
  const frame = part.hidden ? part.parentElement : part;
  if (frame.centred === part.dataset.centre) return;
  const [x, y] = part.dataset.centre.split(" ");
  frame.scrollTo({
    left: frame.scrollWidth * x - frame.clientWidth / 2,
    top: frame.scrollHeight * y - frame.clientHeight / 2,
    behavior: frame.centred && !still.matches ? "smooth" : "instant",
  });
  frame.centred = part.dataset.centre;
}

// As long as the calls of a hammer count, they are the newest lines of the log; what is sold is a line for good.
function tellCalls() {
  const said = all("#clock .calls :is(.done, [aria-current])"), lines = byId("called");
  if (!lines || lines.textContent === said.map((call) => call.textContent).join("")) return;
  const icon = all("#clock .calls .icon")[0];
  lines.replaceChildren(...said.map(({ textContent }) => {
    const line = Object.assign(document.createElement("li"), { className: "line" });
    line.append(icon.cloneNode(true), textContent);
    return line;
  }));
}

// The script of the guide comes with the guide, and that of the replay with the end of the game.
function fetchScript(name, place) {
  if (!body.dataset[name] || !all(place).length) return;
  const script = document.createElement("script");
  script.src = body.dataset[name];
  delete body.dataset[name];
  document.head.append(script);
}

// A style that the page has not needed yet; that of its game stays the last.
const styles = {};
function fetchStyle(name) {
  if (!body.dataset[name]) return styles[name];
  const link = document.createElement("link");
  [link.rel, link.href] = ["stylesheet", body.dataset[name]];
  delete body.dataset[name];
  all("link[rel=stylesheet]")[0].after(link);
  return (styles[name] = new Promise((done) => (link.onload = link.onerror = done)));
}

function arrange() {
  tellCalls();
  if (all("#end > *").length) fetchStyle("ending");
  fetchScript("guide", "#guide > *");
  fetchScript("replay", "#end > *");
  all("[data-centre]").forEach(centre);
  const { button, value } = doubted ?? {};
  if (button && byId("ask").open && !(button.isConnected && button.value === value)) byId("ask").close();
}

// Checking the chance, when someone wants to

async function check({ dataset }, output) {
  const check = import(dataset.script).then((script) => script.default(dataset, seals()));
  output.textContent = await check.catch(() => body.dataset.textFailed);
}

// Going on without a new page: along the time line, to a rule beside the table

// The button that skips to now is over the board, and never over the guide or the answers: returns where those begin.
function lift(top) {
  const edge = (part) => part.getBoundingClientRect();
  const board = edge(byId("board"));
  const isBelow = (box) => box.width && box.left < board.right && box.top > (top ?? board.top);
  const tops = all("#guide .lesson, .decide").map(edge).filter(isBelow).map((box) => box.top);
  const floor = Math.min(innerHeight, ...tops);
  byId("behind").style.setProperty("--lift", Math.max(0, board.bottom - floor) + "px");
  return floor;
}

const failed = () => tell(body.dataset.textFailed);

// A sum that cannot be bid is explained where everything is: the browser's own bubble would lie over the answers.
addEventListener("invalid", (event) => {
  if (!event.target.closest?.("#answers")) return;
  event.preventDefault();
  tell(event.target.validationMessage);
  event.target.focus();
}, true);

let going;
async function go(url) {
  going?.abort();
  const { signal } = (going = new AbortController());
  shut();
  // What was asked before is answered no more.
  events++;
  try {
    const answer = await fetch(url, { signal });
    const page = await answer.text();
    if (!answer.ok) return location.assign(url);
    history.replaceState(null, "", url);
    byId("banner").hidden = true;
    // Lines that come back are not news.
    byId("log").ariaLive = "off";
    show(page);
    setTimeout(() => byId("log")?.removeAttribute("aria-live"), 1000);
  } catch {
    if (signal.aborted) return;
    failed();
  }
  listen();
}

let opener, wanted;
async function beside(url) {
  const mine = (wanted = {});
  const [answer] = await Promise.all([fetch(url).catch(() => ({})), fetchStyle("book")]);
  const page = answer.ok && parse(await answer.text());
  if (mine !== wanted) return;
  if (!page) return failed();
  const box = byId("beside");
  if (box.hidden) opener = document.activeElement;
  tell();
  box.hidden = false;
  box.lastElementChild.replaceChildren(...page.querySelector("main").childNodes);
  // By then it has its place.
  await null;
  const rule = box.querySelector("#" + CSS.escape(url.split("#")[1]));
  rule?.classList.add("found");
  (rule ?? box).scrollIntoView({ block: "center" });
  box.focus({ preventScroll: true });
}

function shutBeside() {
  byId("beside").hidden = true;
  opener?.focus();
}

// What was refused is said until one does something else.
addEventListener("pointerdown", ({ target }) => byId("notice").contains(target) || tell());

addEventListener("click", async (event) => {
  const on = (selector) => event.target.closest?.(selector);
  const link = on("a[data-go], a[data-why], a[data-beside], #beside a[href^='/rules']");
  const button = on("[data-verify], [data-shut], button[data-keys]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if ("go" in link.dataset) return go(link.href);
    if (!("why" in link.dataset)) return beside(link.href);
    await fetch(link.href, { headers: { Accept: "application/json" } }).then(obey, failed);
  }
  if (button?.dataset.verify) check(button, button.parentNode.querySelector("output"));
  else if (button) "keys" in button.dataset ? byId("keys").showModal() : shutBeside();
});

addEventListener("submit", (event) => {
  const { target: form } = event;
  if (!form.closest("#beside")) return;
  event.preventDefault();
  beside(form.action + "?" + new URLSearchParams(new FormData(form)));
});

addEventListener("input", ({ target }) => {
  const { time } = target.dataset, { value, max } = target;
  // The last moment is the page itself.
  if (time) go(value === max ? time.replace(/step=0&|[?]step=0/, "") : time.replace("step=0", "step=" + value));
});

// A field with `data-send` is sent when it has another value.
addEventListener("change", ({ target }) => "send" in target.dataset && target.form.requestSubmit());

// What is carried (`data-carry` names its field) is chosen; where it is dropped (`data-drop`), the place is pressed.
let carried;
addEventListener("dragstart", ({ target }) => {
  carried = byId(target.dataset?.carry);
  carried?.click();
});
addEventListener("dragend", () => (carried = null));
addEventListener("dragover", (event) => carried && event.target.closest("[data-drop]") && event.preventDefault());
addEventListener("drop", (event) => {
  const place = carried && event.target.closest("[data-drop]")?.querySelector(".place");
  if (!place?.checkVisibility()) return;
  event.preventDefault();
  place.click();
});

// Keys: `data-hot` names the one that presses or reaches an element. Answers are only reached: Enter gives them.
// Where answers show numbers (`data-number`), digits mean these; a second digit makes a longer one of the first.

let digits = "", question;
function numbered(answers, digit) {
  const { h } = byId("answers").dataset;
  if (question !== h) [question, digits] = [h, ""];
  const of = (number) => answers.find(({ dataset }) => dataset.number === number);
  const place = of(digits + digit) ?? of(digit);
  digits = place?.dataset.number ?? digit;
  return place;
}

addEventListener("keydown", (event) => {
  const { key, target } = event;
  const held = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  if (key === "Escape" && !all("dialog[open]").length) {
    tell();
    for (const menu of all(".popover[open]")) menu.open = false;
    if (!byId("beside").hidden) shutBeside();
  }
  // Letters mean nothing to sliders and to what is chosen or ticked.
  const typed = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea, #beside, dialog";
  if (body.dataset.keys === "off" || held || target.closest(typed) || all("dialog[open]").length) return;
  if (key === "?") return byId("keys").showModal();
  const answers = all("#answers button, #answers a");
  const isDigit = /^[0-9]$/.test(key);
  if (!isDigit) digits = "";
  const answer = isDigit && (all("#answers [data-number]").length ? numbered(answers, key) : answers[key - 1]);
  const place = answer || all("[data-hot]").find(({ dataset }) => dataset.hot === key);
  if (!place) return;
  event.preventDefault();
  place.focus();
  if (!answers.includes(place) && place.matches("a, button")) place.click();
});

arrange();

{
  // Sound is off until someone switches it on; its script is loaded then.

  let player, myTurn = true;
  const isAudible = () => localStorage.getItem("sound") === "on";
  const volume = () => +(localStorage.getItem("volume") ?? 60);

  globalThis.sound = async (name) => {
    // Out of sight nothing is heard but the call to come back.
    if (!name || !isAudible() || (document.hidden && name !== "turn")) return;
    player ??= import(byId("sound").dataset.script);
    (await player).default(name, volume() / 100);
  };

  function showSound() {
    const turn = all("#status .turn").length > 0;
    if (turn && !myTurn) sound("turn");
    myTurn = turn;
    if (byId("sound")) byId("sound").ariaPressed = String(isAudible());
    if (byId("volume")) byId("volume").value = volume();
  }

  addEventListener("click", ({ target }) => {
    if (!target.closest?.("#sound")) return;
    localStorage.setItem("sound", isAudible() ? "off" : "on");
    showSound();
    sound("turn");
  });
  addEventListener("change", ({ target }) => {
    if (target.id !== "volume") return;
    localStorage.setItem("volume", target.value);
    sound("coin");
  });

  const arrangeTable = globalThis.arrange;
  globalThis.arrange = () => {
    arrangeTable?.();
    showSound();
  };
  showSound();
}
