/** A journey that is travelled leg by leg. */

import { playSounds } from '../../ui/soundPlayer';
import type { Sound } from '../../ui/eventSounds';
import type { Link } from './links';

/** Milliseconds: before the first leg, for a leg, for all legs together, and before the result comes. */
const BEFORE = 500;
const LEG = 620;
const MAX_JOURNEY = 7_000;
const AFTER = 500;

const SOUNDS: Record<string, Sound> = { walk: 'steps', ferry: 'horn', drive: 'motor', fly: 'plane' };

export class Travel {
  /** How many legs have been travelled. */
  legs = $state(0);
  isTravelling = $state(false);
  private all: Link[] = [];
  private clock: ReturnType<typeof setTimeout> | undefined;

  /** From the first day on; or, without motion, at once. */
  start(links: Link[], motion: boolean): void {
    this.stop();
    this.all = links;
    this.legs = motion ? 0 : links.length;
    this.isTravelling = motion;
    if (motion) this.clock = setTimeout(() => this.next(), BEFORE);
  }

  /** The end at once. */
  skip(): void {
    this.stop();
    this.legs = this.all.length;
    this.isTravelling = false;
  }

  stop(): void {
    clearTimeout(this.clock);
  }

  private next(): void {
    if (this.legs === this.all.length) return this.skip();
    playSounds(SOUNDS[this.all[this.legs]!.code] ?? 'paper');
    this.legs += 1;
    const wait = this.legs === this.all.length ? AFTER : 0;
    this.clock = setTimeout(() => this.next(), Math.min(LEG, MAX_JOURNEY / this.all.length) + wait);
  }
}
