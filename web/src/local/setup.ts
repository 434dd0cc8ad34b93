// What a table of this device is made of, and what is kept of it.
import type { Learning, Pace, SeatResult } from '../net/protocol';
import type { Box } from './facts';
import type { MatchFile } from './matchFile';
import type { Analysis } from './review';
import type { Outcome } from './rules';

/** A person at this screen, or a bot of a level; some bots are characters. */
export type Player = { name: string; level?: string; character?: string };

/** What a table is made with; nothing of it is secret. */
export type Setup = {
  game: string;
  players: Player[];
  options?: Record<string, string>;
  /** The boxes to play with; not there with the standard one. */
  boxes?: Box[];
  pace: Pace;
  help: boolean;
  learning: Learning;
  /** How many games each seat has won before in a series of rematches; not there in the first. */
  wins?: number[];
  /** A tutorial: its deal and its first moves are those of the game's guide. */
  isGuide?: boolean;
  /** A saved game: everybody in it is somebody else, and all of it may be seen. */
  isFile?: boolean;
  /** The reader's seats in a saved game that was kept from a server. */
  yours?: number[];
  /** A device knew the shuffle of a game that was kept from a server. */
  isFromDevice?: boolean;
};

/** A table in a list. */
export type Line = {
  table: string;
  setup: Setup;
  isOver: boolean;
  isYourTurn: boolean;
  /** Seconds since 1970. */
  updated: number;
  results: SeatResult[];
  /** The tiles of the reader's completed journey, in games of journeys. */
  journey?: number[];
  /** The table of the rematch. */
  rematch?: string;
};

/** The match with its secret, which only the worker reads. */
export type Saved = {
  file: MatchFile;
  /** Entries that belong to the one before them: they're taken back together. */
  joined: number[];
  /** The seats that have resigned. */
  resigned?: number[];
  /** Decides by lot what bots choose among equals. */
  botSeed: number;
  /** How a match ended that its rules didn't end, where that was elsewhere. */
  ended?: Outcome;
  /** What was found when the finished match was reviewed. */
  review?: Analysis;
};
