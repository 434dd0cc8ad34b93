/** Breaks a name into lines so that it is as large as possible on a narrow tag. */

import { DISPLAY_FROM, textWidth } from '../../map/textWidth';

/** Width by height of the room for a name below its strip. */
const ROOM = 2.2;

/** Wider words do not fit onto a narrow tag in a legible size, and are broken; on the tags of a phone sooner. */
const WIDEST = { narrow: 6.3, tight: 5.5 };
const SOFT_HYPHEN = '\u00ad';

/** So many lines, the widest so wide at size 1. */
export type Breaks = { lines: number; width: number };

/** The breaks with which a name is set largest. */
export function bestBreaks(name: string, room: keyof typeof WIDEST = 'narrow'): Breaks {
  const words = hyphenated(name, room)
    .replaceAll(SOFT_HYPHEN, '-')
    .split(/ |(?<=-)/);
  const sizeOf = ({ lines, width }: Breaks): number => Math.min(ROOM / width, 1 / lines);
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => widthOf(words.slice(from, from + more + 1).join(' '))),
  );
  const all = widths.map((width) => filled(words, width)).filter((one) => one !== null);
  return all.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best), { lines: 1, width: widthOf(name) });
}

/** The widest word of a name, at size 1. */
export const widestWord = (name: string): number => Math.max(...name.split(' ').map(widthOf));

/** A name that may be broken within its widest words: near the middle, before a consonant and a vowel, unless they have a hyphen. */
export function hyphenated(name: string, room: keyof typeof WIDEST = 'narrow'): string {
  return name
    .split(' ')
    .map((word) => (widthOf(word) > WIDEST[room] && !word.includes('-') ? broken(word) : word))
    .join(' ');
}

function broken(word: string): string {
  const spots = [...word.matchAll(/(?<=\p{L}{2})(?=[^aeiouyh][aeiouy]\p{L})/gu)].map(({ index }) => index);
  const away = (spot: number): number => Math.abs(spot - word.length / 2);
  const spot = spots.sort((one, other) => away(one) - away(other))[0];
  return spot === undefined ? word : `${word.slice(0, spot)}${SOFT_HYPHEN}${word.slice(spot)}`;
}

const widthOf = (text: string): number => textWidth(text, DISPLAY_FROM);

/** Words filled into lines of a width, as the browser does it; none if a word is wider. */
function filled(words: string[], most: number): Breaks | null {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word) > most) return null;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return { lines: lines.length, width: Math.max(...lines.map(widthOf)) };
}
