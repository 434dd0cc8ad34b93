import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import { games, compileProgress } from './games.svelte';
import type { Game } from '../net/protocol';

const game = (id: string, progress: number): Game => ({
  id,
  title: id,
  summary: '',
  seats: [2, 2],
  minutes: null,
  ages: null,
  guide: false,
  rules_version: 1,
  options: [],
  ready: progress < 1 ? 'interpreted' : 'compiled',
  progress,
  bots: [],
  puzzles: 0,
  notes: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('how far the games are is asked again until all are ready, also after a lost answer', async () => {
  const answers = vi
    .spyOn(api, 'games')
    .mockResolvedValueOnce([game('one', 0.25), game('other', 1)])
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce([game('one', 0.5), game('other', 1)])
    .mockResolvedValue([game('one', 1), game('other', 1)]);

  await games();
  expect(compileProgress).toEqual({ one: 0.25 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(compileProgress).toEqual({ one: 0.25 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(compileProgress).toEqual({ one: 0.5 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(compileProgress).toEqual({});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveBeenCalledTimes(4);
});
