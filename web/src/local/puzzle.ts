// The puzzle of a day without a server: a port of server/table/puzzles.py. Nothing in it is secret from who solves it.
import type { Puzzle } from '../net/protocol';
import { loadSentences, loadWords } from './catalogues';
import { loadCompanions, loadRules } from './games';
import { secretOf } from './guide';
import { Adviser } from './hints';
import { LocalTable } from './localTable';
import { Match } from './match';

type PuzzleFile = {
  puzzles: {
    seed: string;
    seats: number;
    options: Record<string, string>;
    actions: number[];
    answer: string;
    margin: number;
    exact: boolean;
  }[];
};

const files = import.meta.glob<PuzzleFile>('../../../src/tenfold/games/*/puzzles.json', { import: 'default' });
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/** Which puzzle a page asks for. */
export type PuzzleWish = { title: string; game: string; day: string; language: string };

export async function puzzleOf({ title, game, day, language }: PuzzleWish): Promise<Puzzle> {
  const rules = await loadRules(game);
  const [words, companions, say, { puzzles }] = await Promise.all([
    loadWords(rules.facts, language),
    loadCompanions(rules.facts),
    loadSentences(rules.facts, language),
    files[`../../../src/tenfold/games/${game}/puzzles.json`]!(),
  ]);
  const days = Math.floor((Date.parse(day) - FIRST_DAY) / DAY);
  const number = ((days % puzzles.length) + puzzles.length) % puzzles.length;
  const { seed, seats, options, actions, answer, margin, exact } = puzzles[number]!;
  const match = new Match(rules, seats, secretOf(seed, game), options);
  for (const action of actions) match.redo(match.due[0]!, action, null);
  const names = Array.from({ length: seats }, (_, seat) => say('seat-name', { number: String(seat + 1) }));
  const table = new LocalTable(match, { words, companions }, { players: names.map((name) => ({ name })), botSeed: 0 });
  const view = table.frame().views[match.due[0]!]!;
  const action = rules.facts.actions.findIndex(([notation]) => notation === answer);
  const adviser = new Adviser(rules, companions, words);
  const seen = match.view(match.due[0]!);
  const [best] = adviser.ranked(seen, action);
  const [first, ...others] = adviser.suggest('expert', seen, number);
  return {
    day,
    number,
    game,
    title,
    names,
    view,
    answer: { action: answer, text: words.action(action), why: best!.why },
    margin,
    exact,
    others: others.flatMap(({ action: other, chance }) =>
      first?.action === action && chance !== null
        ? [{ text: words.action(other), chance: Math.round(1000 * chance) / 1000 }]
        : [],
    ),
  };
}
