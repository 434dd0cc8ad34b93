/** Draws the map as a picture to save or share. */

import { letterOf } from '../../art/letterOf';
import { COLOURS, type ColourName } from '../../theme/colours';
import { FREE } from '../../generated/heart_of_africa';
import { linesOf, outlineOf, type MapData } from '../../map/data';
import { labelLines, PLACES, STOPS, TRACKS } from './facts';
import { SEAT_SHAPES } from './seatShapes';
import { couplingOf, FONT, usedPart, type BoardLayout, type Slot } from './trackLayout';
import { say } from './messages';
import { SIGNS } from './terrainSigns';

/** The colours of the seats by day, as on the board. */
const TINTS = ['#007c89', '#b8107a', '#627800', '#6d4426', '#475a78'];
const GROUND: Record<string, string> = { desert: '#f3dca6', jungle: '#cfdeb2', mountain: '#ddd0c0' };
const MARKS: Record<string, string> = { desert: '#a5782c', jungle: '#44703a', mountain: '#75634f' };
const [SEA, SHORE, LAND, INK, LINES] = ['#dbe6e1', '#c3d6d0', '#f1e6cd', '#1f2430', '#7a6647'];
const HEAD = 150;
/** So many units become one when the ground is drawn small. */
const GRAIN = 25;

export type Line = { name: string; total: number; seat: number; rank: number };

type Pen = CanvasRenderingContext2D;

export function drawn(
  canvas: HTMLCanvasElement,
  data: MapData,
  rails: BoardLayout,
  owner: number[],
  title: string,
  lines: Line[],
): void {
  const used = usedPart(rails);
  [canvas.width, canvas.height] = [rails.width, Math.round(used.height) + HEAD];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('canvas');
  pen.fillStyle = '#fffbf2';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  heading(pen, rails.width, title, lines);
  pen.beginPath();
  pen.rect(0, HEAD, rails.width, used.height);
  pen.clip();
  pen.translate(0, HEAD - used.top);
  land(pen, data, rails);
  rails.tracks.forEach((_, track) => laid(pen, rails, track, owner[track] === FREE ? null : (owner[track] ?? null)));
  stops(pen, rails);
}

function heading(pen: Pen, width: number, title: string, lines: Line[]): void {
  pen.fillStyle = INK;
  pen.font = '600 44px Fraunces, serif';
  pen.fillText(title, 30, 62, width - 60);
  pen.font = '700 24px "Tenfold Zero", "Atkinson Hyperlegible", sans-serif';
  const { font } = pen;
  const said = lines.map(({ name, total, rank }) => `${say('board-score-place', { rank })} ${name} ${total}`);
  const wide = said.map((text) => pen.measureText(text).width);
  // One beside the other with the same room between them; where names are long, all of them are set closer.
  const [all, marks] = [wide.reduce((sum, one) => sum + one, 0), lines.length * 46];
  const close = Math.min(1, (width - 60 - marks - 16 * (lines.length - 1)) / all);
  const gap = lines.length > 1 ? Math.min(44, (width - 60 - marks - all * close) / (lines.length - 1)) : 0;
  let x = 30;
  lines.forEach(({ seat }, at) => {
    mark(pen, x + 20, 108, 17, seat);
    pen.fillStyle = INK;
    pen.textAlign = 'start';
    pen.font = font;
    pen.fillText(said[at]!, x + 46, 116, wide[at]! * close);
    x += 46 + wide[at]! * close + gap;
  });
}

function land(pen: Pen, data: MapData, rails: BoardLayout): void {
  const coast = new Path2D(linesOf(data).coast);
  const ground = new Path2D(
    Object.keys(data.shapes)
      .map((shape) => outlineOf(data, shape))
      .join('') + data.land,
  );
  pen.fillStyle = SEA;
  pen.fillRect(0, 0, rails.width, rails.height);
  pen.lineJoin = 'round';
  stroke(pen, coast, SHORE, 26);
  pen.fillStyle = LAND;
  pen.fill(ground);
  pen.save();
  pen.clip(ground);
  softly(pen, rails);
  for (const [terrain, places] of Object.entries(rails.signs))
    stroke(pen, new Path2D(places.map(([x, y]) => `M${x} ${y}${SIGNS[terrain]}`).join('')), MARKS[terrain]!, 1.2, 0.5);
  pen.restore();
  pen.fillStyle = SEA;
  pen.fill(new Path2D(data.lakes));
  stroke(pen, coast, LINES, 1.6, 0.8);
}

/** The tints of the ground without edges: drawn small, and enlarged. */
function softly(pen: Pen, { width, height, ground }: BoardLayout): void {
  const small = document.createElement('canvas');
  [small.width, small.height] = [width / GRAIN, height / GRAIN].map(Math.ceil) as [number, number];
  const brush = small.getContext('2d');
  if (!brush) return;
  brush.scale(1 / GRAIN, 1 / GRAIN);
  brush.lineCap = 'square';
  for (const [terrain, path] of Object.entries(ground)) stroke(brush, new Path2D(path), GROUND[terrain]!, 24);
  pen.globalAlpha = 0.75;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(small, 0, 0, small.width * GRAIN, small.height * GRAIN);
  pen.globalAlpha = 1;
}

function stroke(pen: Pen, path: Path2D, colour: string, width: number, alpha = 1): void {
  pen.globalAlpha = alpha;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.globalAlpha = 1;
}

/** The slots of a track, or the wagons of its owner. */
function laid(pen: Pen, rails: BoardLayout, track: number, owner: number | null): void {
  const { slots, length } = rails.tracks[track]!;
  const name = TRACKS[track]!.colour as ColourName;
  const colour = COLOURS[name];
  const high = rails.slotWidth + (owner === null ? 0 : 6);
  if (owner !== null) stroke(pen, new Path2D(couplingOf(slots)), INK, 7);
  for (const [x, y, degrees] of slots) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((degrees * Math.PI) / 180);
    pen.beginPath();
    pen.roundRect(-length / 2, -high / 2, length, high, 5);
    pen.fillStyle = owner === null ? colour.fill : TINTS[owner]!;
    // As on the board: what is free is pale.
    pen.globalAlpha = owner === null ? 0.55 : 1;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = owner === null ? colour.edge.light : INK;
    pen.lineWidth = owner === null ? 1.4 : 2.2;
    pen.stroke();
    pen.restore();
    if (owner !== null) mark(pen, x, y, 7.6, owner);
  }
  if (owner !== null) return;
  const { ferry } = TRACKS[track]!;
  for (const [x, y] of slots.slice(0, ferry)) loco(pen, x, y);
  if (ferry === 0) letter(pen, slots[Math.floor((slots.length - 1) / 2)]!, name);
}

function letter(pen: Pen, [x, y]: Slot, colour: ColourName): void {
  const text = letterOf(colour);
  if (!text) return;
  const { fill, ink } = COLOURS[colour];
  pen.beginPath();
  pen.arc(x, y, 6.4, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.fillStyle = ink;
  pen.font = '700 11.5px Fraunces, serif';
  pen.textAlign = 'center';
  pen.fillText(text, x, y + 4);
}

function stops(pen: Pen, rails: BoardLayout): void {
  pen.lineJoin = 'round';
  STOPS.forEach(({ x, y, place }) => {
    if (PLACES[place]!.dead_end) return;
    pen.beginPath();
    pen.arc(x * rails.width, y * rails.height, PLACES[place]!.kind === 'junction' ? 6 : 9, 0, 2 * Math.PI);
    pen.fillStyle = '#fffbf2';
    pen.fill();
    pen.strokeStyle = '#3a2f20';
    pen.lineWidth = 2.6;
    pen.stroke();
    if (PLACES[place]!.kind === 'junction') return;
    pen.beginPath();
    pen.arc(x * rails.width, y * rails.height, 3.6, 0, 2 * Math.PI);
    pen.fillStyle = '#8f2d1d';
    pen.fill();
  });
  for (const { stop, degrees } of rails.arrows) {
    pen.save();
    pen.translate(STOPS[stop]!.x * rails.width, STOPS[stop]!.y * rails.height);
    pen.rotate((degrees * Math.PI) / 180);
    pen.fillStyle = '#3a2f20';
    pen.fill(new Path2D('M-2 -9L12 0L-2 9Z'));
    pen.restore();
  }
  for (const { lines, x, y, anchor, place } of rails.labels) {
    pen.font =
      PLACES[place]!.kind === 'country'
        ? `italic 600 ${FONT}px Fraunces, serif`
        : `700 ${FONT}px "Tenfold Zero", "Atkinson Hyperlegible", sans-serif`;
    pen.textAlign = anchor === 'middle' ? 'center' : anchor;
    labelLines(place, lines).forEach((line, at) => {
      pen.strokeStyle = LAND;
      pen.lineWidth = 4;
      pen.strokeText(line, x, y + at * FONT);
      pen.fillStyle = INK;
      pen.fillText(line, x, y + at * FONT);
    });
  }
}

/** The shape of a seat on a disc. */
function mark(pen: Pen, x: number, y: number, radius: number, seat: number): void {
  disc(pen, x, y, radius, TINTS[seat]!);
  pen.fillStyle = TINTS[seat]!;
  pen.fill(new Path2D(SEAT_SHAPES[seat]!(x, y, radius * 0.7)));
}

function loco(pen: Pen, x: number, y: number): void {
  disc(pen, x, y, 6.6, '#b5221b');
  pen.fillStyle = INK;
  pen.font = '700 9.5px Fraunces, serif';
  pen.textAlign = 'center';
  pen.fillText(letterOf('locomotive'), x, y + 3.4);
}

function disc(pen: Pen, x: number, y: number, radius: number, tint: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = '#fffbf2';
  pen.fill();
  pen.strokeStyle = tint;
  pen.lineWidth = radius / 5;
  pen.stroke();
}
