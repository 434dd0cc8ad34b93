/** Loads the board, picture and examples of a game from its folder. */

import type { Component } from 'svelte';
import { cataloguesLoaded } from '../text/language.svelte';
import type { ShowTime } from '../state/viewQueue';
import type { Moments } from '../banter/banter';
import type { EventSounds } from '../ui/eventSounds';
import type { BoardProps } from './props';

// Each board types the state of its own game; here it is only passed on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any>>;

/** What a board says about itself to the page around it. */
export type BoardTraits = {
  /** Whether the board itself shows who sits where and whose turn it is. */
  drawsSeats?: boolean;
  /** Whether the board is a stage: a map that fills the window, with everything else on it or beside it. */
  isStage?: boolean;
  /** Whether a slip of the finger plays nothing: a touch screen doesn't ask again. */
  isDeliberate?: boolean;
  /** Whether the board itself waits for a second tap: the table never asks. */
  confirmsItself?: boolean;
  /** Whether it has private help, and names that learners can hide. */
  teaches?: boolean;
  /** Whether almost every move shows something new, so that Undo is there only when it can be used. */
  rarelyUndoes?: boolean;
  /** What is heard of the game's events. */
  sounds?: EventSounds;
  /** Events of which a row is one line in the log, until it's unfolded. */
  folds?: readonly string[];
  /** Half a move: events that the next one tells in full, so that the log has only the last of them. */
  halves?: readonly string[];
  /** What bots remark on: the event's seat gains or loses by it. */
  moments?: Moments;
  /** How long some events take to be seen, in milliseconds. */
  showTime?: ShowTime;
};

type BoardModule = BoardTraits & { default: Board };

const boards = import.meta.glob<BoardModule>('../games/*/Board.svelte');
const vignettes = import.meta.glob<{ default: Component }>('../games/*/Vignette.svelte');

type Examples = {
  default: Component;
  /** Which example a clause leads to. */
  clauses: Record<string, string>;
};

const examples = import.meta.glob<Examples>('../games/*/examples/Examples.svelte');

const wantsGeneric = () => new URLSearchParams(location.search).get('board') === 'generic';

/** The games that this build can draw; of every other one the server also sends the lines. */
export function drawnGames(): string[] {
  return wantsGeneric() ? [] : Object.keys(boards).map((path) => path.split('/').at(-2)!);
}

/** All fonts come with the board: one that the first zero asked for in the middle of a game would lay out every text anew. */
const loadFonts = (): void => document.fonts.forEach((face) => void face.load().catch(() => {}));

export async function loadBoard(game: string): Promise<Board> {
  loadFonts();
  const load = boards[`../games/${game}/Board.svelte`];
  const module = await (load && !wantsGeneric() ? load() : import('./TextBoard.svelte'));
  await cataloguesLoaded();
  return module.default;
}

/** What the board of a game says about itself; the generic board only knows sounds and moments. */
export async function traitsOf(game: string): Promise<BoardTraits> {
  const module = await boards[`../games/${game}/Board.svelte`]?.();
  if (wantsGeneric()) return { sounds: module?.sounds, moments: module?.moments };
  return module ?? {};
}

/** The rules of a game in pictures and examples; null for one that has none. */
export async function loadExamples(game: string): Promise<Examples | null> {
  const module = (await examples[`../games/${game}/examples/Examples.svelte`]?.()) ?? null;
  await cataloguesLoaded();
  return module;
}

export async function loadVignette(game: string): Promise<Component | null> {
  return (await vignettes[`../games/${game}/Vignette.svelte`]?.())?.default ?? null;
}
