import { describe, expect, it } from 'vitest';

import type { LegalAction } from '../../net/protocol';
import { choicesByCard, spokenCard } from './choices';

const legal = (...moves: [number, number][]): LegalAction[] =>
  moves.map(([card, value]) => ({
    action: `play ${card} say ${value}`,
    kind: 'place',
    args: { card, value },
    text: `${card} → ${value}`,
  }));

describe('the choices of a card', () => {
  it('are gathered by card in the order of the server', () => {
    const choices = choicesByCard(legal([3, 9], [6, 12], [6, 6]), 6);

    expect([...choices.keys()]).toEqual([3, 6]);
    expect(choices.get(6)?.map((choice) => choice.action)).toEqual(['play 6 say 12', 'play 6 say 6']);
  });

  it('say what they lead to', () => {
    const choices = choicesByCard(legal([4, 10], [6, 12], [6, 6], [1, 7]), 6);

    expect(choices.get(4)?.[0]?.long).toBe('→ 10 Tenzania!');
    expect(choices.get(6)?.map((choice) => choice.long)).toEqual(['12, over 10', 'same → 6']);
    expect(choices.get(1)?.[0]?.long).toBe('→ 7');
  });

  it('name what is no sum: the same number, a double, five less', () => {
    const shorts = (value: number, ...moves: [number, number][]) =>
      [...choicesByCard(legal(...moves), value).values()].flat().map((choice) => choice.short);

    expect(shorts(7, [4, 11], [4, 4])).toEqual(['11: over', 'same → 4']);
    expect(shorts(7, [2, 9], [2, 14])).toEqual(['→ 9', '×2 14: over']);
    expect(shorts(7, [5, 12], [5, 2])).toEqual(['12: over', '−5 → 2']);
    expect(shorts(3, [0, 0], [6, 9])).toEqual(['→ 0', '→ 9']);
    expect(shorts(0, [5, 5])).toEqual(['→ 5']);
  });

  it('are spoken as a whole sentence', () => {
    const choices = choicesByCard(legal([3, 9], [6, 12], [6, 6]), 6);

    expect(spokenCard(3, choices.get(3) ?? [])).toBe('Play 3, say 9');
    expect(spokenCard(6, choices.get(6) ?? [])).toBe('Play 6: say 12, which is over 10, or say 6, the same number');
    expect(spokenCard(8, [])).toBe('Card 8');
  });
});
