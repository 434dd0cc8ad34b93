/** What the looking player has touched to know more: nobody else hears of it. */

import type { Link } from './links';

export type Touched = { kind: 'place'; place: string } | { kind: 'tile'; tile: number } | { kind: 'link'; link: Link };
