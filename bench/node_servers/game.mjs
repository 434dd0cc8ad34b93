/** A small turn game in the manner of Tenzania: hidden hands, one sum, and whoever goes over 10 gives the pile away. */

const HAND = 3;
const GOAL = 10;
export const VALUES = 11;

/** A number from 1 to 10. */
export const drawn = () => 1 + Math.floor(Math.random() * 10);

export const dealt = () => [0, 1].map(() => Array.from({ length: HAND }, drawn));

/** Plays a card of a hand; the state has `hands`, `won`, `table`, `sum`, `turn` and `plays`. */
export function play(state, seat, place, draw = drawn) {
  const hand = state.hands[seat];
  state.sum += hand[place];
  state.table += 1;
  hand[place] = draw();
  if (state.sum >= GOAL) {
    state.won[state.sum === GOAL ? seat : 1 - seat] += state.table;
    state.sum = state.table = 0;
  }
  state.turn = 1 - seat;
  state.plays += 1;
}

export const isLegal = (state, seat, place) => state.turn === seat && place >= 0 && place < HAND;
