import { describe, expect, test } from 'vitest';
import { isBuilt, rulesOf } from './builtRules';
import type { Box } from './facts';
import { LevelAgent } from './levelAgent';
import { Match } from './match';

const PLACES = [
  'libreville',
  'bondo',
  'mombasa',
  'bangui',
  'windhoek',
  'durban',
  'beira',
  'pretoria',
  'ujiji',
  'luanda',
];
/** A deck that no network ever saw: between all of these places. */
const deck = {
  format: 1,
  game: 'heart_of_africa',
  name: 'Other tickets',
  tickets: PLACES.flatMap((one, at) => PLACES.slice(at + 1).map((other) => [one, other, 7])),
} as Box;

/** Of how many decisions of the expert the network's are others. */
function overruled(boxes: Box[]): number {
  const rules = rulesOf('heart_of_africa', boxes);
  const match = new Match(rules, 2, new Uint8Array(32));
  const [learned, expert] = ['learned', 'expert'].map((level) => new LevelAgent(rules, 1, level));
  let found = 0;
  while (match.due.length > 0) {
    const seat = match.due[0]!;
    const action = learned!.act(match.view(seat));
    if (action !== expert!.act(match.view(seat))) found++;
    match.submit(seat, action, match.count(seat));
  }
  return found;
}

describe.runIf(isBuilt)('the level learned', () => {
  test('overrules the expert', () => expect(overruled([])).toBeGreaterThan(20));

  test('plays like the expert with a deck that its network never saw', () => expect(overruled([deck])).toBe(0));
});
