/** Where each tile is, as far as the observer may know. */

import type { Atlas, BoxFields } from './facts';

export const NO_TILE = 126;
export const HIDDEN = 127;

/** What the three games' states have in common. */
export type TenDaysState = Partial<BoxFields> & {
  days: number;
  open_hands: number;
  no_swap: number;
  seats: number;
  beginner: number;
  phase: number;
  turn: number;
  turns: number;
  winner: number;
  rack: number[][];
  in_hand: number[];
  filled: number[];
  seen: number[][];
  seen_in_hand: number[];
  swapped: number[];
  pile: number[][];
  pile_size: number[];
  draw_size: number[];
  same_country?: number;
  undivided_sudan?: number;
  back?: number[][];
  hand_back?: number[];
  top_map?: number[];
};

export const FILLING = 0;
export const CHOOSING = 1;
export const PLACING = 2;
export const OVER = 3;

export type Whereabouts =
  | { kind: 'rack'; day: number }
  | { kind: 'hand' }
  | { kind: 'top'; pile: number }
  | { kind: 'covered'; pile: number; above: number }
  | { kind: 'seen'; seat: number; day: number | null }
  | { kind: 'to-come' };

export const isTile = (number: number | undefined): number is number =>
  number !== undefined && number >= 0 && number < NO_TILE;

export function whereabouts(state: TenDaysState, observer: number): Map<number, Whereabouts> {
  const found = new Map<number, Whereabouts>();
  const put = (tile: number | undefined, where: Whereabouts): void => {
    if (isTile(tile) && !found.has(tile)) found.set(tile, where);
  };
  if (observer >= 0) {
    state.rack[observer]?.forEach((tile, at) => put(tile, { kind: 'rack', day: at + 1 }));
    put(state.in_hand[observer], { kind: 'hand' });
  }
  state.pile.forEach((pile, number) => {
    const size = state.pile_size[number] ?? 0;
    pile
      .slice(0, size)
      .forEach((tile, at) =>
        put(
          tile,
          at === size - 1
            ? { kind: 'top', pile: number + 1 }
            : { kind: 'covered', pile: number + 1, above: size - 1 - at },
        ),
      );
  });
  state.seen.slice(0, state.seats).forEach((rack, seat) => {
    if (seat === observer) return;
    rack.forEach((tile, at) => put(tile, { kind: 'seen', seat, day: at + 1 }));
    put(state.seen_in_hand[seat], { kind: 'seen', seat, day: null });
  });
  return found;
}

/** The tiles of a pile from the top down (D40). */
export function pileFromTop(state: TenDaysState, pile: number): number[] {
  return (state.pile[pile] ?? []).slice(0, state.pile_size[pile] ?? 0).reverse();
}

/** What is known of a seat's rack: all of the own one, and of all where nothing is hidden, as after the end; otherwise what everybody has seen. */
export function rackOf(state: TenDaysState, seat: number, observer: number, days: number): number[] {
  const own = state.rack[seat] ?? [];
  const isOpen = seat === observer || own.some(isTile);
  return (isOpen ? own : (state.seen[seat] ?? [])).slice(0, days);
}

/** Tiles that look alike are one choice: two of a country, two planes of a colour, all automobiles. */
export function alike(atlas: Atlas): number[][] {
  const groups = new Map<string, number[]>();
  atlas.facts.tiles.forEach((tile, number) => {
    if (tile.kind === 'none') return;
    const key = tile.kind === 'automobile' ? 'automobile' : `${tile.kind} ${tile.place ?? tile.colour}`;
    groups.set(key, [...(groups.get(key) ?? []), number]);
  });
  return [...groups.values()];
}
