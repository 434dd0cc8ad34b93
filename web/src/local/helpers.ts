// The workers that help with the searches of a table: for half of the device's processors.
import type { FromHelper, ToHelper } from './helper';
import type { Rules } from './rules';
import type { Helpers, Trial, Worlds } from './search';

/** More would wait for each other: a round of tries is short. */
const MOST = 4;

class Helper {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (gains: Float64Array) => void; reject: (error: unknown) => void }>();
  #asked = 0;
  #hasFailed = false;

  constructor({ facts, module }: Rules) {
    this.#worker = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
      this.#waiting.get(data.id)?.resolve(data.gains);
      this.#waiting.delete(data.id);
    };
    this.#worker.onerror = (error) => {
      this.#hasFailed = true;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#send({ type: 'game', facts, module });
  }

  async gains(trial: Trial, part: Worlds): Promise<Float64Array> {
    if (this.#hasFailed) throw new Error('helper-gone');
    const id = ++this.#asked;
    this.#send({ type: 'try', id, trial, part });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToHelper): void {
    this.#worker.postMessage(message);
  }
}

/** Nobody where there is one processor only; workers begin with the first search. */
export function helpersFor(rules: Rules): Helpers | null {
  const count = Math.min(MOST, Math.floor(navigator.hardwareConcurrency / 2));
  if (count === 0) return null;
  const helpers: Helper[] = [];
  return {
    count,
    gains: (trial, part, helper) => (helpers[helper] ??= new Helper(rules)).gains(trial, part),
    close: () => helpers.forEach((helper) => helper.close()),
  };
}
