/** The 26 cards and the two rows, as the state numbers them. */

export const COLOURS = ['red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const SQUARES = [...'ABCDEFGHIJ'];
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const SHAPES = ['triangle', 'square', 'circle'] as const;
export type Shape = (typeof SHAPES)[number];
const FACES = NUMBERS.length + SHAPES.length;

export type Face = number | Shape;
export type Card = { colour: Colour; face: Face };

/** All faces of a colour: 1 to 10, then the shapes. */
export const ALL_FACES: Face[] = [...NUMBERS, ...SHAPES];

export function cardOf(number: number): Card {
  return { colour: COLOURS[Math.floor(number / FACES)]!, face: ALL_FACES[number % FACES]! };
}

/** Whether each face of a colour is still in the play pile. */
export function leftOf(colour: Colour, inPile: number[]): { face: Face; isLeft: boolean }[] {
  const first = COLOURS.indexOf(colour) * FACES;
  return ALL_FACES.map((face, at) => ({ face, isLeft: inPile[first + at] === 1 }));
}

export const isShape = (face: Face): face is Shape => typeof face === 'string';
