// An action as boards offer it: core/described_action.py without a server.
import type { LegalAction } from '../net/protocol';
import { plainArgs } from './facts';
import type { Rules } from './rules';
import type { Words } from './words';

export function describedAction({ facts }: Rules, words: Words, action: number): LegalAction {
  const [notation, kind, , , args] = facts.actions[action]!;
  return { action: notation, kind: facts.kinds[kind]!, args: plainArgs(args), text: words.action(action) };
}
