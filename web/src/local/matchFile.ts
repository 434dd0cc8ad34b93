// Reads and writes `.tenfold` files: a port of core/match_file.py. Every digest is checked.
import { Match, Refused, commitmentOf } from './match';
import type { Box } from './facts';
import type { Outcome, Rules } from './rules';
import { fromHex, hex } from './sha256';

/** What a `.tenfold` file holds. */
export type MatchFile = {
  format: number;
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, string>;
  /** The boxes that it was played with; not there if that was the standard one. */
  boxes?: Box[];
  players: string[];
  commitment: string;
  entries: { seat: number; action?: string; takes_back?: number }[];
  outcome: Outcome | null;
  seed: string;
  digests: string[];
};

const FORMAT = 1;

/** A file that this page can't read, or a log that doesn't lead where it says: with the first entry that differs. */
export class BadMatchFile extends Error {
  constructor(
    readonly code: 'bad-file' | 'replay-diverged',
    readonly number = 0,
  ) {
    super(`${code} at entry ${number}`);
  }
}

export function matchOf(file: MatchFile, rules: Rules): Match {
  const { facts } = rules;
  if (file.format !== FORMAT || file.game !== facts.id || file.rules_version !== facts.rulesVersion)
    throw new BadMatchFile('bad-file');
  if (JSON.stringify(file.boxes) !== JSON.stringify(facts.boxes)) throw new BadMatchFile('bad-file');
  if (file.digests.length !== file.entries.length + 1) throw new BadMatchFile('bad-file');
  const secret = fromHex(file.seed);
  if (commitmentOf(secret) !== file.commitment) throw new BadMatchFile('replay-diverged');
  const match = new Match(rules, file.seats, secret, file.options);
  const check = (number: number) => {
    if (match.digest(number) !== file.digests[number]) throw new BadMatchFile('replay-diverged', number);
  };
  check(0);
  file.entries.forEach(({ seat, action, takes_back }, i) => {
    const number = action === undefined ? null : facts.actions.findIndex(([notation]) => notation === action);
    try {
      match.redo(seat, number, takes_back ?? null);
    } catch (error) {
      if (error instanceof Refused) throw new BadMatchFile('replay-diverged', i + 1);
      throw error;
    }
    check(i + 1);
  });
  if (!isSame(match.outcome, file.outcome)) throw new BadMatchFile('replay-diverged', file.entries.length);
  return match;
}

function isSame(one: Outcome | null, other: Outcome | null): boolean {
  const told = (outcome: Outcome | null) =>
    outcome && [outcome.ending, outcome.clause, outcome.scores, outcome.ranking, outcome.winners];
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}

/** A match as such a file; whoever keeps it keeps the secret. `digests` are those that are known already. */
export function fileOf(match: Match, players: string[], digests: readonly string[] = []): MatchFile {
  const { facts } = match.rules;
  return {
    format: FORMAT,
    game: facts.id,
    rules_version: facts.rulesVersion,
    seats: match.seats,
    options: match.options,
    ...(facts.boxes && { boxes: facts.boxes }),
    players,
    commitment: commitmentOf(match.secret),
    entries: match.entries.map(({ seat, action, takesBack }) =>
      action === null ? { seat, takes_back: takesBack! } : { seat, action: facts.actions[action]![0] },
    ),
    outcome: match.outcome,
    seed: hex(match.secret),
    digests: Array.from({ length: match.entries.length + 1 }, (_, number) => digests[number] ?? match.digest(number)),
  };
}
