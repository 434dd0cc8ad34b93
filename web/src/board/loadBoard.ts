/** Loads the board, picture and examples of a game from its folder. */

import type { Component } from 'svelte';
import { cataloguesLoaded } from '../text/language.svelte';
import type { EventSounds } from '../ui/eventSounds';
import type { BoardProps } from './props';

// Each board types the state of its own game; here it is only passed on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any>>;

type BoardModule = {
  default: Board;
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
  /** What is heard of the game's events. */
  sounds?: EventSounds;
};

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

export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`../games/${game}/Board.svelte`];
  const module = await (load && !wantsGeneric() ? load() : import('./TextBoard.svelte'));
  await cataloguesLoaded();
  return module.default;
}

/** Whether the table page can leave the seats to the board. */
export async function seatsOnBoard(board: Board, game: string): Promise<boolean> {
  const found = await boards[`../games/${game}/Board.svelte`]?.();
  return found?.default === board && found.drawsSeats === true;
}

/** Whether the table page leaves the whole window to the board. */
export async function isStage(game: string): Promise<boolean> {
  return !wantsGeneric() && (await boards[`../games/${game}/Board.svelte`]?.())?.isStage === true;
}

/** Whether a table of this game can switch help off, or hide names for learners. */
export async function teaches(game: string): Promise<boolean> {
  return !wantsGeneric() && (await boards[`../games/${game}/Board.svelte`]?.())?.teaches === true;
}

/** What is heard of a game's events; null where its board does not say it. */
export async function soundsOf(game: string): Promise<EventSounds | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.sounds ?? null;
}

/** When the table asks before a move of a game. */
export async function confirmationOf(game: string): Promise<{ isDeliberate: boolean; confirmsItself: boolean }> {
  const module = wantsGeneric() ? undefined : await boards[`../games/${game}/Board.svelte`]?.();
  return { isDeliberate: module?.isDeliberate === true, confirmsItself: module?.confirmsItself === true };
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
