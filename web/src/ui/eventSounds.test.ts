/** What sounds when: decided by data, silent before a gesture, silent for whoever wants it so. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import shared from './sounds.json';
import { soundsFor, type EventSounds } from './eventSounds';

const games = import.meta.glob<string>('../../../src/tenfold/{games,families}/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const core = import.meta.glob<string>('../../../src/tenfold/core/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const data = import.meta.glob<EventSounds>('../{games,families}/*/sounds.json', { import: 'default', eager: true });

const SOUNDS = new Set(['paper', 'wood', 'shuffle', 'bell', 'train', 'end']);
const codesIn = (catalogue: string): string[] =>
  [...catalogue.matchAll(/^event-([a-z-]+) =/gm)].map(([, code]) => code!);

describe('every event of a game has a sound, or none on purpose', () => {
  test.each(Object.entries(games).filter(([, text]) => codesIn(text).length > 0))('%s', (path, text) => {
    const folder = path.split('/').slice(-4, -2).join('/');
    const own = data[`../${folder}/sounds.json`];

    expect(Object.keys(own ?? {}).sort()).toEqual(codesIn(text).sort());
    for (const sound of Object.values(own ?? {})) if (sound !== null) expect(SOUNDS).toContain(sound);
  });

  test('and so has what all games share', () => {
    expect(Object.keys(shared)).toEqual(codesIn(Object.values(core).join('\n')));
  });
});

describe('of what happens at once', () => {
  const of: EventSounds = {
    place: 'paper',
    won: 'bell',
    draw: 'paper',
    moved: 'wood',
    remade: 'shuffle',
    thought: null,
  };

  test('each sound is heard once, in order', () => {
    expect(soundsFor(['place', 'won', 'draw'], of, false)).toEqual(['paper', 'bell']);
    expect(soundsFor(['thought'], of, false)).toEqual([]);
  });

  test('no more than three are heard, and the end is one of them', () => {
    expect(soundsFor(['place', 'won', 'moved', 'remade'], of, false)).toEqual(['paper', 'bell', 'wood']);
    expect(soundsFor(['place', 'won', 'moved'], of, true)).toEqual(['paper', 'bell', 'end']);
  });

  test('a game that says nothing sounds like paper, and a code that it does not know is silent', () => {
    expect(soundsFor(['anything'], null, false)).toEqual(['paper']);
    expect(soundsFor(['anything'], of, false)).toEqual([]);
    expect(soundsFor(['take-back'], of, false)).toEqual(['paper']);
  });
});

/** As much of the browser's sound as we use; it counts what was started. */
class Audio {
  static started = 0;
  currentTime = 0;
  sampleRate = 8_000;
  destination = {};
  static isAwake = false;
  resume = (): Promise<void> => Promise.resolve(void (Audio.isAwake = true));
  suspend = (): Promise<void> => Promise.resolve(void (Audio.isAwake = false));
  private node = () => ({
    gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => void (Audio.started += 1),
    stop: () => {},
  });
  createGain = this.node;
  createOscillator = this.node;
  createBiquadFilter = this.node;
  createBufferSource = this.node;
  createBuffer = (_: number, frames: number) => ({ getChannelData: () => new Float32Array(frames) });
}

describe('the loudspeaker', () => {
  const heard = new Map<string, () => void>();
  beforeEach(() => {
    vi.resetModules();
    heard.clear();
    Audio.started = 0;
    vi.stubGlobal('AudioContext', Audio);
    vi.stubGlobal('addEventListener', (name: string, wake: () => void) => void heard.set(name, wake));
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each(['pointerdown', 'keydown'])('is silent until a %s', async (gesture) => {
    const { allowSound, playSounds } = await import('./soundPlayer');
    allowSound();
    playSounds('paper');
    expect(Audio.started).toBe(0);

    heard.get(gesture)!();
    playSounds('paper', 'wood');
    expect(Audio.started).toBe(2);
  });

  test('sleeps when nothing is to be heard, and is woken by the next sound', async () => {
    vi.useFakeTimers();
    const { allowSound, playSounds } = await import('./soundPlayer');
    allowSound();
    heard.get('keydown')!();
    vi.advanceTimersByTime(10_000);
    expect(Audio.isAwake).toBe(false);

    playSounds('bell');
    vi.advanceTimersByTime(1_000);
    expect(Audio.isAwake).toBe(true);
    playSounds('end');
    vi.advanceTimersByTime(1_500);
    expect(Audio.isAwake).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(Audio.isAwake).toBe(false);
    vi.useRealTimers();
  });

  test('is silent for whoever has switched it off, or down', async () => {
    const { allowSound, playSounds } = await import('./soundPlayer');
    const { settings } = await import('../state/settings.svelte');
    allowSound();
    heard.get('keydown')!();

    settings.sound = false;
    playSounds('bell');
    [settings.sound, settings.volume] = [true, 0];
    playSounds('bell');
    expect(Audio.started).toBe(0);
    settings.volume = 0.5;
    playSounds('bell');
    expect(Audio.started).toBeGreaterThan(0);
  });
});

describe('the phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function felt(given: { coarse: boolean; active: boolean; wanted: boolean; can?: boolean }): Promise<unknown[]> {
    vi.resetModules();
    const vibrate = vi.fn();
    const media = (query: string) => ({
      matches: given.coarse && query.includes('coarse'),
      addEventListener: () => {},
    });
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('matchMedia', media);
    vi.stubGlobal('navigator', {
      languages: ['en'],
      userActivation: { hasBeenActive: given.active },
      ...(given.can === false ? {} : { vibrate }),
    });
    const { pulse } = await import('./haptics');
    const { settings } = await import('../state/settings.svelte');
    settings.touch = given.wanted;
    pulse('turn');
    return vibrate.mock.calls.flat();
  }

  test('lets one feel the own turn after a gesture, if one wants it', async () => {
    expect(await felt({ coarse: true, active: true, wanted: true })).toEqual([[30, 60, 30]]);
    expect(await felt({ coarse: true, active: false, wanted: true })).toEqual([]);
    expect(await felt({ coarse: true, active: true, wanted: false })).toEqual([]);
  });

  test('and nothing where no finger points, or where it cannot', async () => {
    expect(await felt({ coarse: false, active: true, wanted: true })).toEqual([]);
    expect(await felt({ coarse: true, active: true, wanted: true, can: false })).toEqual([]);
  });
});
