/** What a hint's reason names on the board: words such as `day-3` or `then-pile-2`. */

/** The numbers of one kind of thing among them. */
export function marked(marks: readonly string[], kind: string): number[] {
  const start = `${kind}-`;
  return marks.filter((mark) => mark.startsWith(start)).map((mark) => Number(mark.slice(start.length)));
}
