// What the pages of tables do besides: the time line, rules beside the table, asking first, keys, things that move.
"use strict";

const still = matchMedia("(prefers-reduced-motion: reduce)");

// What cannot be taken back is asked again.
function ask(text) {
  const dialog = byId("ask");
  dialog.querySelector("p").textContent = text;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => (dialog.onclose = () => answer(dialog.returnValue === "yes")));
}

function agreed(form, button) {
  const { asks } = body.dataset;
  const dear = form.querySelector("[data-cash]");
  const great = dear && +dear.value > dear.dataset.cash ? dear.dataset.ask : button?.dataset.ask;
  const question = great ?? (asks === "every" && button?.dataset.askAll);
  return asks === "never" || !question || ask(question);
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

// What is larger than its frame shows the place that matters.
function centre(part) {
  if (part.centred === part.dataset.centre) return;
  const [x, y] = part.dataset.centre.split(" ");
  part.scrollTo({
    left: part.scrollWidth * x - part.clientWidth / 2,
    top: part.scrollHeight * y - part.clientHeight / 2,
    behavior: part.centred && !still.matches ? "smooth" : "instant",
  });
  part.centred = part.dataset.centre;
}

function arrange() {
  all("[data-centre]").forEach(centre);
}

// Checking the chance, when somebody wants to

async function check(button, output) {
  const { default: verify } = await import(button.dataset.script);
  output.textContent = await verify(button.dataset, seals()).catch(() => body.dataset.textFailed);
}

// Going on without a new page: along the time line, to a rule beside the table

let going;
async function go(url) {
  going = url;
  shut();
  const answer = await fetch(url).catch(() => ({}));
  if (going !== url) return;
  if (!answer.ok) return location.assign(url);
  history.replaceState(null, "", url);
  show(await answer.text());
  listen();
}

async function beside(url) {
  const answer = await fetch(url).catch(() => ({}));
  if (!answer.ok) return location.assign(url);
  const box = byId("beside");
  tell();
  box.hidden = false;
  box.lastElementChild.replaceChildren(...parse(await answer.text()).querySelector("main").childNodes);
  const rule = box.querySelector("#" + CSS.escape(url.split("#")[1]));
  rule?.classList.add("found");
  (rule ?? box).scrollIntoView({ block: "center" });
  box.focus({ preventScroll: true });
}

addEventListener("click", async (event) => {
  const on = (selector) => event.target.closest?.(selector);
  const link = on("a[data-go], a[data-why], a[data-beside], #beside a[href^='/rules']");
  const button = on("[data-verify], [data-shut], [data-keys]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if ("go" in link.dataset) return go(link.href);
    if (!("why" in link.dataset)) return beside(link.href);
    obey(await fetch(link.href, { headers: { Accept: "application/json" } }), events);
  }
  if (button?.dataset.verify) check(button, button.parentNode.querySelector("output"));
  else if (button) "keys" in button.dataset ? byId("keys").showModal() : (button.parentNode.hidden = true);
});

addEventListener("submit", (event) => {
  const { target: form } = event;
  if (!form.closest("#beside")) return;
  event.preventDefault();
  beside(form.action + "?" + new URLSearchParams(new FormData(form)));
});

addEventListener("input", ({ target }) => {
  const { time, now } = target.dataset;
  if (time) go(target.value === target.max ? now : time.replace("step=0", "step=" + target.value));
});

// Keys: `data-hot` names the one that presses or reaches an element

addEventListener("keydown", (event) => {
  const { key, target } = event;
  const busy = event.ctrlKey || event.metaKey || event.altKey || all("dialog[open]").length;
  if (busy || target.closest("input:not([type=range]), select, textarea")) return;
  if (key === "Escape") byId("beside").hidden = true;
  if (key === "?") return byId("keys").showModal();
  const answer = key > 0 && all("#answers button, #answers a")[key - 1];
  const wanted = answer || all("[data-hot]").find(({ dataset }) => dataset.hot === key);
  if (!wanted) return;
  event.preventDefault();
  wanted.focus();
  if (!answer && wanted.matches("a, button")) wanted.click();
});

arrange();
