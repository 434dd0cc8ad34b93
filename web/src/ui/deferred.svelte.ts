/** A value that follows its source some frames later, so that a view is drawn in several short frames. */

import { untrack } from 'svelte';
import { afterFrame } from './afterFrame';

type Pace = {
  /** How many frames after the view it comes. */
  frames?: number;
  /** Who looks; when that changes, it follows at once: nothing of one person's stays on a screen that is passed on. */
  whose?: () => number;
};

export class Deferred<Thing> {
  current = $state.raw() as Thing;
  private given: Thing;
  private isBehind = false;

  constructor(give: () => Thing, { frames = 1, whose = () => -1 }: Pace = {}) {
    this.current = this.given = untrack(give);
    let before = untrack(whose);
    $effect.pre(() => {
      this.given = give();
      const isPassedOn = whose() !== before;
      before = untrack(whose);
      if (isPassedOn) this.current = this.given;
      if (this.isBehind || this.given === untrack(() => this.current)) return;
      this.isBehind = true;
      afterFrame(() => {
        this.isBehind = false;
        this.current = this.given;
      }, frames);
    });
  }
}
