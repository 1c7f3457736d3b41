// Plays a finished game again: the page goes from moment to moment by itself until someone stops it.
"use strict";

// At single speed a moment lasts so many milliseconds.
const MOMENT = 1400;
let moving, last;

const steer = () => byId("replay-steer");

function halt() {
  clearTimeout(moving);
  delete body.dataset.playing;
}

// What the page has need not be sent again; only a page that looks back has the same lines as the moments beside it.
async function reach(url) {
  if (!url.includes("step=") || !location.search.includes("step=")) return go(url);
  const answer = await fetch(url.replace("?", "/regions?") + "&have=" + have()).catch(() => ({}));
  if (!answer.ok) return halt(), failed();
  const html = await answer.text();
  if (!body.dataset.playing) return;
  history.replaceState(null, "", url);
  // It is put into the page at once: the replay has a pace of its own.
  put([...parse(html).querySelectorAll("body > [id], body > svg:not([id]) > *")]);
}

async function play(url) {
  clearTimeout(moving);
  body.dataset.playing = "1";
  await reach(url);
  const { step, count, table } = steer()?.dataset ?? {};
  if (!body.dataset.playing) return;
  if (!table || +step >= last) return halt();
  const { value } = all("[name=speed]:checked")[0];
  moving = setTimeout(() => play(table + (+step + 1 < count ? "?step=" + (+step + 1) : "")), MOMENT / value);
}

addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-play], a[data-go]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const was = body.dataset.playing;
  halt();
  if (!("play" in link.dataset)) return;
  event.preventDefault();
  last = link.dataset.stop ?? steer().dataset.count;
  if (!was || link.dataset.stop) play(link.href);
});

// People who move the slider want to look for themselves.
addEventListener("input", ({ target }) => target.dataset.time && halt());

// The total counts up once: its digits roll, whatever stands between them.
function countUp(figure) {
  const text = figure.textContent, digits = text.replace(/\D/g, "");
  const start = performance.now();
  const roll = (now) => {
    const part = Math.min(1, (now - start) / 900);
    const rolled = [...String(Math.round(digits * (1 - (1 - part) ** 3))).padStart(digits.length, "0")];
    figure.textContent = part < 1 ? text.replace(/\d/g, () => rolled.shift()) : text;
    if (part < 1) requestAnimationFrame(roll);
  };
  requestAnimationFrame(roll);
}

let counted = false;
function opening() {
  const figure = all(".won.opens [data-count]")[0];
  if (!figure || counted) return;
  counted = true;
  if (!still.matches) countUp(figure);
}

new MutationObserver(opening).observe(main, { childList: true, subtree: true });
opening();

// A picture is kept as dots, because few places outside take drawings.
addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-picture]");
  if (!link) return;
  event.preventDefault();
  const image = new Image(1200, 675);
  image.src = link.href;
  const kept = document.createElement("a");
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 675];
    canvas.getContext("2d").drawImage(image, 0, 0, 1200, 675);
    [kept.href, kept.download] = [canvas.toDataURL("image/png"), "bequest.png"];
  } catch {
    [kept.href, kept.download] = [link.href, link.download];
  }
  kept.click();
});
