/** Plays sounds of paper, wood and a bell, made from noise and sine waves. */

import { settings } from '../state/settings.svelte';
import type { Sound } from './eventSounds';

/** Seconds between two sounds that belong together. */
const BETWEEN = 0.13;

/** Seconds that the longest sound takes, and a little more. */
const LINGER = 2;

let context: AudioContext | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound after a gesture only; before that we stay silent. */
export function allowSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    rouse(context, 0);
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

/** Plays sounds one after the other: nothing before a gesture, and nothing for whoever wants none. */
export function playSounds(...sounds: Sound[]): void {
  if (!context || !settings.sound || settings.volume === 0) return;
  rouse(context, sounds.length * BETWEEN);
  const now = context.currentTime;
  for (const [at, sound] of sounds.entries()) MAKE[sound](context, now + at * BETWEEN);
}

/** A context that runs asks for samples all the time, silent or not: it sleeps when what it has to play is over. */
function rouse(audio: AudioContext, seconds: number): void {
  void audio.resume();
  clearTimeout(sleep);
  sleep = setTimeout(() => void audio.suspend(), (seconds + LINGER) * 1000);
}

const MAKE: Record<Sound, (audio: AudioContext, start: number) => void> = {
  paper: (audio, start) => rustle(audio, start, 0.09, 2_600),
  wood: (audio, start) => rustle(audio, start, 0.05, 420),
  shuffle: (audio, start) =>
    [0, 0.05, 0.1, 0.15, 0.2].forEach((at) => rustle(audio, start + at, 0.06, 2_100 + at * 4_000)),
  train: (audio, start) => {
    [0.16, 0.25, 0.34].forEach((at) => rustle(audio, start + at, 0.05, 420));
    [0.42, 0.58].forEach((at) => whistle(audio, start + at));
  },
  bell: (audio, start) => strike(audio, start, 1_318.5, 0.9),
  end: (audio, start) => [659.3, 784, 987.8].forEach((pitch, at) => strike(audio, start + at * 0.14, pitch, 1.2)),
  connection: (audio, start) => [880, 1_174.7].forEach((pitch, at) => strike(audio, start + at * 0.09, pitch, 0.5)),
  steps: (audio, start) => [0, 0.16, 0.32].forEach((at) => rustle(audio, start + at, 0.05, 900)),
  motor: (audio, start) => [0, 0.07, 0.14, 0.21, 0.28].forEach((at) => rustle(audio, start + at, 0.06, 150)),
  plane: (audio, start) => [0, 0.1, 0.2, 0.3].forEach((at) => rustle(audio, start + at, 0.16, 700 + at * 3_000)),
  horn: (audio, start) => [0, 0.02].forEach((at) => strike(audio, start + at, 185 + at * 300, 0.6)),
};

function loudness(audio: AudioContext, start: number, length: number, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level * settings.volume, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function rustle(audio: AudioContext, start: number, length: number, pitch: number): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < frames; at++) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(loudness(audio, start, length, 0.5));
  source.start(start);
}

function strike(audio: AudioContext, start: number, pitch: number, length: number): void {
  for (const [part, level] of [
    [1, 0.16],
    [2.76, 0.05],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * part;
    tone.connect(loudness(audio, start, length / part, level));
    tone.start(start);
    tone.stop(start + length);
  }
}

/** A small steam whistle: two pipes a third apart, and breath. */
function whistle(audio: AudioContext, start: number): void {
  for (const pitch of [880, 1_046.5]) {
    const pipe = audio.createOscillator();
    pipe.type = 'triangle';
    pipe.frequency.setValueAtTime(pitch * 0.96, start);
    pipe.frequency.linearRampToValueAtTime(pitch, start + 0.04);
    pipe.connect(loudness(audio, start, 0.16, 0.06));
    pipe.start(start);
    pipe.stop(start + 0.16);
  }
  rustle(audio, start, 0.12, 3_200);
}
