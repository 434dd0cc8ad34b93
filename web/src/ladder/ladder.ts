/** The ladder of a game, with the levels of bots among the people. */

import type { Ladder, RatedLevel, RatedPerson } from '../net/protocol';

export type Row = { rank: number | null; person: RatedPerson } | { level: RatedLevel };

/** People and levels from the strongest down; only people have ranks. */
export function rowsOf({ people, levels }: Ladder): Row[] {
  const ranked = people.map((person, at) => ({ rank: at + 1, person, rating: person.rating }));
  const fixed = levels.map((level) => ({ level, rating: level.rating }));
  return [...ranked, ...fixed].sort((one, other) => other.rating - one.rating);
}

/** The level that is nearest to a rating; null if none was measured. */
export function nearestLevel({ levels }: Ladder, rating: number): RatedLevel | null {
  const far = (level: RatedLevel) => Math.abs(level.rating - rating);
  return levels.reduce<RatedLevel | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
