/** The choices that a card has: each states a value. */

import type { LegalAction } from '../../net/protocol';
import { say } from './messages';

/** The value at which a pile is won; the board only compares with it to choose words. */
export const GOAL = 10;

export type Tone = 'plain' | 'ten' | 'over';
export type Choice = {
  action: string;
  card: number;
  value: number;
  tone: Tone;
  short: string;
  long: string;
  spoken: string;
};

/** How a card comes to a value that is no sum; null for a sum, and where there is no choice. */
function wayTo(card: number, value: number, before: number): 'double' | 'less' | 'same' | null {
  if (value === before + card || card === 0) return null;
  if (card === 5 && value === before - 5) return 'less';
  if (card === 2 && value === 2 * before) return 'double';
  return value === card ? 'same' : null;
}

/** All choices by the card that they place, in the order of the server; `before`: the value on the table. */
export function choicesByCard(legal: LegalAction[], before: number): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const { action, args } of legal) {
    const choice = withWay(choiceOf(action, Number(args.card), Number(args.value)), before);
    found.set(choice.card, [...(found.get(choice.card) ?? []), choice]);
  }
  return found;
}

/** A card that may say two values tells where the one comes from that is no sum. */
function withWay(choice: Choice, before: number): Choice {
  const way = wayTo(choice.card, choice.value, before);
  if (way === null) return choice;
  return {
    ...choice,
    short: say('board-by', { way, choice: choice.short }),
    long: say('board-by', { way, choice: choice.long }),
    spoken: say('board-by-spoken', { way, choice: choice.spoken }),
  };
}

function choiceOf(action: string, card: number, value: number): Choice {
  if (value === GOAL) {
    return {
      action,
      card,
      value,
      tone: 'ten',
      short: say('board-short-ten'),
      long: say('board-long-ten'),
      spoken: say('board-say-ten'),
    };
  }
  if (value > GOAL) {
    const [short, long] = [say('board-short-over', { value }), say('board-long-over', { value })];
    return { action, card, value, tone: 'over', short, long, spoken: say('board-say-over', { value }) };
  }
  const short = say('board-short', { value });
  return { action, card, value, tone: 'plain', short, long: short, spoken: say('board-say', { value }) };
}

/** A whole sentence for those who hear the card. */
export function spokenCard(card: number, choices: Choice[]): string {
  if (choices.length === 0) return say('board-card', { card });
  if (choices.length === 1) return say('board-play', { card, choice: choices[0]!.spoken });
  const spoken = choices.map((choice) => choice.spoken).reduce((first, second) => say('board-or', { first, second }));
  return say('board-play-choices', { card, choices: spoken });
}
