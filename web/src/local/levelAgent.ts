// The bots by level: a port of agents/level_agent.py. The same seed gives the same moves.
import type { Level } from './facts';
import type { Rules, View } from './rules';
import { type Helpers, SearchAgent } from './search';

const LEVEL_STREAM = 3;
/** A search of so many playouts is shared: a shorter one is done before others hear of it. */
const SHARED_FROM = 300;

export class LevelAgent {
  readonly #level: Level;
  readonly #stream: number;
  readonly #search: SearchAgent;

  constructor(
    readonly rules: Rules,
    seed: number,
    level: string,
    maxPlayouts = Infinity,
  ) {
    const { id, levels, boxes } = rules.facts;
    const asked = levels[level];
    if (!asked) throw new Error(`${id} has no level ${level}`);
    const known = asked.usesNetwork && boxes ? levels.expert! : asked;
    this.#level = { ...known, playouts: Math.min(known.playouts, maxPlayouts) };
    this.#stream = rules.newStream(seed, LEVEL_STREAM);
    this.#search = new SearchAgent(rules, seed);
  }

  act(view: View): number {
    const level = this.#level;
    if (level.usesNetwork) return this.#byNetwork(view);
    return level.playouts > 0 || level.solves ? this.#search.decide(view, level).action : this.#byHeuristic(view);
  }

  /** The same action; a long search is shared with others. */
  async actWith(helpers: Helpers | null, view: View): Promise<number> {
    if (!helpers || this.#level.playouts < SHARED_FROM) return this.act(view);
    return (await this.#search.decideWith(helpers, view, this.#level)).action;
  }

  /** The action that the game's network prefers, of equals the first. */
  #byNetwork(view: View): number {
    const worths = this.rules.networkScores(view);
    return view.legal[worths.indexOf(Math.max(...worths))]!;
  }

  /** The best of the legal actions, or one that looks nearly as good; equals by lot. */
  #byHeuristic(view: View): number {
    const { temperaturePerSeat, usesTunedWeights } = this.#level;
    const temperature = this.#level.temperature + temperaturePerSeat * (view.seats - this.rules.facts.seats[0]);
    const worths = this.rules.scores(view, usesTunedWeights);
    return temperature > 0
      ? this.rules.chooseLikely(view.legal, worths, temperature, this.#stream)
      : this.rules.chooseBest(view.legal, worths, this.#stream);
  }
}
