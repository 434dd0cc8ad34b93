// What a table of this device says about itself, in the words of net/protocol.ts.
import type { Seat, Table } from '../net/protocol';
import type { LocalTable } from './localTable';
import { commitmentOf } from './match';
import type { Line, Player } from './setup';
import { winsAfter } from './wins';

export function tableOf({ table, setup, rematch }: Line, local: LocalTable | null): Table {
  const { match, outcome = null, resigned = [] } = local ?? {};
  return {
    table,
    game: setup.game,
    status: outcome || !match ? 'over' : 'playing',
    code: '',
    path: '',
    options: match?.options ?? {},
    boxes: (setup.boxes ?? []).map(({ game, name, source = '' }) => ({ game, name, source })),
    public: false,
    hints: true,
    help: setup.help,
    learning: setup.learning,
    pace: setup.pace,
    chat: 'never',
    helper: null,
    host: true,
    host_name: setup.players.find(({ level }) => !level)?.name ?? null,
    seats: setup.players.map((player, seat) =>
      seatOf(player, seat, !player.level && !setup.isFile, resigned.includes(seat)),
    ),
    spectators: 0,
    commitment: match ? commitmentOf(match.secret) : null,
    rematch: rematch ?? null,
    wins: setup.wins ? winsAfter(setup, outcome?.winners ?? []) : [],
    ended: null,
    guide: setup.isGuide ?? false,
    from_device: setup.isFromDevice ?? false,
    shared: false,
    paused: false,
    evening: null,
    clock: null,
    clocks: null,
    rematch_from: null,
    asks: [],
  };
}

function seatOf({ name, level, character }: Player, seat: number, yours: boolean, resigned: boolean): Seat {
  return {
    seat,
    kind: level ? 'bot' : 'person',
    name,
    program: false,
    yours,
    ready: true,
    present: true,
    agent: level ?? null,
    character: character ?? null,
    avatar: null,
    tint: seat % 8,
    stand_in: false,
    resigned,
    overdue: false,
    out_of_time: false,
    muted: false,
  };
}
