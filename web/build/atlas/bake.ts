/** From an atlas to a small map: projected, simplified with shared borders kept shared, in whole numbers. */

import { createRequire } from 'node:module';
import type { GeoProjection } from 'd3-geo';
import { feature, mergeArcs } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Objects,
  Polygon,
  Topology,
} from 'topojson-specification';
import type { MapData, ShapeData } from '../../src/map/data.ts';
import type { Ring } from './lakes.ts';
import { MAPS, type MapPlan, type Part } from './maps.ts';
import { roomsOf, seaOf, type Point } from './labelSpots.ts';

/** How many steps a unit of the map has. */
const FINE = 4;

type Named = { name: string };
type Shape = (Polygon<Named> | MultiPolygon<Named>) & { id?: string };
type Atlas = Topology<Record<string, GeometryCollection<Named>>>;

const require = createRequire(import.meta.url);
const atlasOf = (path: string): Atlas => structuredClone(require(path) as Atlas);

export function bake(name: string): MapData {
  const plan = MAPS[name];
  if (!plan) throw new Error(`There is no map ${name}.`);
  const atlas = atlasOf(plan.atlas);
  const shapes = joinedShapes(atlas, plan);
  for (const part of plan.parts) if (!part.isPinned) fit(part, atlas, shapesOf(plan, part, shapes));

  const places = simplified(atlas, shapes, (id) => partOf(plan, id).projection, plan);
  const around = atlasOf(plan.around.atlas);
  const others = (around.objects[plan.around.object]!.geometries as Shape[]).filter((shape) =>
    plan.around.ids.includes(shape.id ?? ''),
  );
  const main = plan.parts[0]!.projection;
  const land = simplified(around, others, () => main, {
    ...plan,
    finest: plan.finest * 3,
    smallestIsland: plan.smallestIsland * 2,
  });
  const drawn = Object.fromEntries(places.shapes.map((shape) => [shape.id!, shapeData(places.topology, shape)]));
  return {
    name,
    width: plan.width,
    height: plan.height,
    fine: FINE,
    arcs: deltas(places.topology),
    shapes: drawn,
    land: pathOf(land.shapes.flatMap((shape) => ringsOf(land.topology, shape)).filter((ring) => meets(ring, plan))),
    lakes: pathOf((plan.lakes ?? []).map((ring) => projected(ring, main))),
    waters: pathOf((plan.waters ?? []).map((ring) => projected(ring, main))),
    ...(plan.older ? { older: plan.older } : {}),
    ...(plan.column ? { column: plan.column } : {}),
    frames: plan.parts.filter((part) => part.hasFrame).map((part) => part.box),
    sea: seaOf(
      places.shapes.map((shape) => ringsOf(places.topology, shape)),
      plan.width,
      plan.height,
      plan.parts.slice(1).map((part) => part.box),
    ),
  };
}

/** The shapes of the places; what has no id of its own becomes part of its owner, without a border inside. */
function joinedShapes(atlas: Atlas, plan: MapPlan): Shape[] {
  const all = atlas.objects[plan.object]!.geometries as Shape[];
  return plan.places.map((id) => {
    const parts = all.filter((shape) => shape.id === id || plan.joined?.[shape.properties?.name ?? ''] === id);
    if (parts.length === 0) throw new Error(`${plan.atlas} has no shape ${id}.`);
    const whole = mergeArcs(atlas, parts as never);
    return {
      ...whole,
      arcs: whole.arcs.filter((polygon) => isWithin(atlas, polygon, plan)),
      id,
      properties: parts[0]!.properties,
    } as Shape;
  });
}

function isWithin(atlas: Atlas, polygon: number[][], { within }: MapPlan): boolean {
  if (!within) return true;
  const first = polygon[0]![0]!;
  const [longitude, latitude] = absolute(atlas, atlas.arcs[first < 0 ? ~first : first]!)[0]!;
  return longitude > within.west && longitude < within.east && latitude > within.south && latitude < within.north;
}

const partOf = (plan: MapPlan, id: string): Part => plan.parts.find((part) => part.ids?.includes(id)) ?? plan.parts[0]!;
const shapesOf = (plan: MapPlan, part: Part, shapes: Shape[]): Shape[] =>
  shapes.filter((shape) => partOf(plan, shape.id!) === part);

function fit({ projection, box: [left, top, right, bottom] }: Part, atlas: Atlas, shapes: Shape[]): void {
  projection.precision(0).fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    feature(atlas, { type: 'GeometryCollection', geometries: shapes as GeometryObject<Named>[] }),
  );
}

type Simplified = { topology: Topology; shapes: Shape[] };

/** Arcs, not shapes, are projected and simplified: a border has one course, however many shapes it parts. */
function simplified(
  atlas: Atlas,
  shapes: Shape[],
  projectionOf: (id: string) => GeoProjection,
  { finest, smallestIsland }: MapPlan,
): Simplified {
  const ownerOf = new Map<number, string>();
  for (const shape of shapes) for (const arc of arcsOf(shape)) ownerOf.set(arc < 0 ? ~arc : arc, shape.id ?? '');
  const arcs = atlas.arcs.map((arc, at) => {
    const owner = ownerOf.get(at);
    return owner === undefined
      ? []
      : (projected(absolute(atlas, arc) as Ring, projectionOf(owner)) as [number, number][]);
  });
  const flat = {
    type: 'Topology',
    arcs,
    objects: { all: { type: 'GeometryCollection', geometries: shapes } },
  } as unknown as Topology<Objects<object>>;
  const weighed = presimplify(filter(flat, filterWeight(flat, smallestIsland)));
  const topology = simplify(weighed as never, finest) as unknown as Topology;
  return { topology, shapes: (topology.objects.all as GeometryCollection).geometries as Shape[] };
}

function absolute(atlas: Atlas, arc: number[][]): Point[] {
  const { scale, translate } = atlas.transform!;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx!;
    y += dy!;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const projected = (ring: Ring, projection: GeoProjection): Point[] => ring.map((at) => projection(at)!);

function arcsOf(shape: Shape): number[] {
  return shape.type === 'Polygon' ? shape.arcs.flat() : shape.arcs.flat(2);
}

function ringsOf(topology: Topology, shape: Shape): Point[][] {
  const rings = shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat();
  return rings.map((ring) =>
    ring.flatMap((arc, at) => {
      const points = topology.arcs[arc < 0 ? ~arc : arc]! as Point[];
      return (arc < 0 ? [...points].reverse() : points).slice(at === 0 ? 0 : 1);
    }),
  );
}

function shapeData(topology: Topology, shape: Shape): ShapeData {
  const rings = ringsOf(topology, shape);
  const arcs = shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat();
  return {
    rings: arcs,
    rooms: roomsOf(rings).map((room) => room.map((value) => Math.round(value * 10) / 10) as typeof room),
  };
}

/** Whole numbers, each point as the way from the one before it. */
function stepsOf(points: Point[], fine = 1): [number, number][] {
  let [x, y] = [0, 0];
  return points.map(([nextX, nextY]) => {
    const step: [number, number] = [Math.round(nextX * fine) - x, Math.round(nextY * fine) - y];
    x += step[0];
    y += step[1];
    return step;
  });
}

const deltas = (topology: Topology): number[][] => topology.arcs.map((arc) => stepsOf(arc as Point[], FINE).flat());

function meets(ring: Point[], { width, height, around: { reach = 0.3 } }: MapPlan): boolean {
  const [wide, high] = [width * reach, height * reach];
  return ring.some(([x, y]) => x > -wide && x < width + wide && y > -high && y < height + high);
}

/** In steps, which are half as long to write as places. */
function pathOf(rings: Point[][]): string {
  return rings
    .map((ring) => {
      const [first, ...rest] = stepsOf(ring);
      return `M${first!.join(' ')}l${rest.flat().join(' ')}Z`.replaceAll(' -', '-');
    })
    .join('');
}
