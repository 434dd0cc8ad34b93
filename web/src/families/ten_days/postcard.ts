/** Draws a journey as a postcard to save: the maps with the journey, a stamp, and where each day was spent. */

import { linesOf, outlineOf, type MapData } from '../../map/data';
import { overlaps, rectAround, type Rect } from '../../map/rects';
import type { Point } from '../../map/view';
import { COLOURS } from '../../theme/colours';
import type { Atlas } from './facts';
import { halfPath, legPath } from './legPath';
import type { Link } from './links';
import { tileName } from './describe';
import { nameOnTile } from './shortNames';

const [PAPER, INK, SOFT, ROUTE, SEA, SHORE, LAND, LINES] = [
  '#fffbf2',
  '#1f2430',
  '#5b6070',
  '#8c2f12',
  '#dfe8e2',
  '#c6d8d1',
  '#ece2cb',
  '#6f5f45',
];
const [WIDTH, EDGE] = [1500, 40];
const DASHES: Record<string, number[]> = { drive: [16, 12], fly: [0.1, 14], ferry: [28, 12, 6, 12] };

export type Card = {
  atlas: Atlas;
  maps: MapData[];
  rack: number[];
  /** The connections of the journey. */
  links: Link[];
  title: string;
  whose: string;
};

type Pen = CanvasRenderingContext2D;

export function drawPostcard(canvas: HTMLCanvasElement, card: Card): void {
  const { picture, text, height, columns } = layoutOf(card);
  [canvas.width, canvas.height] = [WIDTH, height];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('canvas');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  drawMaps(pen, card, picture);
  drawStamp(pen, text.right - 150, text.top, card.rack.length);
  drawText(pen, card, text, columns);
}

/** A tall map has the text beside it; what is broad has it below. */
function layoutOf({ maps, rack }: Card): { picture: Rect; text: Rect; height: number; columns: number } {
  const aspect = maps.reduce((sum, { width, height }) => sum + width / height, 0);
  if (aspect < 1.2) {
    const picture = { left: EDGE, top: EDGE, right: 950, bottom: 1030 };
    return { picture, text: { left: 1000, top: EDGE, right: WIDTH - EDGE, bottom: 1030 }, height: 1070, columns: 1 };
  }
  const bottom = EDGE + Math.min(900, (WIDTH - 2 * EDGE) / aspect);
  const columns = Math.max(5, rack.length / 5);
  const text = {
    left: EDGE,
    top: bottom + 30,
    right: WIDTH - EDGE,
    bottom: bottom + 190 + (rack.length / columns) * 44,
  };
  return { picture: { left: EDGE, top: EDGE, right: WIDTH - EDGE, bottom }, text, height: text.bottom + EDGE, columns };
}

/** All maps side by side at one height, on one sea. */
function drawMaps(pen: Pen, card: Card, { left, top, right, bottom }: Rect): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(left, top, right - left, bottom - top, 14);
  pen.clip();
  pen.fillStyle = SEA;
  pen.fillRect(left, top, right - left, bottom - top);
  const widths = card.maps.reduce((sum, { width, height }) => sum + width / height, 0);
  const high = Math.min(bottom - top, (right - left) / widths);
  let x = left + (right - left - high * widths) / 2;
  card.maps.forEach((data, map) => {
    pen.save();
    pen.translate(x, top + (bottom - top - high) / 2);
    pen.scale(high / data.height, high / data.height);
    drawMap(pen, card, data, map, data.height / high);
    pen.restore();
    x += (high * data.width) / data.height;
  });
  pen.restore();
}

/** `unit`: how many units of the map a pixel is. */
function drawMap(pen: Pen, card: Card, data: MapData, map: number, unit: number): void {
  const coast = new Path2D(linesOf(data).coast);
  pen.lineJoin = pen.lineCap = 'round';
  stroke(pen, coast, SHORE, 18 * unit);
  pen.fillStyle = LAND;
  pen.fill(new Path2D(data.land));
  const colourOf = new Map(
    Object.values(card.atlas.facts.maps[map]!.places).map(({ shape, colour }) => [shape, COLOURS[colour].fill]),
  );
  for (const shape of Object.keys(data.shapes)) {
    pen.fillStyle = LAND;
    const outline = new Path2D(outlineOf(data, shape));
    pen.fill(outline);
    pen.globalAlpha = 0.5;
    pen.fillStyle = colourOf.get(shape) ?? LAND;
    pen.fill(outline);
    pen.globalAlpha = 1;
  }
  pen.fillStyle = SEA;
  pen.fill(new Path2D(data.lakes));
  pen.globalAlpha = 0.75;
  stroke(pen, new Path2D(linesOf(data).borders), LINES, 1.2 * unit);
  stroke(pen, coast, LINES, 1.6 * unit);
  drawFrames(pen, data, unit);
  pen.globalAlpha = 1;
  drawJourney(pen, card, data, map, unit);
}

/** Alaska and Hawaii lie elsewhere in truth. */
function drawFrames(pen: Pen, { frames }: MapData, unit: number): void {
  pen.setLineDash([9 * unit, 7 * unit]);
  for (const [left, top, right, bottom] of frames) {
    const path = new Path2D();
    path.roundRect(left, top, right - left, bottom - top, 8 * unit);
    stroke(pen, path, LINES, 1.6 * unit);
  }
  pen.setLineDash([]);
}

/** How far down its map a place lies, from 0 to 1. */
function heightOf({ atlas, maps }: Card, place: string): number {
  const { shapes, height } = maps[atlas.mapOfPlace(place)]!;
  return (shapes[atlas.place(place).shape]?.rooms[0]?.[1] ?? 0) / height;
}

/** A place of the journey, and the days on which it is visited. */
type Stop = Point & { place: string; days: number[] };

function drawJourney(pen: Pen, card: Card, data: MapData, map: number, unit: number): void {
  const { atlas, rack, links } = card;
  const at = (place: string | undefined): Point | null => {
    if (!place || atlas.mapOfPlace(place) !== map) return null;
    const [x, y] = data.shapes[atlas.place(place).shape]?.rooms[0] ?? [0, 0];
    return { x, y };
  };
  const legs: Path2D[] = [];
  for (const link of links) {
    const [from, to] = [at(link.from), at(link.to)];
    if (!from && !to) continue;
    const heights = [link.from, link.to].map((place) => heightOf(card, place!));
    const path = new Path2D(from && to ? legPath(link, from, to) : halfPath(map, data, (from ?? to)!, heights));
    legs.push(path);
    stroke(pen, path, PAPER, 13 * unit);
    pen.setLineDash((DASHES[link.code] ?? []).map((dash) => dash * unit));
    stroke(pen, path, ROUTE, (link.code === 'fly' ? 8 : 6.5) * unit);
    pen.setLineDash([]);
  }
  const stops = new Map<string, Stop>();
  rack.forEach((tile, day) => {
    const place = atlas.tile(tile)?.place ?? undefined;
    const point = at(place);
    if (place && point) stops.set(place, { place, ...point, days: [...(stops.get(place)?.days ?? []), day + 1] });
  });
  const all = [...stops.values()];
  const taken = all.map((stop) => rectAround(stop, widthOf(stop) * unit + 4 * unit, 40 * unit));
  for (const stop of all) drawName(pen, stop, unit, taken, legs, data);
  for (const stop of all) drawStop(pen, stop, rack.length, unit);
}

/** A stop is round for one day, longer for several. */
const widthOf = ({ days }: Stop): number => 36 + 26 * (days.length - 1);

function drawStop(pen: Pen, stop: Stop, last: number, unit: number): void {
  const { x, y, days } = stop;
  const isEnd = days.includes(1) || days.includes(last);
  const wide = widthOf(stop) * unit;
  pen.beginPath();
  pen.roundRect(x - wide / 2, y - 18 * unit, wide, 36 * unit, 18 * unit);
  pen.fillStyle = isEnd ? ROUTE : PAPER;
  pen.fill();
  stroke(pen, null, isEnd ? PAPER : ROUTE, 3.5 * unit);
  pen.fillStyle = isEnd ? PAPER : ROUTE;
  pen.font = `600 ${21 * unit}px Fraunces, serif`;
  pen.textAlign = 'center';
  pen.fillText(days.join('·'), x, y + 7 * unit);
}

/** Beside its stop, where it lies on the least of the journey; a name that has no room is left out, for the text has them all. */
function drawName(pen: Pen, stop: Stop, unit: number, taken: Rect[], legs: Path2D[], data: MapData): void {
  const { x, y, place } = stop;
  const name = nameOnTile(place);
  pen.font = `700 ${21 * unit}px "Atkinson Hyperlegible", sans-serif`;
  const [wide, high] = [pen.measureText(name).width, 24 * unit];
  const [beside, above] = [(widthOf(stop) / 2 + 6) * unit + wide / 2, 34 * unit];
  const spots = [
    ...[above, -above].map((dy) => ({ x, y: y + dy })),
    ...[beside, -beside].map((dx) => ({ x: x + dx, y })),
    ...[above, -above].flatMap((dy) => [0.45, -0.45].map((part) => ({ x: x + part * wide, y: y + dy }))),
  ];
  const free = spots.filter((one) => {
    const box = rectAround(one, wide, high);
    const isIn = box.left > 0 && box.top > 0 && box.right < data.width && box.bottom < data.height;
    return isIn && !taken.some((other) => overlaps(other, box));
  });
  const spot = leastOf(free, (one) => crossings(pen, legs, one, wide, unit));
  if (!spot) return;
  taken.push(rectAround(spot, wide, high));
  pen.textAlign = 'center';
  pen.strokeStyle = PAPER;
  pen.lineWidth = 6 * unit;
  pen.strokeText(name, spot.x, spot.y + 7 * unit);
  pen.fillStyle = INK;
  pen.fillText(name, spot.x, spot.y + 7 * unit);
}

/** At how many points along its middle a name would lie on the journey. */
function crossings(pen: Pen, legs: Path2D[], { x, y }: Point, wide: number, unit: number): number {
  pen.lineWidth = 26 * unit;
  const canvas = pen.getTransform();
  return [-0.5, -0.25, 0, 0.25, 0.5].filter((part) => {
    const point = canvas.transformPoint({ x: x + part * wide, y });
    return legs.some((leg) => pen.isPointInStroke(leg, point.x, point.y));
  }).length;
}

/** The first of those for which least speaks against them. */
function leastOf<One>(all: One[], cost: (one: One) => number): One | undefined {
  const costs = all.map(cost);
  return all[costs.indexOf(Math.min(...costs))];
}

function stroke(pen: Pen, path: Path2D | null, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  if (path) pen.stroke(path);
  else pen.stroke();
}

/** A stamp with a compass, and a postmark over its corner. */
function drawStamp(pen: Pen, x: number, y: number, days: number): void {
  const [wide, high, tooth] = [150, 118, 7];
  pen.fillStyle = '#b4541a';
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = PAPER;
  for (let at = 0; at <= wide; at += 2.5 * tooth) for (const edge of [y, y + high]) dot(pen, x + at, edge, tooth / 1.4);
  for (let at = 0; at <= high; at += 2.5 * tooth) for (const edge of [x, x + wide]) dot(pen, edge, y + at, tooth / 1.4);
  pen.save();
  pen.translate(x + wide / 2, y + high / 2);
  stroke(pen, new Path2D('M-36 0A36 36 0 1 0 36 0A36 36 0 1 0 -36 0Z'), PAPER, 3);
  pen.fill(new Path2D('M0 -44L8 -8L44 0L8 8L0 44L-8 8L-44 0L-8 -8Z'));
  pen.restore();
  pen.save();
  pen.translate(x - 26, y + 66);
  pen.rotate(-0.2);
  pen.globalAlpha = 0.8;
  for (const radius of [56, 44]) stroke(pen, circle(radius), INK, 3);
  for (const wave of [-24, -8, 8, 24]) stroke(pen, new Path2D(`M58 ${wave}q14 -9 28 0t28 0t28 0`), INK, 3);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.font = '700 44px Fraunces, serif';
  pen.fillText(`${days}`, 0, 15);
  pen.restore();
}

const circle = (radius: number): Path2D =>
  new Path2D(`M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`);

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** The title, whose journey it is, and each day on a ruled line. */
function drawText(
  pen: Pen,
  { atlas, rack, title, whose }: Card,
  { left, top, right, bottom }: Rect,
  columns: number,
): void {
  pen.textAlign = 'start';
  pen.fillStyle = INK;
  const isBeside = columns === 1;
  const room = isBeside ? right - left : right - left - 280;
  const first = isBeside ? top + 230 : top + 62;
  pen.font = '600 56px Fraunces, serif';
  pen.fillText(title, left, first, room);
  pen.fillStyle = SOFT;
  pen.font = '700 32px "Atkinson Hyperlegible", sans-serif';
  pen.fillText(whose, left, first + 48, room);
  const rows = Math.ceil(rack.length / columns);
  const [from, wide] = [first + 108, (right - left) / columns];
  const step = Math.min(64, (bottom - from) / Math.max(1, rows - 0.6));
  rack.forEach((number, at) => {
    const [column, row] = [Math.floor(at / rows), at % rows];
    const [x, y] = [left + column * wide, from + row * step];
    pen.font = '600 28px Fraunces, serif';
    pen.fillStyle = ROUTE;
    pen.fillText(`${at + 1}`, x, y);
    const isPlace = atlas.tile(number)?.kind === 'place';
    pen.fillStyle = isPlace ? INK : SOFT;
    pen.font = `${isPlace ? '700' : 'italic 400'} 25px "Atkinson Hyperlegible", sans-serif`;
    pen.fillText(isPlace ? nameOnTile(atlas.tile(number)!.place!) : tileName(atlas, number), x + 42, y, wide - 58);
    stroke(pen, new Path2D(`M${x} ${y + 11}h${wide - 16}`), '#d9cfbb', 2);
  });
}
