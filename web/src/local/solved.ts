// The exact values of moves, where a game can compute them: the counterpart of core/search_model.py's `Solver`.
import { rowsOf } from './record';
import type { Rules, View } from './rules';

/** What each legal action is worth to the view's observer, from a sure loss, -1, to 1; null where it would take long. */
export function solved({ solver, kernel, facts }: Rules, view: View): Map<number, number> | null {
  const seen = { ...view, state: rowsOf(facts, view.state) };
  const prepared = solver?.prepare(seen);
  if (!prepared) return null;
  const shape = prepared.at(-1) as number[];
  return kernel.scoped(() => {
    const given = prepared.slice(0, -1).flatMap((one) => {
      if (typeof one === 'number') return [one];
      const at = kernel.allocate(8 * one.length);
      kernel.integers(at, one.length).set(one.map(BigInt));
      return [at, one.length];
    });
    const count = shape.reduce((product, length) => product * length);
    const values = kernel.allocate(8 * count);
    kernel.call.fill!(...given, values, ...shape);
    return solver!.worths(seen, prepared, new Grid(kernel.doubles(values, count), shape));
  });
}

/** Numbers in several dimensions, as translated code asks for them. */
class Grid {
  constructor(
    readonly numbers: Float64Array,
    readonly shape: number[],
  ) {}

  at(place: number): Grid | number {
    const [length = 0, ...inner] = this.shape;
    const from = place < 0 ? place + length : place;
    if (inner.length === 0) return this.numbers[from]!;
    const size = this.numbers.length / length;
    return new Grid(this.numbers.subarray(from * size, (from + 1) * size), inner);
  }
}
