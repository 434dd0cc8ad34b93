/**
 * The game colours: tiles, planes and trains. They are information, so each has a letter (letterOf) and a
 * pattern of its own, and the fills stay apart for all kinds of colour vision (colours.test.ts).
 * A printed thing keeps its fill by night; only its edge follows the ground it lies on.
 */

export type Pattern =
  | 'waves'
  | 'dots'
  | 'diagonals'
  | 'cross-hatch'
  | 'plain'
  | 'stars'
  | 'chevrons'
  | 'outline'
  | 'solid'
  | 'dashes'
  | 'rainbow';

export type GameColour = {
  pattern: Pattern;
  fill: string;
  /** Letters and pattern on the fill: 4.5:1 at least. */
  ink: string;
  /** The line around the fill: 3:1 at least on the sheet by day and by night. */
  edge: { light: string; dark: string };
};

const DARK_INK = '#1f2430';
const LIGHT_INK = '#fffbf2';

export const COLOURS = {
  blue: { pattern: 'waves', fill: '#2672c8', ink: LIGHT_INK, edge: { light: '#184f8f', dark: '#7fb2ea' } },
  green: { pattern: 'dots', fill: '#1b674c', ink: LIGHT_INK, edge: { light: '#114836', dark: '#6fb797' } },
  orange: {
    pattern: 'diagonals',
    fill: '#d67d24',
    ink: DARK_INK,
    edge: { light: '#9a5410', dark: '#eeb274' },
  },
  pink: {
    pattern: 'cross-hatch',
    fill: '#f6a0b6',
    ink: DARK_INK,
    edge: { light: '#b04a68', dark: '#f9bccb' },
  },
  yellow: {
    pattern: 'plain',
    fill: '#f9d774',
    ink: DARK_INK,
    edge: { light: '#94731a', dark: '#fbe39c' },
  },
  purple: {
    pattern: 'stars',
    fill: '#5c2580',
    ink: LIGHT_INK,
    edge: { light: '#411860', dark: '#b48ad6' },
  },
  red: {
    pattern: 'chevrons',
    fill: '#b5221b',
    ink: LIGHT_INK,
    edge: { light: '#821510', dark: '#ea8078' },
  },
  white: {
    pattern: 'outline',
    fill: '#faf6ec',
    ink: DARK_INK,
    edge: { light: '#7d735f', dark: '#faf6ec' },
  },
  black: {
    pattern: 'solid',
    fill: '#23262c',
    ink: LIGHT_INK,
    edge: { light: '#0e1014', dark: '#8d94a4' },
  },
  grey: { pattern: 'dashes', fill: '#8e8b85', ink: DARK_INK, edge: { light: '#605d57', dark: '#b9b5ad' } },
  locomotive: {
    pattern: 'rainbow',
    fill: '#efe4cd',
    ink: DARK_INK,
    edge: { light: '#6b5f48', dark: '#efe4cd' },
  },
} as const satisfies Record<string, GameColour>;

export type ColourName = keyof typeof COLOURS;

/** The six colours of places and planes. */
export const PLACE_COLOURS = ['blue', 'green', 'orange', 'pink', 'yellow', 'purple'] as const satisfies ColourName[];

/** The stripes along the edge of a locomotive: every colour that it can stand for. */
export const RAINBOW = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const satisfies ColourName[];
