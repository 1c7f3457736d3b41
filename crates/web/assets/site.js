// What the pages do beyond HTML. All texts come from <body>: `data-text-…`.
"use strict";

const body = document.body;
const byId = (id) => document.getElementById(id);
const main = byId("main");
const all = (selector) => [...document.querySelectorAll(selector)];
const random = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const parse = (html) => new DOMParser().parseFromString(html, "text/html");

// Telling

let notice;
function tell(text = "", rule, book) {
  clearTimeout(notice);
  byId("notice").textContent = text;
  if (book) {
    const link = document.createElement("a");
    [link.href, link.textContent, link.dataset.beside, link.dataset.hot] = [book, rule, "", "w"];
    byId("notice").append(" ", link);
  } else if (text) notice = setTimeout(tell, 8000);
}

let title = document.title, turns = 0;
function entitle() {
  document.title = (turns ? `(${turns}) ` : "") + (all("[data-title]")[0]?.dataset.title ?? title);
}

let ahead = body.dataset.now - Date.now(); // the clock of the server
function remaining(ms) {
  const two = (number) => String(number % 60).padStart(2, "0");
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return body.dataset.textDays.replace("#", Math.floor(hours / 24));
  return (hours ? hours + ":" + two(minutes) : minutes) + ":" + two(seconds);
}

function tick() {
  for (const clock of all("[data-until]")) {
    clock.textContent = remaining(clock.dataset.until - Date.now() - ahead);
  }
  if (source && Date.now() - heard > 40000) lost();
}

// Morphing: what is still there stays the same element

const keyOf = (node) => node.id || node.dataset?.key;

function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== 1) return void (old.data = fresh.data);
  const touched = old.value !== old.defaultValue || old.checked !== old.defaultChecked;
  if ("ripens" in old.dataset && old.value !== fresh.value) old.changed = Date.now();
  const { at } = old.dataset, to = fresh.dataset.at;
  if (at && to && at !== to) queueMicrotask(() => globalThis.travel?.(old, at, to));
  for (const { name, value } of fresh.attributes) {
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  // A region that was given the focus (below) keeps what lets it have it.
  const stays = (name) => ["open", "aria-live"].includes(name) || (name === "tabindex" && old.tabIndex < 0);
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !stays(name)) old.removeAttribute(name);
  }
  if (old.matches("input") && !touched) {
    old.value = old.defaultValue;
    old.checked = old.defaultChecked;
  }
  const keyed = new Map();
  const loose = [];
  for (const node of old.childNodes) keyOf(node) ? keyed.set(keyOf(node), node) : loose.push(node);
  const pairs = [...fresh.childNodes].map((node) => {
    const same = (other) => other?.nodeName === node.nodeName;
    const known = keyed.get(keyOf(node));
    if (keyOf(node)) return [node, same(known) && known];
    const place = loose.findIndex(same);
    return [node, place >= 0 && loose.splice(0, place + 1)[place]];
  });
  const stay = new Set(pairs.map(([, kept]) => kept));
  for (const node of [...old.childNodes]) if (!stay.has(node)) node.remove();
  let next = old.firstChild;
  for (const [node, kept] of pairs) {
    if (kept && kept === next) next = next.nextSibling;
    else if (kept && old.moveBefore) old.moveBefore(kept, next);
    else old.insertBefore(kept || node, next);
    if (kept) morph(kept, node);
  }
}

// Takes a whole page, or regions alone; at a table some of them may have to wait (`follow`).
function show(html) {
  const page = parse(html);
  const fresh = page.querySelector("main");
  // Parts of a drawing are in an `svg` of their own.
  const parts = [...page.querySelectorAll("body > [id], body > svg:not([id]) > *")];
  if (!fresh) return globalThis.follow ? follow(parts) : put(parts);
  globalThis.forget?.();
  keepFocus(() => {
    title = page.title;
    ahead = page.body.dataset.now - Date.now();
    body.dataset.game = page.body.dataset.game ?? "";
    morph(all("header")[0], page.querySelector("header"));
    morph(main, fresh);
    return true;
  });
}

// Puts regions, or parts of them, into their places.
function put(parts) {
  keepFocus(() => parts.every(putPart) || void renew());
}

function putPart(part) {
  // What is empty stays what it is.
  for (const same of part.querySelectorAll('[data-h=""]')) {
    const known = byId(same.id);
    if (!known) return false;
    same.replaceWith(known.cloneNode(true));
  }
  const old = byId(part.id), place = byId(part.dataset.in);
  if (old) old.nodeName === part.nodeName ? morph(old, part) : old.replaceWith(part);
  else place?.append(part);
  // If it has no place, the game has begun since this page was loaded.
  return old || place;
}

function keepFocus(change) {
  const active = document.activeElement;
  const region = active.closest("[data-h]:not([data-h] *)");
  const ended = all(".ranking").length;
  if (!change()) return;
  if (!ended && all(".ranking").length) scrollTo(0, 0);
  // If what was pressed is gone, focus stays in its region.
  if (!active.isConnected && region) region.tabIndex = -1;
  if (active !== document.activeElement) (active.isConnected ? active : region)?.focus({ preventScroll: true });
  settle();
}

// Posting: with the same key until it is answered

async function send(url, fields) {
  fields.set("key", random());
  for (let pause = 500; ; pause = Math.min(2 * pause, 8000)) {
    try {
      const headers = { Accept: "application/json" };
      const answer = await fetch(url, { method: "POST", body: fields, headers, signal: AbortSignal.timeout(20000) });
      if (![502, 503, 504].includes(answer.status)) return answer;
    } catch {}
    tell(body.dataset.textAgain);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function obey(answer, before) {
  if (!answer.headers.get("Content-Type")?.includes("json")) {
    if (answer.redirected) return location.assign(answer.url);
    return answer.ok ? show(await answer.text()) : tell(body.dataset.textFailed);
  }
  const { message, rule, book, goto, regions } = await answer.json();
  if (goto) return location.assign(goto);
  // What the stream has brought meanwhile is newer.
  if (regions && events === before) show(regions);
  tell(message, rule, book);
}

const busy = new Set();
async function post(form, fields = new URLSearchParams(new FormData(form))) {
  // `form.action` may be a field of that name.
  const url = form.getAttribute("action");
  // The next question may have the same form, and need not wait for this answer.
  const question = [url, fields.get("seat"), fields.get("question")].join();
  if (busy.has(question)) return;
  busy.add(question);
  form.ariaBusy = "true";
  const before = events;
  const answer = await send(url, fields);
  busy.delete(question);
  form.ariaBusy = null;
  obey(answer, before);
}

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!form.matches("[data-post]")) return;
  event.preventDefault();
  // Someone who presses what has just become another button has not read it.
  if (Date.now() - submitter?.changed < 400) return tell(body.dataset.textChanged);
  // What is answered is what was asked, whatever the form becomes meanwhile.
  const fields = new URLSearchParams(new FormData(form, submitter));
  if (!globalThis.agreed || (await agreed(form, submitter))) post(form, fields);
});

// The stream of changes

let source, retry, sleeping, polling;
let heard, events = 0, pause = 1000;
let late = false; // what comes next happened while the page did not listen

function shut() {
  clearTimeout(retry);
  source?.close();
  source = null;
}

// Says which regions the page has. The log may be long: one number stands for all of it but the end.
function have() {
  const log = all("#log > [data-h]").slice(0, -3);
  const sum = log.reduce((sum, part) => sum ^ BigInt(parseInt(part.dataset.h, 32)), 0n);
  const others = all("[data-h]").filter((part) => !log.includes(part));
  const have = others.map((part) => part.id + "." + part.dataset.h);
  return [...have, ["log", log.length, sum.toString(32)].join(".")];
}

function listen() {
  shut();
  // What waits to be shown is not sent again.
  globalThis.skip?.();
  const { stream } = main.dataset;
  if (!stream) return;
  source = new EventSource(stream + (stream.includes("?") ? "&" : "?") + "have=" + have());
  heard = Date.now();
  const acts = { open() {}, beat() {}, rest, page: renew, late: () => (late = true), regions: show };
  for (const name in acts) {
    source.addEventListener(name, ({ data }) => {
      heard = Date.now();
      events++;
      pause = 1000;
      byId("banner").hidden = true;
      acts[name](data);
      if (name !== "late") late = false;
    });
  }
  source.onerror = lost;
}

function lost() {
  shut();
  byId("banner").hidden = false;
  retry = setTimeout(listen, pause);
  pause = Math.min(2 * pause, 15000);
}

async function renew() {
  const answer = await fetch(location).catch(() => ({}));
  if (!answer.ok) return lost();
  show(await answer.text());
  listen();
}

function rest() {
  shut();
  clearInterval(polling);
  let known;
  const count = async () => {
    const answer = await fetch("/turns").then((answer) => answer.json()).catch(() => null);
    if (!polling || !answer) return;
    // What waited before is no news.
    if (answer.turns > known) globalThis.sound?.("turn");
    turns = known = answer.turns;
    entitle();
  };
  polling = setInterval(count, 30000);
  count();
}

function wake() {
  clearTimeout(sleeping);
  clearInterval(polling);
  polling = turns = 0;
  entitle();
  if (!source) listen();
}

for (const name of ["online", "focus", "pageshow"]) addEventListener(name, wake);
addEventListener("pagehide", shut);
addEventListener("visibilitychange", () => {
  if (!document.hidden) wake();
  else if (main.dataset.stream) sleeping = setTimeout(rest, 30000);
});

// What the page asks of the script

let given = false;
async function giveNonce() {
  const url = all("[data-nonce]")[0]?.dataset.nonce;
  if (!url) given = false;
  if (!url || given) return;
  given = true;
  const nonce = sessionStorage.getItem(url) ?? random();
  sessionStorage.setItem(url, nonce);
  await obey(await send(url, new URLSearchParams({ nonce })), events);
  submitAlone();
}

// On a fresh page, or after the missing nonce.
function submitAlone() {
  for (const form of all("[data-auto]")) post(form);
}

// The first seal seen of a table is kept.
const seals = () => JSON.parse(localStorage.getItem("seals") ?? "[]");
function rememberSeals() {
  for (const { dataset } of all("[data-seal]")) {
    if (seals().some(([table]) => table === dataset.table)) continue;
    localStorage.setItem("seals", JSON.stringify([...seals(), [dataset.table, dataset.seal]].slice(-50)));
  }
}

addEventListener("click", ({ target }) => {
  for (const menu of all(".popover[open]")) menu.open = menu.contains(target);
  const button = target.closest?.("[data-copy]");
  button?.closest(".link, .shared").querySelector("input").select();
  if (button && document.execCommand("copy")) tell(body.dataset.textCopied);
});

function settle() {
  entitle();
  tick();
  globalThis.tellTimes?.();
  globalThis.arrange?.();
  rememberSeals();
  giveNonce();
}

settle();
listen();
setInterval(tick, 1000);
if (!given) submitAlone();
