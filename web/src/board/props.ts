/** The properties that every game's Board.svelte takes. */

import type { Snippet } from 'svelte';
import type { Answer, EventItem, Learning, View } from '../net/protocol';

/** Why somebody does not play in person: not connected, a bot stands in, or given up. */
export type Absence = 'away' | 'stand-in' | 'resigned';
export type Absences = Partial<Record<number, Absence>>;

/** What a board says of a seat at the end; seats of the same rank are listed by `order`, the highest first. */
export type EndNote = { text: string; order: number };

/** What every game's Board.svelte is given. */
export type BoardProps<State = Record<string, unknown>> = {
  view: View<State>;
  names: string[];
  /** Whether the player before this screen may act now. */
  yours: boolean;
  /** Whether a command is on its way: nothing can be chosen meanwhile. */
  busy: boolean;
  act: (action: string) => void;
  /** Plays several actions as one: all of them or none. Not there where nothing is played. */
  actAll?: (actions: string[]) => void;
  why: (action: string) => void;
  /** Why an action is not legal, for a board that says it itself; not there where nothing is played. */
  reason?: (action: string) => Promise<Answer>;
  /** Takes the last move back, where the view says that it can be; not there where nothing is played. */
  takeBack?: () => void;
  /** What happened between the view before and this one, in order: what to animate. The log has the rest. */
  events: EventItem[];
  /** Whether things may move; otherwise fade at most. */
  motion: boolean;
  /** Notation of the action that the hint names, or null. */
  hint: string | null;
  /** How the hint completes that action, as by doubling a claim once it's paid. */
  then?: readonly string[];
  /** What the hint's reason names on the board (marks.ts). */
  marks?: readonly string[];
  /** Whether the table allows private help; each player may switch it off besides. */
  help?: boolean;
  /** Whether names are hidden, or capitals stand for them: for those who learn. */
  learning?: Learning;
  /** The seats of this screen, first the one at the near side: where they are several, nobody is "you". */
  mine?: number[];
  /** Who does not play in person, by seat. */
  absent?: Absences;
  /** The game's id. */
  game?: string;
  /** The result and what to do next, for a stage to place beside its map; with a note on each seat, if it has any. */
  end?: Snippet<[notes?: EndNote[]]>;
  /** What happened last, for the place that is left beside the map of a stage. */
  recent?: Snippet;
  /** Whether it is a TV, whose screen the map takes: names are read from a sofa, and nothing can be pressed. */
  isTv?: boolean;
  /** A board that tells step by step how a match has ended says so beforehand: who has won is named when it has told it. */
  telling?: (isTelling: boolean) => void;
  /** In the middle of a move the board says what to do next, in place of the status line; null when nothing has been begun. */
  asking?: (what: string | null) => void;
};
