// A game with boxes: its words and the values of its fields, as the game's Python sources say.
import { argumentsOf, type Translated } from './companions';
import type { Box, GameFacts } from './facts';

/** Plain data as translated code reads it. */
export function asPython(value: unknown): never {
  if (typeof value !== 'object' || value === null) return value as never;
  if (Array.isArray(value)) return value.map(asPython) as never;
  return new Map(Object.entries(value).map(([name, one]) => [name, asPython(one)])) as never;
}

/** The facts of a game that is played with boxes, which have no fault; with the standard box its own. */
export function withBoxes(facts: GameFacts, { box }: Translated, boxes: Box[] = []): GameFacts {
  if (!box || boxes.length === 0) return facts;
  const values = box.values(boxes.map(asPython));
  if (values.size === 0) return facts;
  const actions = [...facts.actions];
  for (const [action, notation, { code, args }] of box.action_words(values)) {
    const [, kind, isSecret] = actions[action]!;
    actions[action] = [notation, kind, isSecret, code, argumentsOf(args)];
  }
  return { ...facts, boxes, boxValues: Object.fromEntries(values), actions };
}
