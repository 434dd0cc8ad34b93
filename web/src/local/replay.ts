// The replay of a finished match, in the form in which a server sends one.
import type { Replay, ReplayPage, Step } from '../net/protocol';
import { LocalTable } from './localTable';
import { Match } from './match';
import { SPECTATOR } from './record';
import type { Line, Setup } from './setup';
import { hex } from './sha256';

/** All steps are on one page: nothing has to travel. */
export function replayOf({ table, setup }: Line, played: LocalTable): Replay {
  const { players, isFile, isFromDevice = false } = setup;
  const { match, words } = played;
  const { facts } = match.rules;
  const names = players.map(({ name }) => name);
  const length = match.entries.length + 1;
  return {
    table,
    member: !isFile,
    yours: yoursOf(setup),
    header: {
      game: facts.id,
      rules_version: facts.rulesVersion,
      seats: match.seats,
      options: match.options,
      boxes: facts.boxes ?? [],
    },
    players: names,
    characters: players.map(({ character }) => character ?? null),
    from_device: isFromDevice,
    seed: hex(match.secret),
    outcome: played.watched(SPECTATOR).outcome,
    length,
    page: length,
    observers: [SPECTATOR, ...names.keys()].map(String),
    moves: match.entries.map(({ number, seat, action, takesBack }) => ({
      number,
      seat,
      text: action === null ? '' : words.action(action),
      takes_back: takesBack,
    })),
  };
}

/** The seats of the people at this screen; in a saved game those that are known to be the reader's. */
export const yoursOf = ({ players, isFile, yours = [] }: Setup): number[] =>
  isFile ? yours : players.flatMap(({ level }, seat) => (level ? [] : [seat]));

/** Every step as an observer saw it: the match is played once more. */
export function replayPage(played: LocalTable, observer: number, players: Setup['players']): ReplayPage {
  const { match, voice } = played;
  const again = new Match(match.rules, match.seats, match.secret, match.options);
  const table = new LocalTable(again, voice, { players, botSeed: 0 });
  const steps: Step[] = [{ number: 0, events: [], view: table.watched(observer) }];
  for (const { number, seat, action, takesBack } of match.entries) {
    again.redo(seat, action, takesBack);
    steps.push({ number, events: table.events(observer, number), view: table.watched(observer) });
  }
  // Resigning ends a match without a move.
  steps.at(-1)!.view = played.watched(observer);
  return { observer: String(observer), page: 0, steps };
}
