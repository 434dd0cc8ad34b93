// Game reviews without a server: tenfold.analysis does the work, translated when pages are built.
import type { ReviewAccount, ReviewFound, ReviewTurn } from '../net/protocol';
import type { Voice } from './localTable';
import type { Match } from './match';
import { ReviewedMatch } from './reviewedMatch';
import type { Outcome } from './rules';

/** What was found, as it's kept: without words, so that it can be read in any language. */
export type Analysis = {
  seed: number;
  budget: number;
  moments: ReviewFound['moments'];
  decisions: { number: number; seat: number; played: string; best: string; loss: number; is_exact: boolean }[];
  turns: Pick<ReviewTurn, 'number' | 'seat' | 'before' | 'after' | 'kind' | 'actor' | 'first' | 'last'>[];
  accounts: Omit<ReviewAccount, 'choices' | 'good'>[];
};
type Tell = (done: number, of: number) => void;
type Translated = {
  analysed: (match: ReviewedMatch, outcome: Outcome, budget: number | null, seed: number, tell: Tell) => unknown;
  review_of: (match: ReviewedMatch, found: Analysis, names: string[], seats: number[]) => unknown;
};

const SEED = 1;
const module = import.meta.glob<Translated>('./baked/review.ts', { import: 'default' });
const load = () => module['./baked/review.ts']!();

/** Analyses a match that has ended; as on a server, seed and budget decide everything. */
export async function analysed(match: Match, voice: Voice, ended: Outcome, tell: Tell, budget: number | null = null) {
  const translated = await load();
  return plain(translated.analysed(new ReviewedMatch(match, voice, []), ended, budget, SEED, tell)) as Analysis;
}

/** What was found, told to a reader with these seats. */
export async function reviewOf(match: Match, voice: Voice, found: Analysis, names: string[], seats: number[]) {
  const translated = await load();
  return plain(translated.review_of(new ReviewedMatch(match, voice, names), found, names, seats)) as ReviewFound;
}

/** Python's dictionaries and instances as plain objects, which can be kept and sent. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, plain);
  if (typeof value !== 'object' || value === null) return value;
  const members: [string, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(members.map(([name, member]) => [name, plain(member)]));
}
