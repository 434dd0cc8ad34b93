/** How a colour looks to different eyes, and how far apart two colours are. Used by tests. */

export type Rgb = [number, number, number];
export type Eyes = 'typical' | 'protan' | 'deutan' | 'tritan' | 'grey';

type Matrix = [Rgb, Rgb, Rgb];

/** Viénot, Brettel and Mollon (1999), linear RGB. */
const PROTAN: Matrix = [
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
];
const DEUTAN: Matrix = [
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
];

/** Brettel, Viénot and Mollon (1997), linear RGB: two half planes and the normal that parts them. */
const TRITAN_WARM: Matrix = [
  [1.01277, 0.13548, -0.14826],
  [-0.01243, 0.86812, 0.14431],
  [0.07589, 0.805, 0.11911],
];
const TRITAN_COOL: Matrix = [
  [0.93678, 0.18979, -0.12657],
  [0.06154, 0.81526, 0.1232],
  [-0.37562, 1.12767, 0.24796],
];
const TRITAN_NORMAL: Rgb = [0.03901, -0.02788, -0.01113];

const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** Linear RGB of `#rrggbb`. */
export function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** A colour as these eyes see it, in linear RGB. */
export function seenBy(eyes: Eyes, hex: string): Rgb {
  const colour = linear(hex);
  if (eyes === 'typical') return colour;
  if (eyes === 'grey') {
    const grey = dot(LUMINANCE, colour);
    return [grey, grey, grey];
  }
  if (eyes === 'protan') return clamped(times(PROTAN, colour));
  if (eyes === 'deutan') return clamped(times(DEUTAN, colour));
  return clamped(times(dot(TRITAN_NORMAL, colour) >= 0 ? TRITAN_WARM : TRITAN_COOL, colour));
}

/** The distance in OKLab: about 0.02 is just seen, 0.1 is told apart at a glance. */
export function distance(a: Rgb, b: Rgb): number {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** The contrast of WCAG 2. */
export function contrast(a: string, b: string): number {
  const [x, y] = [dot(LUMINANCE, linear(a)), dot(LUMINANCE, linear(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function oklab(colour: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

function dot(a: Rgb, b: Rgb): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function times(matrix: Matrix, colour: Rgb): Rgb {
  return [dot(matrix[0], colour), dot(matrix[1], colour), dot(matrix[2], colour)];
}

function clamped(colour: Rgb): Rgb {
  const inside = (value: number): number => Math.min(1, Math.max(0, value));
  return [inside(colour[0]), inside(colour[1]), inside(colour[2])];
}
