// What others do is shown at a pace that people choose. The page plays its queue of what happened: what is asked, the
// answers and the clock are always of now; the board, the players and the log follow behind.
"use strict";

{
  // How much of the usual time everything takes.
  const TEMPO = { calm: 1, brisk: 0.5, once: 0 };
  // In milliseconds: how long a step is seen, and each further line of it.
  const STEP = 1200, LINE = 600;
  // If more than this is waiting, it is shown faster; if much more is, it is not shown at all.
  const LAG = 5000, MOST = 20000;
  // However much is waiting, a scene takes this part of its time at least.
  const SLOWEST = 0.75;
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

  // What is asked is asked now, whatever the board still shows.
  const isNow = (part) => !isLog(part) && part.querySelector("[data-now]");

  function isBehind(part, following) {
    if (isNow(part)) return false;
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

  // Returns what is done for a step, each with the time until the next: lines are told one by one, scenes are staged.
  function plan(step) {
    const [before, after] = ["first", "last"].map((order) => step.scenes.filter(({ dataset }) => dataset.order === order));
    const beats = [];
    let line = step.from;
    const tellUntil = (last) => {
      while (line < last) {
        const count = ++line;
        beats.push([() => put(logUntil(step, count)), LINE]);
      }
    };
    const stage = ({ id, dataset: { first, line: last } }) => {
      tellUntil(first - 1);
      beats.push(...sceneBeats(step, byId(id)));
      line = +last;
    };
    before.forEach(stage);
    const count = before.length ? line : Math.min(line + 1, step.to, (after[0]?.dataset.first ?? Infinity) - 1);
    const wait = step.to === step.from ? 0 : before.length && step.to === line ? LINE : STEP;
    beats.push([() => putStep(step, count), wait]);
    line = count;
    after.forEach(stage);
    tellUntil(step.to);
    return beats;
  }

  // Scenes: elements appear (`data-when`) and go (`data-off`) one after another, while the lines are told.

  const TIMED = "[data-when], [data-off]";

  function sceneBeats(step, scene) {
    const { first, line, lasts } = scene.dataset;
    const acts = [[0, () => raise(scene.id)], [+lasts, lower]];
    [...scene.querySelectorAll(TIMED)].forEach(({ dataset: { when, off } }, i) => {
      if (when) acts.push([+when, () => appear(i)]);
      if (off) acts.push([+off, () => vanish(i)]);
    });
    for (let count = +first; count <= line; count++) {
      acts.push([(lasts * (count - first + 1)) / (line - first + 2), () => put(logUntil(step, count))]);
    }
    acts.sort(([one], [other]) => one - other);
    return acts.map(([time, act], i) => [act, (acts[i + 1] ?? [time])[0] - time, true]);
  }

  function raise(id) {
    const scene = byId(id)?.cloneNode(true), play = byId("play");
    if (!scene) return;
    scene.removeAttribute("id");
    scene.style.setProperty("--beat", stagedBeat());
    scene.style.setProperty("--lasts", scene.dataset.lasts + "ms");
    play.replaceChildren(scene);
    play.hidden = false;
    play.classList.remove("leaving");
    place(play);
  }

  // A scene is over the board, as far as it can be seen; its rows are beside what they are about.
  function place(play) {
    const edge = (part) => part.getBoundingClientRect();
    const board = edge(byId("board")), behind = byId("behind");
    const top = Math.max(board.top, edge(all("header")[0]).bottom);
    behind.hidden = false;
    const floor = lift(top), bottom = Math.min(board.bottom, floor);
    const box = { x: board.left, y: top, w: board.width, h: (bottom - top < 230 ? floor : bottom) - top };
    // On a phone the button that skips is below the scene.
    const skip = edge(behind).top - 4 - top;
    if (innerWidth < 821 && skip > 200) box.h = Math.min(box.h, skip);
    for (const name in box) play.style.setProperty("--" + name, box[name] + "px");
    for (const row of play.querySelectorAll("[data-beside]")) {
      const plate = byId(row.dataset.beside) && edge(byId(row.dataset.beside));
      if (!plate || plate.right > board.left || plate.top < top) continue;
      row.style.setProperty("--top", plate.top - top + "px");
      row.style.setProperty("--height", plate.height + "px");
      row.classList.add("beside");
    }
  }

  const timed = (i) => byId("play").querySelectorAll(TIMED)[i];
  const figureOf = (part) => byId(part.dataset.lands)?.querySelector(".figure");

  function appear(i) {
    const part = timed(i), figure = part && figureOf(part);
    if (!part) return;
    if (figure) {
      const [from, to] = [part, figure].map((place) => place.getBoundingClientRect());
      part.style.setProperty("--dx", to.left + to.width / 2 - from.left - from.width / 2 + "px");
      part.style.setProperty("--dy", to.top + to.height / 2 - from.top - from.height / 2 + "px");
    }
    part.classList.add("on");
    globalThis.sound?.(part.dataset.sound);
  }

  function vanish(i) {
    const part = timed(i), figure = part && figureOf(part);
    part?.classList.add("off");
    if (figure) figure.textContent = part.dataset.figure;
  }

  function lower() {
    const play = byId("play");
    play.hidden = true;
    play.replaceChildren();
  }

  // Playing

  // What is staged is never so fast that it cannot be read.
  const beat = () => tempo() / Math.max(1, (waiting() * tempo()) / LAG);
  const stagedBeat = () => Math.max(beat(), tempo() * SLOWEST);

  function next() {
    timer = 0;
    if (!current?.beats.length) current = queue.shift();
    if (current) {
      const [act, wait, staged] = current.beats.shift();
      const share = staged ? stagedBeat() : beat();
      act();
      // Who has just answered waits for nothing but a scene.
      timer = setTimeout(next, busy.size && !staged ? 0 : wait * share);
    }
    mark();
  }

  // Says whether something is still to be shown: the guide of a first game waits for it, too.
  function mark() {
    const isBehind = !!(queue.length || current?.beats.length || byId("play")?.hidden === false);
    byId("behind")?.toggleAttribute("hidden", !isBehind);
    body.toggleAttribute("data-behind", isBehind);
    if (isBehind && byId("behind")) lift();
  }

  function stop() {
    clearTimeout(timer);
    [current, timer] = [null, 0];
    byId("play")?.classList.add("leaving");
    setTimeout(() => byId("play")?.matches(".leaving") && lower(), 120);
    byId("behind")?.setAttribute("hidden", "");
    body.removeAttribute("data-behind");
  }

  // Shows what is true now.
  globalThis.skip = () => {
    const steps = [current, ...queue].filter(Boolean);
    queue = [];
    stop();
    for (const step of steps) putStep(step, step.to);
  };

  // Another page comes: what waits is no longer needed.
  globalThis.forget = () => {
    queue = [];
    stop();
  };

  // Steps that were taken back are not shown: what they changed is put into the page together with what is true instead.
  function takeBack(kept, step) {
    const undone = queue.filter(({ to }) => to > kept);
    queue = queue.filter(({ to }) => to <= kept);
    if (current?.to > kept) {
      undone.unshift(current);
      stop();
    }
    const isNewer = (part) => !step.parts.some(({ id }) => isLog(part) && id === part.id);
    step.parts = [...undone.flatMap(({ parts }) => parts).filter(isNewer), ...step.parts];
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
    // What was to be said before comes too late then.
    for (const { id } of parts.filter(isNow)) {
      for (const old of [current, ...queue]) if (old) old.parts = old.parts.filter((part) => part.id !== id);
    }
    put(parts.filter((part) => !step.parts.includes(part)));
    step.scenes = all("#scenes > *").filter(({ dataset: { line } }) => line > from && line <= to);
    if (changed >= 0) takeBack(from, step);
    // What is asked may be about something that is not shown yet.
    const isDue = all("#answers [data-needs-now]").length > 0;
    if (!step.parts.length) return isDue && skip();
    step.beats = plan(step);
    queue.push(step);
    if (!tempo() || isDue || waiting() * tempo() > MOST) return skip();
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
    if (target.closest?.("#board, #play, [data-skip], [data-beside], [data-go]")) skip();
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
