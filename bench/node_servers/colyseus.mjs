/** Colyseus with the small game. PORT; DATA: a file in which our own code logs moves durably; HIDE=1: with views. */

import { Room, Server } from '@colyseus/core';
import { schema, StateView, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { fdatasync, openSync, write } from 'node:fs';
import { promisify } from 'node:util';
import { dealt, isLegal, play } from './game.mjs';

const { PORT, DATA, HIDE } = process.env;
const log = DATA ? openSync(DATA, 'a') : null;
const [append, sync] = [promisify(write), promisify(fdatasync)];

const Hand = schema({ cards: HIDE ? t.array('int8').view() : t.array('int8') }, 'Hand');
const State = schema(
  {
    hands: t.array(Hand),
    won: t.array('uint32'),
    table: t.uint16(),
    sum: t.uint8(),
    turn: t.uint8(),
    plays: t.uint32(),
  },
  'State',
);

class Small extends Room {
  // Changes are sent at once and not 20 times a second, because a turn waits for them.
  patchRate = null;
  maxClients = 3;
  autoDispose = false;

  onCreate() {
    this.state = new State();
    const hands = dealt().map((cards) => new Hand({ cards }));
    Object.assign(this.state, { hands, won: [0, 0], table: 0, sum: 0, turn: 0, plays: 0 });
    this.seats = new Map();
    this.onMessage('play', (client, place) => this.play(client, place));
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    if (!HIDE) return;
    client.view = new StateView();
    if (seat < 2) client.view.add(this.state.hands[seat]);
  }

  async play(client, place) {
    const seat = this.seats.get(client.sessionId);
    if (!isLegal(this.state, seat, place)) return;
    const { hands } = this.state;
    const wrapped = new Proxy(this.state, {
      get: (state, name) => (name === 'hands' ? hands.map(({ cards }) => cards) : state[name]),
      set: (state, name, value) => ((state[name] = value), true),
    });
    play(wrapped, seat, place);
    if (log !== null) {
      await append(log, `${this.roomId} ${this.state.plays}\n`);
      await sync(log);
    }
    this.broadcast('played', [this.state.plays, seat]);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('small', Small);
await server.listen(Number(PORT));
