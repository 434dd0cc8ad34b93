/** Measures where places lie: how much of a line runs over others, and which points are in one. */

import { pointsOf, type MapData } from './data';

/** Cells along the longer side of a map, and directions around a place. */
const CELLS = 160;
const DIRECTIONS = 96;

type Coverage = {
  unit: number;
  rows: number;
  columns: number;
  owners: Int16Array;
  numbers: Map<string, number>;
  ways: Map<string, Float32Array[]>;
};

const known = new WeakMap<MapData, Coverage>();

/** How far a line from the middle of a place runs over other places, in units of the map. */
export function landUnder(data: MapData, id: string, right: number, down: number): number {
  const ground = coverageOf(data);
  let ways = ground.ways.get(id);
  if (!ways) ground.ways.set(id, (ways = directionsFrom(data, id, ground)));
  const turn = Math.atan2(down, right) / (2 * Math.PI);
  const way = ways[Math.round((turn + 1) * DIRECTIONS) % DIRECTIONS]!;
  const steps = Math.hypot(right, down) / ground.unit;
  return (way[Math.min(way.length - 1, Math.round(steps))] ?? 0) * ground.unit;
}

/** Whether a point of the map lies in a place, as exactly as the cells are small. */
export function isOn(data: MapData, id: string, x: number, y: number): boolean {
  const { unit, rows, columns, owners, numbers } = coverageOf(data);
  const [column, row] = [Math.floor(x / unit), Math.floor(y / unit)];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
  return owners[row * columns + column] === numbers.get(id);
}

/** For each direction, how many cells of other places lie within so many steps; as far as the map goes. */
function directionsFrom(data: MapData, id: string, { unit, rows, columns, owners, numbers }: Coverage): Float32Array[] {
  const [x, y] = data.shapes[id]!.rooms[0]!;
  const own = numbers.get(id);
  return Array.from({ length: DIRECTIONS }, (_, at) => {
    const [right, down] = [Math.cos((at * 2 * Math.PI) / DIRECTIONS), Math.sin((at * 2 * Math.PI) / DIRECTIONS)];
    const land = [0];
    for (let step = 1; ; step++) {
      const [column, row] = [Math.floor(x / unit + right * step), Math.floor(y / unit + down * step)];
      if (column < 0 || row < 0 || column >= columns || row >= rows) break;
      const owner = owners[row * columns + column]!;
      land.push(land.at(-1)! + (owner >= 0 && owner !== own ? 1 : 0));
    }
    return Float32Array.from(land);
  });
}

/** The map as cells, each with the number of the shape that its middle lies in. */
function coverageOf(data: MapData): Coverage {
  let ground = known.get(data);
  if (!ground) {
    const unit = Math.max(data.width, data.height) / CELLS;
    const [rows, columns] = [Math.ceil(data.height / unit), Math.ceil(data.width / unit)];
    const ids = Object.keys(data.shapes);
    ground = {
      unit,
      rows,
      columns,
      owners: new Int16Array(rows * columns).fill(-1),
      numbers: new Map(ids.map((id, at) => [id, at])),
      ways: new Map(),
    };
    ids.forEach((id, number) => fill(data, id, number, ground!));
    known.set(data, ground);
  }
  return ground;
}

/** Row by row, from each shore to the next. */
function fill(data: MapData, id: string, number: number, { unit, rows, columns, owners }: Coverage): void {
  const shores: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of data.shapes[id]!.rings) {
    const points = ring.flatMap((arc) => pointsOf(data, arc));
    points.forEach(([x, y], at) => {
      const [lastX, lastY] = points.at(at - 1)!;
      const [top, bottom] = [Math.min(y, lastY) / unit - 0.5, Math.max(y, lastY) / unit - 0.5];
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(rows, bottom); row++) {
        if (y !== lastY) shores[row]!.push((lastX + ((x - lastX) * ((row + 0.5) * unit - lastY)) / (y - lastY)) / unit);
      }
    });
  }
  shores.forEach((all, row) => {
    all.sort((one, other) => one - other);
    for (let at = 0; at + 1 < all.length; at += 2) {
      for (
        let column = Math.max(0, Math.ceil(all[at]! - 0.5));
        column < Math.min(columns, all[at + 1]! - 0.5);
        column++
      )
        owners[row * columns + column] = number;
    }
  });
}
