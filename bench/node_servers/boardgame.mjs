/** boardgame.io with the small game. PORT; DATA: a folder for its FlatFile store; HIDE=1: with a playerView. */

import { createRequire } from 'node:module';
import { dealt, isLegal, play } from './game.mjs';

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const { PORT, DATA, HIDE } = process.env;

const game = {
  name: 'small',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ hands: dealt(), won: [0, 0], table: 0, sum: 0, turn: 0, plays: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      // Like ours, the rules run on the server alone.
      client: false,
      move: ({ G, playerID }, place) => {
        if (!isLegal(G, Number(playerID), place)) return INVALID_MOVE;
        play(G, Number(playerID), place);
      },
    },
  },
};
if (HIDE) {
  game.playerView = ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => -1))),
  });
}

const db = DATA ? new FlatFile({ dir: DATA, logging: false }) : undefined;
const server = Server({ games: [game], origins: [/./], db });
await server.run(Number(PORT));
