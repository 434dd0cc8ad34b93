/** The people: `node players.mjs <boardgame|colyseus> <port> <what> …`; prints one line of JSON. */

import { Client } from '@colyseus/sdk';
import { io } from 'socket.io-client';

const [server, port, what, ...rest] = process.argv.slice(2);
const url = `http://127.0.0.1:${port}`;
const SEATS = 2;
const PATIENCE = 20_000;
const KNOWN_WITHIN = 2_000;
const GAP = 6;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

class Line {
  /** One connection: the newest state, and the numbers of the plays it was told one by one. */
  state = null;
  told = [];
  bytes = 0;
  waiting = new Set();

  saw(state) {
    this.state = state;
    for (const check of this.waiting) check();
  }

  until(holds, patience = PATIENCE) {
    if (holds()) return Promise.resolve();
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('no answer')), patience);
      const check = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        done();
      };
      this.waiting.add(check);
    });
  }
}

class BoardgameLine extends Line {
  constructor(table, seat, credentials) {
    super();
    Object.assign(this, { table, seat, credentials });
    this.socket = io(`${url}/small`, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.io.engine.on('packet', ({ data }) => (this.bytes += data?.length ?? 0));
    this.socket.on('connect', () => this.socket.emit('sync', table, seat === null ? null : `${seat}`, credentials, SEATS));
    this.socket.on('sync', (_, { state, log }) => this.learn(state, log));
    this.socket.on('update', (_, state, log) => this.learn(state, log));
  }

  learn(state, log = []) {
    this.version = state._stateID;
    const moves = log.filter(({ action }) => action.type === 'MAKE_MOVE');
    const first = state.G.plays - moves.length + 1;
    this.told.push(...moves.map((_, at) => first + at));
    this.saw(state.G);
  }

  play(place) {
    const payload = { type: 'play', args: [place], playerID: `${this.seat}`, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.version, this.table, `${this.seat}`);
  }

  close() {
    this.socket.disconnect();
  }

  handOf(seat) {
    return [...this.state.hands[seat]];
  }
}

class ColyseusLine extends Line {
  constructor(room) {
    super();
    this.room = room;
    this.table = room.roomId;
    room.onStateChange((state) => this.saw(state));
    room.onMessage('played', ([number]) => this.told.push(number));
    room.connection.transport.ws.addEventListener('message', ({ data }) => (this.bytes += data.byteLength ?? data.length));
  }

  play(place) {
    this.room.send('play', place);
  }

  close() {
    this.room.leave(false);
  }

  handOf(seat) {
    return [...(this.state.hands[seat]?.cards ?? [])];
  }
}

async function post(path, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const kinds = {
  boardgame: {
    open: async () => {
      const { matchID } = await post('/games/small/create', { numPlayers: SEATS });
      const lines = [];
      for (let seat = 0; seat < SEATS; seat++) {
        const joined = await post(`/games/small/${matchID}/join`, { playerID: `${seat}`, playerName: `P${seat}` });
        lines.push(new BoardgameLine(matchID, seat, joined.playerCredentials));
      }
      return lines;
    },
    watch: async (table) => new BoardgameLine(table, null, undefined),
  },
  colyseus: {
    open: async () => {
      const first = new ColyseusLine(await new Client(url).create('small'));
      return [first, new ColyseusLine(await new Client(url).joinById(first.table))];
    },
    watch: async (table) => new ColyseusLine(await new Client(url).joinById(table)),
  },
};
const { open, watch } = kinds[server];

async function opened() {
  const lines = await open();
  await Promise.all(lines.map((line) => line.until(() => line.state?.hands?.length === SEATS)));
  return { lines, plays: 0, times: [] };
}

/** One move: until the mover and the other have seen it from the server. */
async function move(table) {
  const { lines } = table;
  const mover = lines[lines[0].state.turn];
  const goal = table.plays + 1;
  const start = performance.now();
  mover.play(Math.floor(Math.random() * 3));
  await mover.until(() => mover.state.plays >= goal);
  table.plays = goal;
  table.times.push(performance.now() - start);
  await Promise.all(lines.map((line) => line.until(() => line.state.plays >= goal)));
}

/** So many workers, each of which plays one table after another. */
async function playAll(tables, workers, moves) {
  const waiting = [...tables];
  const work = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) for (let at = 0; at < moves; at++) await move(table);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

const part = (times, share) => times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))];

const whats = {
  /** tables, workers, moves: what a move takes; the caller reads the server's processor time at the two marks. */
  load: async (count, workers, moves) => {
    const tables = [];
    for (let at = 0; at < count; at++) tables.push(await opened());
    await playAll(tables, workers, 6);
    for (const table of tables) {
      table.times = [];
      for (const line of table.lines) line.bytes = 0;
    }
    await marked('begin');
    const start = performance.now();
    await playAll(tables, workers, moves);
    const seconds = (performance.now() - start) / 1000;
    await marked('end');
    const times = tables.flatMap((table) => table.times);
    const bytes = tables.flatMap(({ lines }) => lines.map((line) => line.bytes)).reduce((sum, one) => sum + one, 0);
    return { moves: times.length, seconds, p50: part(times, 0.5), p99: part(times, 0.99), bytes: bytes / times.length / SEATS };
  },
  /** tables: play until the server is gone; how many plays of each table were acknowledged. */
  untilKilled: async (count) => {
    const tables = [];
    for (let at = 0; at < count; at++) tables.push(await opened());
    console.log('playing');
    // The caller says when it has killed the server.
    const gone = new Promise((_, fail) => process.stdin.once('data', () => fail(new Error('gone'))));
    await Promise.all(
      tables.map(async (table) => {
        try {
          for (;;) await Promise.race([move(table), gone]);
        } catch {
          // The server is gone.
        }
      }),
    );
    return Object.fromEntries(tables.map(({ lines, plays }) => [lines[0].table, plays]));
  },
  /** the id of a table: how many of its plays the server still knows. */
  survivors: async (table) => {
    try {
      const line = await watch(table);
      await line.until(() => line.state?.hands?.length === SEATS, KNOWN_WITHIN);
      return line.state.plays;
    } catch {
      return 0;
    }
  },
  /** Whether the other player's client holds a hand, and which missed plays are told after a reconnection. */
  secrets: async () => {
    const table = await opened();
    const [own, other] = table.lines;
    const isSame = JSON.stringify(own.handOf(0)) === JSON.stringify(other.handOf(0));
    const watcher = await watch(own.table);
    await watcher.until(() => watcher.state?.hands?.length === SEATS);
    await move(table);
    await watcher.until(() => watcher.state.plays === table.plays);
    watcher.close();
    await sleep(300);
    const before = table.plays;
    for (let at = 0; at < GAP; at++) await move(table);
    const back = await watch(own.table);
    await back.until(() => back.state?.plays === table.plays);
    await sleep(300);
    const missed = back.told.filter((number) => number > before).length;
    return { reaches: isSame, missed: GAP, told: missed, repeated: back.told.length - missed, knows: back.state.plays };
  },
};

/** Tells the caller where we are, and waits until it has looked. */
async function marked(name) {
  console.log(name);
  await new Promise((done) => process.stdin.once('data', done));
}

console.log(JSON.stringify(await whats[what](...(what === 'survivors' ? rest : rest.map(Number)))));
process.exit(0);
