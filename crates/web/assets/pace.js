// What others do is shown at a pace that people choose. The page plays its queue of what happened: what is asked, the
// answers and the clock are always of now; the board, the players and the log follow behind.
"use strict";

{
  // How much of the usual time everything takes.
  const TEMPO = { calm: 1, brisk: 0.5, once: 0 };
  // In milliseconds: how long a step is seen, and each further line of it.
  const STEP = 1200, LINE = 600;
  // If more than this is waiting, it is shown faster; if much more is, it is not shown at all.
  const LAG = 6000, MOST = 20000;
  const FOLLOWING = ["board", "stage", "players", "end"];

  let queue = []; // steps that are not shown yet
  let current; // the step that is being shown
  let told = new Map(); // the lines of each part of the log, after all steps of the queue
  let timer = 0;

  const tempo = () => (document.hidden || late ? 0 : TEMPO[body.dataset.speed] ?? 0);
  const isLog = (part) => part.dataset.in === "log";
  const linesOf = (part) => [...part.querySelectorAll(".line")];
  const texts = (part) => linesOf(part).map((line) => line.textContent);
  const sum = (beats) => beats.reduce((sum, [, wait]) => sum + wait, 0);
  const waiting = () => [current, ...queue].reduce((all, step) => all + sum(step?.beats ?? []), 0);

  // Which parts follow behind

  const isWithin = ({ parts }, id) => parts.some((part) => part.id === id || part.querySelector(`[id="${id}"]`));

  function isBehind(part, following) {
    const place = byId(part.id)?.closest("[data-h]:not([data-h] *)");
    if (isLog(part)) return true;
    return place ? following.includes(place.id) : [current, ...queue].some((step) => step && isWithin(step, part.id));
  }

  // Showing a step

  // Returns the parts of the log that a step brings, with so many lines of the whole log.
  function logUntil({ parts, starts }, count) {
    return parts.filter(isLog).map((part) => {
      const cut = part.cloneNode(true);
      const surplus = linesOf(cut)[Math.max(0, count - starts.get(part.id))];
      while (surplus?.nextSibling) surplus.nextSibling.remove();
      // A title before it is shown with it.
      while (surplus?.previousElementSibling?.matches(":not(.line)")) surplus.previousElementSibling.remove();
      surplus?.remove();
      return cut;
    });
  }

  // What is put into the page is taken from its step.
  function putStep(step, count) {
    const rest = step.parts.filter((part) => !isLog(part));
    step.parts = step.parts.filter(isLog);
    put([...rest, ...logUntil(step, count)]);
  }

  function plan(step) {
    const lines = Array.from({ length: step.to - step.from }, (_, i) => step.from + i + 1);
    const [first = step.to, ...others] = lines;
    return [
      [() => putStep(step, first), lines.length ? STEP : 0],
      ...others.map((count) => [() => put(logUntil(step, count)), LINE]),
    ];
  }

  function next() {
    timer = 0;
    if (!current?.beats.length) current = queue.shift();
    if (current) {
      const hurry = Math.max(1, (waiting() * tempo()) / LAG);
      const [act, wait] = current.beats.shift();
      act();
      // Who has just answered waits for nothing.
      timer = setTimeout(next, busy.size ? 0 : (wait * tempo()) / hurry);
    }
    mark();
  }

  function mark() {
    byId("behind")?.toggleAttribute("hidden", !queue.length);
  }

  // Shows what is true now.
  globalThis.skip = () => {
    clearTimeout(timer);
    const steps = [current, ...queue].filter(Boolean);
    [current, queue, timer] = [null, [], 0];
    for (const step of steps) putStep(step, step.to);
    byId("behind")?.setAttribute("hidden", "");
  };

  // Another page comes: what waits is no longer needed.
  globalThis.forget = () => {
    clearTimeout(timer);
    [current, queue, timer] = [null, [], 0];
  };

  // Steps that were taken back are not shown: what they changed is put into the page together with what is true instead.
  function takeBack(kept, step) {
    const undone = queue.filter(({ to }) => to > kept);
    queue = queue.filter(({ to }) => to <= kept);
    if (current?.to > kept) {
      undone.unshift(current);
      forgetCurrent();
    }
    const isNewer = (part) => !step.parts.some(({ id }) => isLog(part) && id === part.id);
    step.parts = [...undone.flatMap(({ parts }) => parts).filter(isNewer), ...step.parts];
  }

  function forgetCurrent() {
    clearTimeout(timer);
    [current, timer] = [null, 0];
  }

  // Takes the parts of a page that have changed.
  globalThis.follow = (parts) => {
    if (!byId("log")) return put(parts);
    if (!current && !queue.length) told = new Map(all("#log > [data-h]").map((part) => [part.id, texts(part)]));
    const before = [...told.values()].flat();
    for (const part of parts.filter(isLog)) told.set(part.id, texts(part));
    const after = [...told.values()].flat();
    const starts = new Map();
    let to = 0;
    for (const [id, lines] of told) {
      starts.set(id, to);
      to += lines.length;
    }
    const changed = before.findIndex((text, i) => text !== after[i]);
    const from = changed < 0 ? before.length : changed;
    // The end is not told before it is shown.
    const following = parts.some(({ id }) => id === "end") ? [...FOLLOWING, "status"] : FOLLOWING;
    const step = { parts: parts.filter((part) => isBehind(part, following)), from, to, starts };
    put(parts.filter((part) => !step.parts.includes(part)));
    if (changed >= 0) takeBack(from, step);
    if (!step.parts.length) return;
    step.beats = plan(step);
    queue.push(step);
    if (!tempo() || waiting() * tempo() > MOST) return skip();
    timer ? mark() : next();
  };

  // An own answer, a tap on what is behind, Space and whatever leads elsewhere skip to now.

  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (form.matches("[data-post]")) skip();
    if (form.getAttribute("action") !== "/speed") return;
    event.preventDefault();
    choose(submitter);
  });

  async function choose(button) {
    body.dataset.speed = button.value;
    for (const other of button.form.elements) other.ariaPressed = String(other === button);
    if (!tempo()) skip();
    button.form.ariaBusy = "true";
    await send("/speed", new URLSearchParams({ speed: button.value }));
    button.form.ariaBusy = null;
    tell();
  }

  addEventListener("click", ({ target }) => {
    if (target.closest?.("#board, [data-skip], [data-beside], [data-go]")) skip();
  });

  addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    const control = event.target.closest("a, button, input, select, textarea, summary, dialog");
    if (event.key !== " " || held || control || body.dataset.keys === "off" || !(current || queue.length)) return;
    event.preventDefault();
    skip();
  });

  addEventListener("visibilitychange", () => document.hidden && skip());
}
