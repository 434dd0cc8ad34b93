import { expect, test } from 'vitest';
import characters from '../../../src/tenfold/agents/characters.toml?raw';
import { say as sayOfBanter } from '../banter/messages';
import { say } from '../text/say';
import { faceOf, freeBot, levelFor, levelsOf, defaultLevel } from './characters';
import type { Game } from '../net/protocol';

const ids = [...characters.matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id!);
const gameWith = (...bots: [string, string][]) => ({ bots: bots.map(([id, level]) => ({ id, level })) }) as Game;

test('everybody of the cast has a face, a name and a line of their own', () => {
  const faces = ids.map((id) => faceOf(id));

  expect(ids.length).toBeGreaterThan(12);
  expect(faces).not.toContain(null);
  for (const line of [
    (character: string) => say('bot-name', { character }),
    (character: string) => say('bot-line', { character }),
    (character: string) => sayOfBanter('bot-gain', { character }),
    (character: string) => sayOfBanter('bot-loss', { character }),
    (character: string) => sayOfBanter('bot-win', { character }),
  ]) {
    expect(new Set([...ids, 'nobody'].map(line)).size).toBe(ids.length + 1);
  }
  expect(faceOf('nobody')).toBeNull();
  expect(faceOf(null)).toBeNull();
});

test('bots are grouped by how well they play', () => {
  const game = gameWith(['pip', 'beginner'], ['momo', 'beginner'], ['kito', 'strong']);

  expect(levelsOf(game).map(({ level, bots }) => [level, bots.length])).toEqual([
    ['beginner', 2],
    ['strong', 1],
  ]);
});

test.each([
  [gameWith(['pip', 'beginner'], ['tali', 'casual'], ['kito', 'strong']), 'casual'],
  [gameWith(['rusty', 'greedy'], ['dizzy', 'random']), 'greedy'],
  [gameWith(['dizzy', 'random']), 'random'],
])('who plays where nobody was asked for', (game, level) => {
  expect(defaultLevel(game)).toBe(level);
});

test('a wanted level is played where a game has it', () => {
  const game = gameWith(['pip', 'beginner'], ['tali', 'casual']);

  expect(levelFor(game, 'beginner')).toBe('beginner');
  expect(levelFor(game, 'expert')).toBe('casual');
});

test('nobody of the cast sits at a table twice', () => {
  const game = gameWith(['pip', 'beginner'], ['momo', 'beginner'], ['tali', 'casual']);

  expect(freeBot(game, 'beginner', [])).toBe('pip');
  expect(freeBot(game, 'beginner', ['pip'])).toBe('momo');
  expect(freeBot(game, 'beginner', ['pip', 'momo'])).toBe('tali');
});
