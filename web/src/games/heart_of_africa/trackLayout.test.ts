/** The board as the build lays it out. */

import { brotliCompressSync } from 'node:zlib';
import bakedLand from 'atlas:heart';
import bakedRails from 'rails:heart';
import { describe, expect, test } from 'vitest';
import { pointsOf, type MapData } from '../../map/data';
import { frameOf } from '../../map/view';
import { PLACES, STOPS, TRACKS } from './facts';
import { MAX_SCALE, REACH, targetOf } from './hitTest';
import {
  apart,
  FIRST,
  FONT,
  LARGE_FONT,
  labelBeside,
  labelRect,
  layTime,
  marksFor,
  overlap,
  slotRects,
  type BoardLayout,
  type Rect,
} from './trackLayout';
import { nextTrack } from './arrowKeys';

const land: MapData = bakedLand;
const rails: BoardLayout = bakedRails;

const slotsOf = (track: number): Rect[] => slotRects(rails.tracks[track]!, rails.slotWidth);

describe('two turned rectangles', () => {
  const box = (x: number, y: number, degrees: number): Rect => ({ x, y, width: 40, height: 10, degrees });

  test('side by side they are apart', () => expect(overlap(box(0, 0, 0), box(0, 11, 0))).toBe(0));
  test('crossed they lie on each other', () => expect(overlap(box(0, 0, 0), box(10, 0, 90))).toBeGreaterThan(0));
  test('corners that only nearly meet do not count', () => expect(overlap(box(0, 0, 0), box(32, 22, 45))).toBe(0));
});

describe('a name beside a stop', () => {
  const [x, y, width] = [500, 500, 120];
  const boxOf = (side: NonNullable<ReturnType<typeof labelBeside>>): Rect =>
    labelRect({ place: -1, lines: [''], width, ...side }, FONT);

  test('goes round the stop to where no other name is', () => {
    const taken: Rect[] = [];
    const sides = [0, 1, 2, 3].map(() => {
      const side = labelBeside(x, y, width, FONT, taken)!;
      expect(taken.every((other) => overlap(boxOf(side), other) < FONT * 0.15)).toBe(true);
      taken.push(boxOf(side));
      return `${side.anchor} ${Math.sign(side.y - y)}`;
    });
    expect(new Set(sides).size).toBe(4);
  });

  test('is never cut off by the edge of what is shown', () => {
    for (const [left, right] of [
      [x - 30, x + 400],
      [x - 400, x + 30],
    ] as const) {
      const box = boxOf(labelBeside(x, y, width, FONT, [], { left, right, top: y - 200, bottom: y + 200 })!);
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(left);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(right);
    }
  });

  test('waits where there is no room at all', () => {
    const everywhere = { x, y, width: 1000, height: 1000, degrees: 0 };
    expect(labelBeside(x, y, width, FONT, [everywhere])).toBeNull();
  });
});

test('map and layout together are small', () => {
  expect(brotliCompressSync(JSON.stringify([land, rails])).length).toBeLessThan(40 * 1024);
});

describe('the board as it is laid out', () => {
  test('every track has as many slots as spaces, each long enough to hit', () => {
    expect(rails.tracks.map(({ slots }) => slots.length)).toEqual(TRACKS.map(({ length }) => length));
    expect(Math.min(...rails.tracks.map(({ length }) => length))).toBeGreaterThan(30);
  });

  test('no slot lies on another', () => {
    const all = TRACKS.flatMap((_, track) => slotsOf(track).map((rect) => ({ track, rect })));
    const clashes = all.flatMap((one, at) =>
      all
        .slice(0, at)
        .filter((other) => overlap(one.rect, other.rect) > 0)
        .map((other) => `${TRACKS[one.track]!.claim} / ${TRACKS[other.track]!.claim}`),
    );
    expect(clashes).toEqual([]);
  });

  test('every place that has a name has it once, and no slot, no stop and no other name lies on it', () => {
    expect(rails.labels.map(({ place }) => PLACES[place]!.name).sort()).toEqual(
      PLACES.map(({ name }) => name)
        .filter(Boolean)
        .sort(),
    );
    const marks: Rect[] = STOPS.map(({ x, y }) => ({
      x: x * rails.width,
      y: y * rails.height,
      width: 12,
      height: 12,
      degrees: 0,
    }));
    const hidden = rails.labels.flatMap((label, at) => {
      const others = rails.labels.filter((_, which) => which !== at).map((label) => labelRect(label));
      const taken = [...TRACKS.flatMap((_, track) => slotsOf(track)), ...others, ...marks];
      return taken.some((rect) => overlap(labelRect(label), rect) > 0) ? [label.lines.join(' ')] : [];
    });
    expect(hidden).toEqual([]);
  });

  test('everything lies on the sheet', () => {
    for (const rect of [
      ...TRACKS.flatMap((_, track) => slotsOf(track)),
      ...rails.labels.map((label) => labelRect(label)),
    ]) {
      expect(rect.x).toBeGreaterThan(0);
      expect(rect.x).toBeLessThan(rails.width);
      expect(rect.y).toBeGreaterThan(0);
      expect(rect.y).toBeLessThan(rails.height);
    }
  });

  test('the tracks of a double route lie side by side', () => {
    TRACKS.forEach(({ twin }, track) => {
      if (twin === null) return;
      const [one, other] = [rails.tracks[track]!.slots, rails.tracks[twin]!.slots];
      one.forEach(([x, y], at) =>
        expect(Math.hypot(x - other[at]![0], y - other[at]![1])).toBeLessThan(rails.slotWidth * 1.8),
      );
    });
  });

  test('every end of a country has an arrow, and nothing else has', () => {
    expect(rails.arrows.map(({ stop }) => stop)).toEqual(
      STOPS.flatMap(({ place }, stop) => (PLACES[place]!.dead_end ? [stop] : [])),
    );
  });

  const sizesAt = (scale: number, reach: number): number[] =>
    rails.tracks.map((_, track) => targetOf(rails.tracks, track, scale, reach));

  test('at the size of the sheet every track has a target of 24 pixels', () => {
    expect(Math.min(...sizesAt(1, REACH.fine))).toBeGreaterThanOrEqual(24);
  });

  test('as a desktop shows it first every track has that target too, those that others hem in as well', () => {
    const sizes = sizesAt(FIRST, REACH.fine);

    // The whole board at 1280 × 800: a mouse has 20 pixels at least, and a zoom is one click away.
    expect(sizes.flatMap((size, track) => (size < 20 ? [`${TRACKS[track]!.claim}: ${size}`] : []))).toEqual([]);
  });

  test('every track has a target of 44 pixels for a finger, by zoom, on the smallest phone', () => {
    const { base, closest } = frameOf(rails, 344, 160, MAX_SCALE);
    expect(Math.min(...sizesAt(base * closest, REACH.coarse))).toBeGreaterThanOrEqual(44);
  });

  test('arrow keys reach every track from every other', () => {
    const steps = rails.tracks.map((_, track) =>
      (['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const).flatMap(
        (way) => nextTrack(rails.tracks, track, way) ?? [],
      ),
    );
    const reached = (first: number): number => {
      const seen = new Set([first]);
      for (const track of seen) for (const next of steps[track]!) seen.add(next);
      return seen.size;
    };
    expect(rails.tracks.map((_, track) => reached(track)).filter((count) => count < TRACKS.length)).toEqual([]);
  });

  test.each([
    'douala',
    'luanda',
    'walvis-bay',
    'cape-town',
    'durban',
    'beira',
    'mombasa',
    'madagascar#0',
    'madagascar#1',
  ])('the coast runs by %s', (port) => {
    const { x, y } = STOPS.find(({ id }) => id === port)!;
    const shore = Object.values(land.shapes).flatMap(({ rings }) => rings.flat().flatMap((arc) => pointsOf(land, arc)));
    expect(
      Math.min(...shore.map(([atX, atY]) => Math.hypot(atX - x * rails.width, atY - y * rails.height))),
    ).toBeLessThan(30);
  });
});

test('names that are set larger than they were laid out wait where they would lie on others', () => {
  expect(apart(rails.largeLabels, LARGE_FONT, LARGE_FONT)).toEqual(rails.largeLabels);
  const [first, ...others] = apart(rails.largeLabels, LARGE_FONT * 1.6, LARGE_FONT);
  expect(first).toEqual(rails.largeLabels[0]);
  expect(others.length).toBeGreaterThan(20);
  expect(others.length).toBeLessThan(rails.largeLabels.length - 1);
  expect(apart(rails.labels, FONT, FONT)).toEqual(rails.labels);
});

test('marks as large as a desktop shows them lie on no name and on no other mark', () => {
  const radius = 11;
  const names = rails.labels.map((label) => labelRect(label));
  const marks = marksFor(rails.tracks, radius, names);

  const clashes = marks.flatMap(([x, y], track) => {
    const box = { x, y, width: 2 * radius, height: 2 * radius, degrees: 0 };
    // Two letters that touch are read; discs are round.
    const isOnMark = marks
      .slice(0, track)
      .some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < radius * 1.4);
    return isOnMark || names.some((name) => overlap(box, name) > radius / 2) ? [TRACKS[track]!.claim] : [];
  });
  expect(clashes).toEqual([]);
});

test('with the way there and back, the longest train is laid within 1.2 s', () => {
  const TRAVEL = 220;
  expect(layTime(Math.max(...TRACKS.map(({ length }) => length))) + TRAVEL).toBeLessThanOrEqual(1_200);
});
