/** The places of a map as one coarse shape, for a picture of it as small as a stamp. */

import { pointsOf, type MapData } from './data';

/** Points are left out that are nearer to the last one, in units of the map. */
const COARSE = 9;

export function silhouetteOf(data: MapData): string {
  return Object.values(data.shapes)
    .flatMap(({ rings }) => rings.map((ring) => thinned(ring.flatMap((arc) => pointsOf(data, arc)))))
    .filter((points) => points.length > 2)
    .map((points) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
    .join('');
}

function thinned(points: [x: number, y: number][]): [x: number, y: number][] {
  const kept: [x: number, y: number][] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= COARSE) kept.push(point);
  }
  return kept;
}
