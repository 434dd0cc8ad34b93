/** Computes the width of a text without drawing it, from the advances of our two typefaces. */

const LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-.'*?";
const SANS =
  '32 69 64 67 69 58 54 72 68 46 56 66 54 84 70 76 63 78 65 62 62 66 66 88 70 69 62 55 60 52 60 57 37 60 57 31 26 57 31 89 57 57 60 60 37 53 38 57 53 72 53 52 52 37 24 22 45 52'
    .split(' ')
    .map(Number);
const SERIF =
  '22 74 71 70 80 66 61 77 85 41 51 79 63 93 77 80 70 80 75 61 70 75 72 106 73 69 64 56 61 52 62 53 39 58 64 32 32 62 32 96 64 60 62 61 48 49 39 63 56 83 55 57 49 41 27 18 50 50'
    .split(' ')
    .map(Number);
const USUAL = 62;

/** From this size on a name is large enough for the serif. */
export const DISPLAY_FROM = 13.5;

/** From which size on the serif is set where names are never smaller than `smallest`: the sans, which is narrower, is for the smallest. */
export const displayFrom = (smallest: number): number => Math.max(DISPLAY_FROM, 1.1 * smallest);

/** The width at size 1 of a text that is set at a size; `from`: the serif is. */
export function textWidth(text: string, size: number, from = DISPLAY_FROM): number {
  const widths = size < from ? SANS : SERIF;
  return [...text].reduce((sum, letter) => sum + (widths[LETTERS.indexOf(letter)] ?? USUAL), 0) / 100;
}
