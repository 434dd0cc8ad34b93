/** Chooses the sounds for events by their codes. */

import shared from './sounds.json';

/** Paper, wood, a heap that is shuffled, a small bell, three notes at the end; two notes for a connection, four ways to travel, and a train that is laid. */
export type Sound =
  'paper' | 'wood' | 'shuffle' | 'bell' | 'end' | 'connection' | 'steps' | 'motor' | 'plane' | 'horn' | 'train';

/** The sound of each event by its code; null: it makes none. */
export type EventSounds = Record<string, Sound | null>;

/** However much happens at once, no more is heard. */
const MAX_SOUNDS = 3;

/** Those of the game at the table: to put them together takes longer than to look one up. */
let known: { of: EventSounds | null; all: EventSounds } | null = null;

/** What is heard of some events, in order, each sound once. Of a game that says nothing everything is paper. */
export function soundsFor(codes: readonly string[], of: EventSounds | null, isOver: boolean): Sound[] {
  if (known?.of !== of) known = { of, all: { ...(shared as EventSounds), ...of } };
  const own = known.all;
  const heard = codes.flatMap((code) => {
    const sound = code in own ? own[code] : of ? null : 'paper';
    return sound ? [sound] : [];
  });
  const once = [...new Set(heard)].slice(0, isOver ? MAX_SOUNDS - 1 : MAX_SOUNDS);
  return isOver ? [...once, 'end'] : once;
}
