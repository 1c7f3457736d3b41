// What others do is shown at a pace that people choose. The page plays its queue of what happened: what is asked, the
// answers and the clock are always of now; the board, the players and the log follow behind.
"use strict";

{
  // How much of the usual time everything takes.
  const TEMPO = { calm: 1, brisk: 0.5, once: 0 };
  // In milliseconds: how long a step is seen, and each further line of it.
  const STEP = 1200, LINE = 600;
  // If more than this is waiting, it is shown faster. The page is never further behind than this: what cannot be shown in
  // that time is not shown at all.
  const LAG = 5200, MOST = 7000;
  // However much is waiting, steps and scenes take these parts of their time at least: they are to be read.
  const SLOWEST = [0.33, 0.75];
  const FOLLOWING = ["board", "stage", "players", "end"];

  // The steps that are not shown yet, and the one that is being shown.
  let queue = [], current;
  // The lines of each part of the log, after all steps of the queue.
  let told = new Map();
  // What comes next, and how long that takes.
  let timer = 0, due = 0;
  // How much of their time steps and scenes take now.
  let shares = [1, 1];

  const tempo = () => (document.hidden || late ? 0 : TEMPO[body.dataset.speed] ?? 0);
  const isLog = (part) => part.dataset.in === "log";
  const linesOf = (part) => [...part.querySelectorAll(".line")];
  const texts = (part) => linesOf(part).map((line) => line.textContent);
  const allBeats = () => [current, ...queue].flatMap((step) => step?.beats ?? []);
  // How long steps (0) or scenes (1) take that wait, at the usual speed. After the last of all the page is up to date.
  const waiting = (kind) =>
    allBeats().slice(0, -1).reduce((all, [, wait, staged = 0]) => all + (staged === kind ? wait : 0), 0) * tempo();

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
    return acts.map(([time, act], i) => [act, (acts[i + 1] ?? [time])[0] - time, 1]);
  }

  function raise(id) {
    const scene = byId(id)?.cloneNode(true), play = byId("play");
    if (!scene) return;
    scene.removeAttribute("id");
    scene.style.setProperty("--beat", beat(1));
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

  const beat = (staged = 0) => tempo() * shares[staged];

  // Returns how many milliseconds it takes until the page is up to date.
  globalThis.lag = () => (allBeats().length ? due + waiting(0) * shares[0] + waiting(1) * shares[1] : 0);

  // Chooses how fast what waits is shown; returns whether it can be shown in time.
  function hurry() {
    const [steps, scenes] = [waiting(0), waiting(1)], usual = Math.min(1, LAG / (steps + scenes));
    const staged = Math.max(SLOWEST[1], usual), left = (0.99 * MOST - due - scenes * staged) / steps;
    shares = [Math.max(SLOWEST[0], Math.min(usual, left)), staged];
    return lag() <= MOST;
  }

  // Leaves out scenes until the rest can be shown in time, the shortest first; returns whether it can.
  function makeHaste() {
    const lasts = ({ scenes }) => scenes.reduce((all, { dataset }) => all + +dataset.lasts, 0);
    const staged = queue.filter(lasts).sort((one, other) => lasts(one) - lasts(other));
    while (!hurry()) {
      const step = staged.shift();
      if (!step) return false;
      step.scenes = [];
      step.beats = plan(step);
    }
    return true;
  }

  function next() {
    timer = due = 0;
    if (!current?.beats.length) current = queue.shift();
    if (current) {
      const [act, wait, staged] = current.beats.shift();
      // Someone who has just answered waits for nothing but a scene.
      due = busy.size && !staged ? 0 : wait * beat(staged);
      act();
      timer = setTimeout(next, due);
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
    [current, timer, due] = [null, 0, 0];
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
    if (!tempo() || isDue || !makeHaste()) return skip();
    timer ? mark() : next();
  };

  // An own answer, a tap on what is behind, Space (see frame.js) and whatever leads elsewhere skip to now.

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

  addEventListener("visibilitychange", () => document.hidden && skip());
}
