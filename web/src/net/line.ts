/** What a table is connected to: a server, or a worker of this page. */

import type { Answer, Command } from './protocol';
import type { Handlers } from './socket';

export type Line = {
  connect: () => void;
  send: (command: Command) => Promise<Answer>;
  /** Asks for everything again, in the language of now. */
  reconnect: () => void;
  close: () => void;
  /** A view is on the screen, and what happened is seen for so many milliseconds. */
  shown?: (milliseconds: number) => void;
};

export type OpenLine = (handlers: Handlers) => Line;
