// Resigning at a table of this device: a port of what server/table/table.py and frames.py make of it.
import type { Outcome } from './rules';
import type { Player } from './setup';

export const RESIGNED = 'resigned';
const ONLY_BOTS = 'only-bots';

/** How a match has ended: by its rules, or because one seat stays or only bots do; null while it's on. */
export const outcomeOf = (byRules: Outcome | null, players: Player[], resigned: number[]): Outcome | null =>
  byRules ? withoutResigned(byRules, resigned) : endedBy(players, resigned);

/** Who resigned comes last, and there are no scores. Bots that have been alone from the start play on. */
function endedBy(players: Player[], resigned: number[]): Outcome | null {
  if (resigned.length === 0) return null;
  const seats = [...players.keys()];
  const staying = seats.filter((seat) => !resigned.includes(seat));
  const hasPeople = staying.some((seat) => !players[seat]!.level);
  if (staying.length === 0 || (hasPeople && staying.length > 1)) return null;
  return {
    ending: staying.length > 1 ? ONLY_BOTS : RESIGNED,
    clause: '',
    scores: seats.map(() => 0),
    ranking: seats.map((seat) => (staying.includes(seat) ? 1 : staying.length + 1)),
    winners: staying,
  };
}

/** An outcome in which no one wins who has resigned. */
function withoutResigned(outcome: Outcome, resigned: number[]): Outcome {
  if (resigned.length === 0 || outcome.winners.length === 0) return outcome;
  const staying = outcome.scores.filter((_, seat) => !resigned.includes(seat));
  const ranking = outcome.scores.map((score, seat) =>
    resigned.includes(seat) ? staying.length + 1 : 1 + staying.filter((other) => other > score).length,
  );
  const winners = [...ranking.keys()].filter((seat) => ranking[seat] === 1 && !resigned.includes(seat));
  return { ...outcome, ranking, winners };
}
