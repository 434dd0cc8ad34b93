/** Fills a rack with fewer presses: the same actions, one after the other. What reveals a tile ends a step. */

import type { Atlas } from './facts';
import { isTile, type TenDaysState } from './knowledge';

const drawOf = (atlas: Atlas, map: number): string => ['draw', atlas.facts.maps[map]!.name.toLowerCase()].join(' ');

/** How many tiles of each map a seat can still draw while it fills its rack (D53). */
const leftOf = (atlas: Atlas, state: TenDaysState, seat: number): number[] =>
  atlas.facts.maps.map((_, map) => atlas.help.left_of_share({ ...atlas.facts.box, ...state }, seat, map));

/** Around the world: the draw that follows a placing, from the wanted map or, if its tiles are gone, the other one. */
export function nextDraw(atlas: Atlas, state: TenDaysState, seat: number, days: number, wanted: number): string | null {
  if (atlas.facts.maps.length < 2 || (state.filled[seat] ?? 0) + 1 >= days) return null;
  const left = leftOf(atlas, state, seat);
  const map = (left[wanted] ?? 0) > 0 ? wanted : left.findIndex((count) => count > 0);
  return map < 0 ? null : drawOf(atlas, map);
}

/** The next step to a full rack: the tile in hand on the first empty day, and around the world another draw, from each map in turn. */
export function fillInOrder(atlas: Atlas, state: TenDaysState, seat: number, days: number): string[] {
  const day = (state.rack[seat] ?? []).slice(0, days).findIndex((tile) => !isTile(tile)) + 1;
  const left = leftOf(atlas, state, seat);
  const most = left.indexOf(Math.max(...left));
  if (day === 0) return [];
  if (!isTile(state.in_hand[seat])) return [drawOf(atlas, most)];
  const next = nextDraw(atlas, state, seat, days, most);
  return [['fill', day].join(' '), ...(next ? [next] : [])];
}
