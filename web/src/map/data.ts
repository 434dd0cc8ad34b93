/** The data of a map as the build writes it; borders that shapes share are stored once. */

export type LabelSpot = [x: number, y: number, half: number];

export type ShapeData = {
  /** Rings of arc numbers; `~n` is arc n backwards. */
  rings: number[][];
  /** The largest box inside for each of ASPECTS: where a name can stand. */
  rooms: LabelSpot[];
};

export type MapData = {
  name: string;
  width: number;
  height: number;
  /** How many steps of an arc make a unit of the map. */
  fine: number;
  /** Each arc as ways from point to point, x and y in turn. */
  arcs: number[][];
  shapes: Record<string, ShapeData>;
  /** Paths of what lies around the places. */
  land: string;
  /** Lakes inside the places, and waters that only the land around would fill. */
  lakes: string;
  waters: string;
  frames: [left: number, top: number, right: number, bottom: number][];
  /** Shapes that an older map has as a part of another: to which one each belongs. */
  older?: Record<string, string>;
  /** Small places beside each other on a coast, from top to bottom: their names stand in a column in the sea. */
  column?: string[];
  /** Coarse rows: '1' where nothing but sea or foreign land lies. */
  sea: string[];
};

/** Width by height of the rooms of a shape, in their order. */
export const ASPECTS = [1, 1.7, 2.8, 4.4, 7];

type Point = [x: number, y: number];

export function pointsOf(data: MapData, arc: number): Point[] {
  const steps = data.arcs[arc < 0 ? ~arc : arc] ?? [];
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!;
    y += steps[at + 1]!;
    points.push([x / data.fine, y / data.fine]);
  }
  return arc < 0 ? points.reverse() : points;
}

/** The outline of a shape for `d`. */
export function outlineOf(data: MapData, id: string): string {
  const rings = data.shapes[id]?.rings ?? [];
  return rings
    .map(
      (ring) =>
        `M${ring
          .flatMap((arc, at) => pointsOf(data, arc).slice(at === 0 ? 0 : 1))
          .map(([x, y]) => `${x} ${y}`)
          .join('L')}Z`,
    )
    .join('');
}

/** Arcs of one shape only are coast, arcs of two are borders. */
export function linesOf(data: MapData): { coast: string; borders: string } {
  const owners = new Map<number, number>();
  for (const { rings } of Object.values(data.shapes)) {
    for (const arc of rings.flat()) owners.set(arc < 0 ? ~arc : arc, (owners.get(arc < 0 ? ~arc : arc) ?? 0) + 1);
  }
  const path = (wanted: (count: number) => boolean): string =>
    [...owners]
      .filter(([, count]) => wanted(count))
      .map(
        ([arc]) =>
          `M${pointsOf(data, arc)
            .map(([x, y]) => `${x} ${y}`)
            .join('L')}`,
      )
      .join('');
  return { coast: path((count) => count === 1), borders: path((count) => count > 1) };
}

/** The map as it was before some shapes were parted: they are one again, without a border inside. */
export function olderOf(data: MapData): MapData {
  const shapes = { ...data.shapes };
  for (const [part, whole] of Object.entries(data.older ?? {})) {
    const [one, other] = [shapes[whole], shapes[part]];
    if (!one || !other) continue;
    shapes[whole] = { rings: ringsOf(data, outerArcs([...one.rings, ...other.rings].flat())), rooms: one.rooms };
    delete shapes[part];
  }
  return { ...data, name: `${data.name}-older`, shapes };
}

/** Arcs that run both ways lie inside. */
const outerArcs = (arcs: number[]): number[] => arcs.filter((arc) => !arcs.includes(~arc));

/** Puts arcs one after the other until they close. */
function ringsOf(data: MapData, arcs: number[]): number[][] {
  const left = new Set(arcs);
  const ends = (arc: number): [first: string, last: string] => {
    const points = pointsOf(data, arc);
    return [points[0]!.join(), points.at(-1)!.join()];
  };
  const rings: number[][] = [];
  for (const start of arcs) {
    if (!left.delete(start)) continue;
    const ring = [start];
    const [first, end] = ends(start);
    let last = end;
    while (last !== first) {
      const next = [...left].find((arc) => ends(arc)[0] === last);
      if (next === undefined) break;
      left.delete(next);
      ring.push(next);
      last = ends(next)[1];
    }
    rings.push(ring);
  }
  return rings;
}

/** The pairs of shapes that share an arc. */
export function bordersOf(data: MapData): [string, string][] {
  const owners = new Map<number, Set<string>>();
  for (const [id, { rings }] of Object.entries(data.shapes)) {
    for (const arc of rings.flat()) {
      const number = arc < 0 ? ~arc : arc;
      owners.set(number, (owners.get(number) ?? new Set()).add(id));
    }
  }
  const pairs = new Map<string, [string, string]>();
  for (const set of owners.values()) {
    const [one, other] = [...set].sort();
    if (one !== undefined && other !== undefined) pairs.set(`${one} ${other}`, [one, other]);
  }
  return [...pairs.values()];
}
