/** The thing that a player has selected to learn more about it. */

import type { Link } from './links';

export type Touched = { kind: 'place'; place: string } | { kind: 'tile'; tile: number } | { kind: 'link'; link: Link };
