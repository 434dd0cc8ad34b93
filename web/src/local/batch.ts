// Whole matches in one call, as core/batch.py plays them: to compare WebAssembly with native code.
import type { Box } from './facts';
import { type Rules, STREAM_WORDS } from './rules';

export type Case = {
  policy: 'uniform' | 'greedy';
  seats: number;
  options: Record<string, string>;
  boxes?: Box[];
  count: number;
  plies: number;
};

const GREEDY = 2n;

/** All matches of a case, played to their ends, and how many plies they had. */
export function played(
  rules: Rules,
  { policy, seats, options, count }: Case,
  seed: bigint,
): { states: Uint8Array; plies: number } {
  const { kernel, facts } = rules;
  const { call } = kernel;
  const { recordBytes, maxLegal, maxEntries } = facts;
  const hidden = rules.hidden(seats);
  return kernel.scoped(() => {
    const template = kernel.put(rules.template(seats, options));
    const states = kernel.allocate((count + 1) * recordBytes);
    const stream = kernel.allocate(8 * STREAM_WORDS);
    const room = Math.max(maxLegal, seats);
    const actions = kernel.allocate(8 * room);
    const ended = (plies: number) => ({ states: kernel.bytes(states, count * recordBytes).slice(), plies });
    if (policy === 'uniform')
      return ended(
        call.play_many(template, 1, states, count, seats, seed, 0, maxEntries, stream, STREAM_WORDS, actions, room),
      );
    const words = recordBytes / 8;
    const policies = kernel.allocate(8 * seats);
    kernel.integers(policies, seats).fill(GREEDY);
    const worths = kernel.allocate(8 * room);
    const scores = kernel.allocate(8 * seats * count);
    const endings = kernel.allocate(count);
    const plies = kernel.allocate(4 * count);
    // prettier-ignore
    call.play_by_policies(
      template, words, hidden, seats, words, policies, seats, scores, count, seats, endings, count, plies, count,
      seats, seed, 0, maxEntries, states, count + 1, states, count + 1, words, actions, 1, room, worths, 1, room,
      policies, seats, 0, 0, 0, 0, 0, stream, STREAM_WORDS,
    );
    return ended(new Int32Array(call.memory.buffer, plies, count).reduce((sum, one) => sum + one, 0));
  });
}
