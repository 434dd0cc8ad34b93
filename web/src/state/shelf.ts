/** The order of the games wherever they stand side by side: the easiest to begin with comes first. */

export const SHELF: readonly string[] = [
  'tenzania',
  'ten_squares',
  'ten_days_africa',
  'ten_days_usa',
  'heart_of_africa',
  'ten_days_world',
];

/** Games in the order of the shelf; those that it doesn't know come last, by title. */
export function inShelfOrder<Shelved extends { id: string; title: string }>(games: readonly Shelved[]): Shelved[] {
  const rank = ({ id }: Shelved) => (SHELF.includes(id) ? SHELF.indexOf(id) : SHELF.length);
  return games.toSorted(
    (one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, undefined, { numeric: true }),
  );
}
