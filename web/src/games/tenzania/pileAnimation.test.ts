import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { State } from '../../generated/tenzania';
import type { EventItem, View } from '../../net/protocol';
import { PileAnimation } from './pileAnimation.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_CARD = 11;

function view(table: number[], value: number, won: number[] = [0, 0]): View<State> {
  const state = { table: [...table, NO_CARD, NO_CARD], table_size: table.length, value, won } as unknown as State;
  return {
    observer: 0,
    seats: 2,
    state,
    due: [0],
    count: 0,
    legal: [],
    status: '',
    can_take_back: false,
    outcome: null,
  };
}

const place = (seat: number, card: number, value: number): EventItem => ({
  number: 1,
  code: 'place',
  args: { seat, card, value },
  text: '',
});
const tenzania = (seat: number, cards: number): EventItem => ({
  number: 2,
  code: 'tenzania',
  args: { seat, cards },
  text: 'Tenzania!',
});
const cards = (stage: PileAnimation): number[] => stage.cards.map(({ card }) => card);

describe('the stage', () => {
  it('shows the first view as it is', () => {
    const stage = new PileAnimation();
    stage.follow(view([3, 6], 9), [], true);

    expect(cards(stage)).toEqual([3, 6]);
    expect(stage.value).toBe(9);
  });

  it('shows a won pile with its last card, then gives it to the winner', () => {
    const stage = new PileAnimation();
    stage.follow(view([3, 6], 9), [], true);
    stage.follow(view([], 0, [3, 0]), [place(0, 1, 10), tenzania(0, 3)], true);

    expect(cards(stage)).toEqual([3, 6, 1]);
    expect([stage.value, stage.won]).toEqual([10, [0, 0]]);

    vi.advanceTimersByTime(1000);
    expect(stage.shout?.code).toBe('tenzania');
    expect([stage.winner, cards(stage), stage.won]).toEqual([0, [], [3, 0]]);

    vi.advanceTimersByTime(2000);
    expect(stage.shout).toBeNull();
  });

  it('goes on from the present when the next view comes early', () => {
    const stage = new PileAnimation();
    stage.follow(view([3, 6], 9), [], true);
    stage.follow(view([], 0, [3, 0]), [place(0, 1, 10), tenzania(0, 3)], true);
    stage.follow(view([4], 4, [3, 0]), [place(1, 4, 4)], true);

    expect([cards(stage), stage.value, stage.won]).toEqual([[4], 4, [3, 0]]);
  });

  it('shows the outcome at once where nothing may move', () => {
    const stage = new PileAnimation();
    stage.follow(view([3, 6], 9), [], false);
    stage.follow(view([], 0, [3, 0]), [place(0, 1, 10), tenzania(0, 3)], false);

    expect([cards(stage), stage.won, stage.shout?.code]).toEqual([[], [3, 0], 'tenzania']);
  });

  it('plays nothing where the pile does not fit, as after a step back', () => {
    const stage = new PileAnimation();
    stage.follow(view([8], 8), [], true);
    stage.follow(view([], 0, [3, 0]), [place(0, 1, 10), tenzania(0, 3)], true);

    expect([cards(stage), stage.won]).toEqual([[], [3, 0]]);
  });
});
