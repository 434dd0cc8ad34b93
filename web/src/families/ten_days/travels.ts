/** How often places were on completed journeys. */

export type Visited = { place: string; times: number };

/** Most often first; a place counts once for a journey. */
export function visited(journeys: string[][]): Visited[] {
  const times = new Map<string, number>();
  for (const journey of journeys) for (const place of new Set(journey)) times.set(place, (times.get(place) ?? 0) + 1);
  return [...times]
    .map(([place, count]) => ({ place, times: count }))
    .toSorted((one, other) => other.times - one.times || one.place.localeCompare(other.place));
}

/** From 0 to `steps`: never, then in even steps up to the place that was on most journeys. */
export function shadeOf(times: number, most: number, steps: number): number {
  return times === 0 ? 0 : Math.max(1, Math.ceil((times / most) * steps));
}

/** The journey with the most different places; the first of several. */
export function longest(journeys: string[][]): string[] {
  return journeys.reduce((best, one) => (new Set(one).size > new Set(best).size ? one : best), []);
}
