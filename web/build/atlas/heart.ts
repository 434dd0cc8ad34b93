/** Where the board of The Heart of Africa has the towns of the globe; it was shifted for play (H53). */

import facts from '../../src/generated/heart_of_africa.facts.json' with { type: 'json' };
import { pinned, type Pin } from './warp.ts';

export const WIDTH = 1000;
export const HEIGHT = Math.round(WIDTH / facts.aspect);

/** Towns by the sea hold the coast, towns inland the lakes. */
const TOWNS: Record<string, [longitude: number, latitude: number]> = {
  douala: [9.7, 4.05],
  libreville: [9.45, 0.39],
  cabinda: [12.2, -5.55],
  luanda: [13.23, -8.84],
  mocamedes: [12.15, -15.2],
  'walvis-bay': [14.5, -22.95],
  'port-nolloth': [16.87, -29.25],
  'cape-town': [18.42, -33.92],
  'port-elizabeth': [25.6, -33.96],
  'east-london': [27.9, -33],
  durban: [31, -29.86],
  beira: [34.84, -19.84],
  mocambique: [40.73, -15.03],
  'dar-es-salaam': [39.28, -6.8],
  mombasa: [39.67, -4.05],
  ngaoundere: [13.58, 7.32],
  bangui: [18.56, 4.36],
  fachoda: [32.12, 9.89],
  'addis-ababa': [38.74, 9.03],
  'port-florence': [34.75, -0.1],
  ujiji: [29.68, -4.92],
  leopoldville: [15.3, -4.32],
  windhoek: [17.08, -22.57],
  bulawayo: [28.6, -20.15],
  pretoria: [28.2, -25.75],
};

const pins: Pin[] = facts.stops.flatMap(({ id, x, y }) =>
  TOWNS[id] ? [{ at: TOWNS[id], on: [x * WIDTH, y * HEIGHT] as [number, number] }] : [],
);

export const mainland = () => pinned(pins);

/** Madagascar lies nearer on the board than at sea, so that its two stops are on its western shore. */
export const madagascar = () =>
  pinned([
    { at: [46.3, -15.7], on: [0.903 * WIDTH, 0.752 * HEIGHT] },
    { at: [43.7, -23.4], on: [0.901 * WIDTH, 0.91 * HEIGHT] },
    { at: [49.3, -12], on: [0.985 * WIDTH, 0.695 * HEIGHT] },
    { at: [47, -25], on: [0.95 * WIDTH, 0.945 * HEIGHT] },
    { at: [49.8, -18], on: [0.995 * WIDTH, 0.81 * HEIGHT] },
  ]);
