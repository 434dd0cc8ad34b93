/** The land as a board has it: bent so that known places lie where the board prints them. */

import { geoProjection, type GeoProjection } from 'd3-geo';

/** A place on the globe, and where the sheet has it. */
export type Pin = { at: [longitude: number, latitude: number]; on: [x: number, y: number] };

const RADIANS = Math.PI / 180;

/** A thin plate through all pins: smooth between them, nearly straight far away. */
export function pinned(pins: Pin[], stiffness = 0): GeoProjection {
  const plate = [0, 1].map((axis) => solved(system(pins, stiffness), [...pins.map(({ on }) => on[axis]!), 0, 0, 0]));
  const bent = (longitude: number, latitude: number): [number, number] => {
    const [x, y] = plate.map((weights) => {
      const pull = pins.reduce(
        (sum, { at }, number) => sum + weights[number]! * bend(longitude - at[0], latitude - at[1]),
        0,
      );
      const [rest, east, north] = weights.slice(pins.length);
      return pull + rest! + east! * longitude + north! * latitude;
    });
    return [x!, y!];
  };
  // A projection looks from the south: its y goes up.
  const raw = (lambda: number, phi: number): [number, number] => {
    const [x, y] = bent(lambda / RADIANS, phi / RADIANS);
    return [x, -y];
  };
  return geoProjection(raw).scale(1).translate(bent(0, 0));
}

function bend(dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : square * Math.log(square);
}

function system(pins: Pin[], stiffness: number): number[][] {
  const rows = pins.map(({ at }, row) => [
    ...pins.map(({ at: other }, column) => (row === column ? stiffness : bend(at[0] - other[0], at[1] - other[1]))),
    1,
    ...at,
  ]);
  return [
    ...rows,
    ...[() => 1, ({ at }: Pin) => at[0], ({ at }: Pin) => at[1]].map((value) => [...pins.map(value), 0, 0, 0]),
  ];
}

/** Gauss's elimination, with the largest pivot first. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let column = 0; column < rows.length; column++) {
    const best = rows
      .slice(column)
      .reduce(
        (found, row, at) => (Math.abs(row[column]!) > Math.abs(rows[found]![column]!) ? at + column : found),
        column,
      );
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]!;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[column]! / pivot[column]!;
      if (factor !== 0) for (let at = column; at < row.length; at++) row[at]! -= factor * pivot[at]!;
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
