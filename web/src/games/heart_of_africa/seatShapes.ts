/** A shape for each seat: wagons carry it, so that they can't be mistaken for a route's colour letter. */

type Draw = (x: number, y: number, r: number) => string;

const polygon =
  (corners: number, turn: number, inner = 1): Draw =>
  (x, y, r) =>
    `M${Array.from({ length: corners }, (_, at) => {
      const angle = turn + (2 * Math.PI * at) / corners;
      const reach = at % 2 === 0 ? r : r * inner;
      return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
    }).join('L')}Z`;

const circle: Draw = (x, y, r) =>
  `M${(x - r * 0.85).toFixed(1)} ${y}a${r * 0.85} ${r * 0.85} 0 1 0 ${r * 1.7} 0a${r * 0.85} ${r * 0.85} 0 1 0 ${-r * 1.7} 0`;

const UP = -Math.PI / 2;

/** Circle, triangle, square, diamond, star. */
export const SEAT_SHAPES: Draw[] = [
  circle,
  polygon(3, UP),
  polygon(4, Math.PI / 4),
  polygon(4, UP),
  polygon(10, UP, 0.45),
];
