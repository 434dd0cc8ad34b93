/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { letterOf } from '../art/letterOf';
import { COMPLETE, setLanguage } from '../text/language.svelte';
import { COLOURS, PLACE_COLOURS, type ColourName, type GameColour } from './colours';
import { contrast, distance, seenBy, type Eyes } from './vision';

const EYES: Eyes[] = ['typical', 'protan', 'deutan', 'tritan'];
const APART = 0.08;
const APART_IN_GREY = 0.06;
/** A seat's mark is a ring or a wagon with its shape, never a fill with a letter; those that seats have by themselves are farther away. */
const APART_FROM_SEATS = 0.039;
const APART_FROM_FIRST_SEATS = 0.07;
const FIRST_SEATS = 5;
/** A locomotive is told by its rainbow edge, not by its fill. */
const FILLS = (Object.keys(COLOURS) as ColourName[]).filter((name) => name !== 'locomotive');

const SHEET = { light: '#fffbf2', dark: '#1b2130' };

describe('game colours', () => {
  it.each(EYES)('stay apart for %s eyes', (eyes) => {
    for (const [a, b] of pairs(FILLS)) {
      const apart = distance(seenBy(eyes, COLOURS[a].fill), seenBy(eyes, COLOURS[b].fill));
      expect(apart, `${a} and ${b}`).toBeGreaterThanOrEqual(APART);
    }
  });

  it('of places stay apart in grey', () => {
    for (const [a, b] of pairs([...PLACE_COLOURS])) {
      const apart = distance(seenBy('grey', COLOURS[a].fill), seenBy('grey', COLOURS[b].fill));
      expect(apart, `${a} and ${b}`).toBeGreaterThanOrEqual(APART_IN_GREY);
    }
  });

  it('have each a pattern of their own, where grey alone cannot tell', () => {
    const all: GameColour[] = Object.values(COLOURS);
    expect(new Set(all.map((colour) => colour.pattern)).size).toBe(all.length);
  });

  it.each(COMPLETE)('have each a letter of their own (%s)', async (language) => {
    await setLanguage(language);
    const letters = (Object.keys(COLOURS) as ColourName[]).map(letterOf);
    expect(new Set(letters).size).toBe(letters.length);
    await setLanguage('en');
  });

  it('carry letters that can be read', () => {
    for (const [name, colour] of Object.entries(COLOURS)) {
      expect(contrast(colour.ink, colour.fill), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have an edge that shows on the sheet by day and by night', () => {
    for (const [name, colour] of Object.entries(COLOURS)) {
      expect(contrast(colour.edge.light, SHEET.light), `${name} by day`).toBeGreaterThanOrEqual(3);
      expect(contrast(colour.edge.dark, SHEET.dark), `${name} by night`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('theme colours', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const tokens = tokensOf(css);
  const grounds = ['ground', 'sheet', 'sunk'];
  const texts = ['ink', 'ink-soft', 'accent-ink', 'second', 'danger', 'good'];

  it.each(['light', 'dark'] as const)('write legibly on every ground (%s)', (theme) => {
    for (const ground of grounds) {
      for (const text of texts) {
        const found = contrast(colour(text, theme), colour(ground, theme));
        expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      const marked = contrast(colour('line-strong', theme), colour(ground, theme));
      expect(marked, `line-strong on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('focus', theme), colour(ground, theme)), `focus on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['light', 'dark'] as const)('of seats are legible, and none is that of a tile or a route (%s)', (theme) => {
    for (let seat = 0; seat < 8; seat++) {
      const tint = tintOf(seat, theme);
      expect(contrast(tint, colour('sheet', theme)), `tint ${seat}`).toBeGreaterThanOrEqual(4.5);
      for (const name of FILLS) {
        const apart = distance(seenBy('typical', tint), seenBy('typical', COLOURS[name].fill));
        const least = seat < FIRST_SEATS ? APART_FROM_FIRST_SEATS : APART_FROM_SEATS;
        expect(apart, `tint ${seat} and ${name}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it.each(['light', 'dark'] as const)('carry legible text where they fill (%s)', (theme) => {
    for (const fill of ['accent', 'second', 'danger', 'good']) {
      expect(contrast(colour('on-accent', theme), colour(fill, theme)), fill).toBeGreaterThanOrEqual(4.5);
    }
    for (const wash of ['accent-wash', 'second-wash', 'danger-wash', 'good-wash']) {
      expect(contrast(colour('ink', theme), colour(wash, theme)), wash).toBeGreaterThanOrEqual(4.5);
    }
    for (const wood of ['wood', 'wood-deep', 'wood-light']) {
      expect(contrast(colour('wood-ink', theme), colour(wood, theme)), wood).toBeGreaterThanOrEqual(4.5);
    }
  });

  function tintOf(seat: number, theme: 'light' | 'dark'): string {
    const same = new RegExp(`--tint-${seat}: var\\(--([a-z-]+)\\)`).exec(css);
    if (same) return colour(same[1]!, theme);
    const own = new RegExp(`--tint-${seat}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)!;
    return theme === 'light' ? own[1]! : own[2]!;
  }

  function colour(name: string, theme: 'light' | 'dark'): string {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`tokens.css has no --${name}`);
    return token[theme];
  }
});

function tokensOf(css: string): Map<string, { light: string; dark: string }> {
  const found = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g);
  return new Map(Array.from(found, ([, name, light, dark]) => [name!, { light: light!, dark: dark! }]));
}

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((a, at) => items.slice(at + 1).map((b): [Item, Item] => [a, b]));
}
