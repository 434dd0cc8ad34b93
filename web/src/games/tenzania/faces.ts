/** The face of each card: its animal, and the sky behind it. */

import type { Component } from 'svelte';

import Cheetah from './animals/Cheetah.svelte';
import Crocodile from './animals/Crocodile.svelte';
import Egg from './animals/Egg.svelte';
import Elephant from './animals/Elephant.svelte';
import Flamingos from './animals/Flamingos.svelte';
import Giraffe from './animals/Giraffe.svelte';
import Hippo from './animals/Hippo.svelte';
import Lion from './animals/Lion.svelte';
import Meerkats from './animals/Meerkats.svelte';
import Rhino from './animals/Rhino.svelte';
import Zebra from './animals/Zebra.svelte';

export type Face = { animal: Component; sky: string; ink: string };

const INK = '#2a1d12';
const PAPER = '#fff8ea';

/** By number, 0 to 10. */
export const FACES: readonly Face[] = [
  { animal: Egg, sky: '#2f3b59', ink: PAPER },
  { animal: Rhino, sky: '#f6dca6', ink: INK },
  { animal: Meerkats, sky: '#fbe9c6', ink: INK },
  { animal: Flamingos, sky: '#dcefe9', ink: INK },
  { animal: Elephant, sky: '#f9d7a1', ink: INK },
  { animal: Zebra, sky: '#dfe9c9', ink: INK },
  { animal: Giraffe, sky: '#fbe2a0', ink: INK },
  { animal: Crocodile, sky: '#e1f0dc', ink: INK },
  { animal: Hippo, sky: '#f8dccb', ink: INK },
  { animal: Cheetah, sky: '#fdeac3', ink: INK },
  { animal: Lion, sky: '#b8451f', ink: PAPER },
];
