/** What a board tells a map about its places. */

import type { ColourName } from '../theme/colours';

export type Place = {
  /** The id of its shape. */
  id: string;
  name: string;
  /** What stands where the name has no room. */
  short?: string;
  colour?: ColourName;
  /** What is said of it besides its name. */
  spoken?: string;
};

/** How a place is lit: each way has a line of its own around it. */
export type MarkKind = 'chosen' | 'near-by' | 'reach' | 'kin' | 'via';

/** `sign` is drawn beside its name: a path in a square of 24. */
export type Mark = { kind: MarkKind; sign?: string; says?: string };

/** Two places that belong together across water. */
export type Tie = [from: string, to: string];

/** A numbered pin on a place: what it reads, and whether the journey has come there. */
export type Pin = { id: string; text: string; isReached: boolean };
