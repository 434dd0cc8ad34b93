/** A box while it's being made: every change can be undone, and is kept on this device. */

import type { Box } from '../local/facts';
import { keepDraft } from './saved';

const MAX_UNDO = 200;

export class Draft {
  box: Box = $state.raw({ format: 1, game: '', name: '' });
  #before: Box[] = $state.raw([]);

  readonly canUndo = $derived(this.#before.length > 0);

  constructor(box: Box) {
    this.box = box;
  }

  change(box: Box): void {
    this.#before = [...this.#before.slice(-MAX_UNDO), this.box];
    this.#set(box);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(last);
  }

  #set(box: Box): void {
    this.box = box;
    keepDraft(box);
  }
}
