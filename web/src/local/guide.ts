// Tutorials: a port of guides/guide.py and guides/progress.py, which explain them. They're baked from the games' folders.
import type { Guide as ShownGuide } from '../net/protocol';
import type { Match } from './match';
import type { Sentences } from './catalogues';
import { sha256 } from './sha256';

/** A guide as its file says it. */
export type GuideFile = {
  seed: string;
  /** The characters by seat; the learner's seat is empty. */
  players: string[];
  options?: Record<string, string>;
  opening?: string[];
  steps: {
    name: string;
    moves: { play: string; show: string[] }[];
    then?: string[];
    wrong?: Record<string, string>;
  }[];
};

type Move = { seat: number; plays: string[]; show: string[]; step: number };

const given = (text: string, step: number): Move => {
  const [, seat, action] = /^(\d+) (.+)$/.exec(text)!;
  return { seat: Number(seat) - 1, plays: [action!], show: [], step };
};

export const secretOf = (seed: string, game: string): Uint8Array =>
  sha256(new TextEncoder().encode(`tenfold/${game}/${seed}/0`));

export class Guide {
  readonly secret: Uint8Array;
  readonly learner: number;
  /** What is played before the first step: seats and notations. */
  readonly opening: Move[];
  readonly #line: Move[];

  constructor(
    game: string,
    readonly file: GuideFile,
    private readonly say: Sentences,
    private readonly names: string[],
  ) {
    this.secret = secretOf(file.seed, game);
    const learner = file.players.indexOf('');
    this.learner = learner;
    this.opening = (file.opening ?? []).map((text) => given(text, 0));
    this.#line = file.steps.flatMap(({ moves, then = [] }, step) => [
      ...moves.map(({ play, show }) => ({ seat: learner, plays: play.split(' | '), show, step })),
      ...then.map((text) => given(text, step)),
    ]);
  }

  /** What a seat may play now; null if the guide waits for another, and any move once it's over. */
  allowed(match: Match, seat: number): string[] | 'any' | null {
    const here = this.#here(match);
    if (!here) return 'any';
    return here.seat === seat ? here.plays : null;
  }

  /** What is said about moves that the learner makes one after another; null if they're asked for. */
  refusal(match: Match, notations: string[]): string | null {
    const made = this.#made(match);
    const { actions } = match.rules.facts;
    const isLegal = match.view(this.learner).legal.some((action) => actions[action]![0] === notations[0]);
    // The rules themselves say better what they don't allow.
    if (!isLegal) return null;
    for (const [at, notation] of notations.entries()) {
      const asked = this.#isFollowed(match) ? this.#line[made + at] : undefined;
      if (!asked || asked.seat !== this.learner) return null;
      if (!asked.plays.includes(notation)) return this.#say(this.#nameOfRefusal(asked.step, notation));
    }
    return null;
  }

  /** Where the learner is. */
  shown(match: Match): ShownGuide {
    const { steps } = this.file;
    const here = this.#here(match);
    const isAsking = here?.seat === this.learner;
    return {
      step: here?.step ?? steps.length,
      steps: steps.length,
      text: this.#say(here ? `guide-${steps[here.step]!.name}` : 'guide-end'),
      show: isAsking ? here.show : [],
      plays: isAsking ? here.plays : [],
    };
  }

  #nameOfRefusal(step: number, notation: string): string {
    const { name, wrong = {} } = this.file.steps[step]!;
    const begins = (beginning: string) => `${notation} `.startsWith(`${beginning} `);
    return `guide-${name}-${Object.entries(wrong).find(([beginning]) => begins(beginning))?.[1] ?? 'wrong'}`;
  }

  #here(match: Match): Move | undefined {
    return this.#isFollowed(match) ? this.#line[this.#made(match)] : undefined;
  }

  #made(match: Match): number {
    return match.entries.length - this.opening.length;
  }

  /** Whether the match went as the guide says so far. */
  #isFollowed(match: Match): boolean {
    const { actions } = match.rules.facts;
    return [...this.opening, ...this.#line].slice(0, match.entries.length).every(({ seat, plays }, at) => {
      const entry = match.entries[at]!;
      return entry.action !== null && entry.seat === seat && plays.includes(actions[entry.action]![0]);
    });
  }

  #say(name: string): string {
    return this.say(name, Object.fromEntries(this.names.map((one, seat) => [`name-${seat + 1}`, one])));
  }
}
