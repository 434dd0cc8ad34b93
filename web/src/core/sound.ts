/** Paper, wood and a small bell, made from noise and sines: no file to load. */

import { settings } from './settings.svelte';

type Sound = 'card' | 'wood' | 'bell' | 'end';

let context: AudioContext | null = null;

/** Browsers allow sound after a gesture only; before that we stay silent. */
export function allowSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

export function play(sound: Sound): void {
  if (!context || !settings.sound || settings.volume === 0) return;
  const now = context.currentTime;
  if (sound === 'card') rustle(context, now, 0.09, 2_600);
  if (sound === 'wood') rustle(context, now, 0.05, 420);
  if (sound === 'bell') strike(context, now, 1_318.5, 0.9);
  if (sound === 'end') [659.3, 784, 987.8].forEach((pitch, at) => strike(context!, now + at * 0.14, pitch, 1.2));
}

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
  for (const [part, level] of [[1, 0.16], [2.76, 0.05]] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * part;
    tone.connect(loudness(audio, start, length / part, level));
    tone.start(start);
    tone.stop(start + length);
  }
}
