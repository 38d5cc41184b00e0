// Short sounds made on the spot with Web Audio;
// silent until the player has touched the page, off by one switch.

import { app, on } from "./app.js";
import { idle } from "./idle.js";
import { SOUNDS } from "./tunes.js";

/** @type {any} */
const state = { audio: null, out: null, opens: 0 };

on("settings", () => {
  if (state.out) state.out.gain.setTargetAtTime(loudness(), state.audio.currentTime, 0.02);
  if (!app.settings.sound && state.audio?.state === "running") state.audio.suspend();
});

// One of take, place, coin, dice, turn, win, lose, refuse, click; or a table of voices.
export function play(sound) {
  const voices = SOUNDS[sound] ?? sound;
  if (!loudness() || !state.audio || document.hidden || !Array.isArray(voices)) return;
  if (state.audio.state === "suspended") state.audio.resume();
  const now = state.audio.currentTime + 0.005;
  for (const voice of voices) sing(state.audio, state.out, voice, now);
}

// Squared: what the ear takes for even steps.
const loudness = () => app.settings.sound ? Math.min(1, app.settings.volume) ** 2 * 0.9 : 0;

// Opening the device may hold the page up for a tenth of a second, so what was touched comes first. A browser
// that begins to sound within a touch only is asked again at the next one.
function wake() {
  if (!app.settings.sound) return;
  if (state.audio?.state === "suspended") state.audio.resume();
  else if (!state.audio) state.opens ||= idle(begin);
}

function begin() {
  state.opens = 0;
  const Audio = self.AudioContext ?? self.webkitAudioContext;
  if (!Audio) return;
  try { state.audio = new Audio({ latencyHint: "interactive" }); } catch { return; }
  const tamed = state.audio.createDynamicsCompressor();
  state.out = state.audio.createGain();
  state.out.gain.value = loudness();
  state.out.connect(tamed).connect(state.audio.destination);
}

for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, wake, { capture: true, passive: true });

// One voice: a tone that glides from `from` to `to` hertz, or noise through a filter that does.
function sing(audio, out, voice, now) {
  const { shape = "sine", from, to = from, at = 0, long, loud = 0.3, soft = 0.004, q = 1 } = voice;
  const start = now + at, end = start + long, envelope = audio.createGain(), noisy = shape === "noise";
  const source = noisy ? hiss(audio) : audio.createOscillator();
  const filter = noisy ? Object.assign(audio.createBiquadFilter(), { type: "bandpass" }) : null;
  const pitch = filter ? filter.frequency : source.frequency;
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  if (filter) filter.Q.value = q;
  else source.type = shape;
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(loud, start + soft);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  (filter ? source.connect(filter) : source).connect(envelope).connect(out);
  source.start(start);
  source.stop(end + 0.02);
}

/** @type {any} */
let noise = null;

function hiss(audio) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return Object.assign(audio.createBufferSource(), { buffer: noise });
}
