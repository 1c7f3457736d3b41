// What is heard, made by the browser itself; loaded when someone switches it on.

let context, out;

function ready(volume) {
  context ??= new AudioContext();
  out ??= new GainNode(context);
  out.connect(context.destination);
  out.gain.value = volume * volume;
  context.resume();
}

// A tone that fades: from when on, how high (from, to), how long, how loud, of which shape.
function tone(after, [from, to], length, loudness, type = "sine") {
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length);
}

// A rustle: noise through a filter.
function noise(after, frequency, length, loudness, type = "bandpass") {
  const start = context.currentTime + after;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type, frequency, Q: 1.2 });
  const gain = new GainNode(context, { gain: loudness });
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

const SOUNDS = {
  gavel() {
    noise(0, 900, 0.06, 0.9, "lowpass");
    tone(0, [190, 70], 0.16, 0.9, "triangle");
    tone(0.17, [170, 70], 0.12, 0.4, "triangle");
  },
  call: () => tone(0, [520, 500], 0.12, 0.25, "triangle"),
  card() {
    noise(0, 2600, 0.07, 0.5);
    noise(0.05, 1500, 0.05, 0.35);
  },
  coin() {
    tone(0, [2100, 2080], 0.35, 0.22);
    tone(0.06, [2850, 2830], 0.4, 0.18);
  },
  hourglass() {
    noise(0, 5200, 1.1, 0.22, "highpass");
    tone(0, [330, 220], 0.9, 0.12);
  },
  turn() {
    tone(0, [660, 660], 0.25, 0.3);
    tone(0.16, [880, 880], 0.45, 0.3);
  },
};

export default function play(name, volume) {
  if (!SOUNDS[name]) return;
  ready(volume);
  SOUNDS[name]();
}
