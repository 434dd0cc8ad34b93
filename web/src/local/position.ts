// A decision of a finished match, to decide it again: what whoever made it knew then, with all they could do.
import type { Puzzle, View } from '../net/protocol';
import { loadWords } from './catalogues';
import { loadCompanions, loadRules } from './games';
import { LocalTable, type Voice } from './localTable';
import { type MatchFile, matchOf } from './matchFile';
import type { Rules } from './rules';

/** The number of an entry in a saved match, and the seat that made it. */
type Decision = { file: MatchFile; number: number; seat: number; names: string[] };
export type PositionWish = Decision & {
  title: string;
  language: string;
  answer: Puzzle['answer'];
  margin: number;
};

/** The view before the entry. */
export function viewBefore({ file, number, seat, names }: Decision, rules: Rules, voice: Voice): View {
  const entries = file.entries.slice(0, number - 1);
  const match = matchOf({ ...file, entries, digests: file.digests.slice(0, number), outcome: null }, rules);
  const table = new LocalTable(match, voice, { players: names.map((name) => ({ name })), botSeed: 0 });
  return table.frame().views[seat]!;
}

export async function positionOf(wish: PositionWish): Promise<Puzzle> {
  const { title, language, file, number, names, answer, margin } = wish;
  const rules = await loadRules(file.game, file.boxes);
  const [words, companions] = await Promise.all([loadWords(rules.facts, language), loadCompanions(rules.facts)]);
  const view = viewBefore(wish, rules, { words, companions });
  return { day: '', number, game: file.game, title, names, view, answer, margin, exact: false };
}
