// What the worker does with messages of the page: opens a table, answers commands, and lets bots play.
import type { Answer, ViewFrame } from '../net/protocol';
import { type LocalCommand, LocalTable, type Player } from './localTable';
import { SECRET_BYTES } from './match';
import type { Rules } from './rules';
import type { Words } from './words';

/** Opens the table; the page chooses who plays, and never learns the secret. */
export type Open = {
  type: 'open';
  game: string;
  players: Player[];
  options?: Record<string, string>;
  language: string;
};
export type ToWorker = Open | LocalCommand;
/** Something went wrong that isn't a refused command. */
export type Failed = { type: 'failed'; message: string };
export type FromWorker = ViewFrame | Answer | Failed;

export type Environment = {
  loadRules: (game: string) => Promise<Rules>;
  loadWords: (facts: Rules['facts'], language: string) => Promise<Words>;
  post: (message: FromWorker) => void;
  random: (bytes: number) => Uint8Array;
};

export class Session {
  #table: LocalTable | null = null;

  constructor(private readonly environment: Environment) {}

  async receive(message: ToWorker): Promise<void> {
    try {
      if (message.type === 'open') await this.#open(message);
      else this.#handle(message);
    } catch (error) {
      this.environment.post({ type: 'failed', message: String(error) });
    }
  }

  async #open({ game, players, options, language }: Open): Promise<void> {
    const { loadRules, loadWords, random, post } = this.environment;
    const rules = await loadRules(game);
    const words = await loadWords(rules.facts, language);
    const botSeed = new DataView(random(4).buffer).getUint32(0);
    this.#table = new LocalTable(rules, words, { players, options, secret: random(SECRET_BYTES), botSeed });
    post(this.#table.frame());
    this.#playBots(this.#table);
  }

  #handle(command: LocalCommand): void {
    const table = this.#table;
    if (!table) throw new Error('No table is open.');
    const answer = table.handle(command);
    this.environment.post(answer);
    if (!answer.ok) return;
    this.environment.post(table.frame());
    this.#playBots(table);
  }

  /** Bots move until a person is due; each move is shown. */
  #playBots(table: LocalTable): void {
    while (table.playBot()) this.environment.post(table.frame());
  }
}
