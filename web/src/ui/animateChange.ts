/** Animates a node when the thing that it shows changes; the node itself stays. */

import { linear } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

type Change = {
  /** What the node shows; where it showed nothing (null), a thing is there at once. */
  thing: unknown;
  /** How another thing comes, as an `in:` says it. */
  comes: (node: Element) => TransitionConfig;
};

/** A browser goes evenly from one of these to the next. */
const STEPS = 12;

export function animateChange(node: Element, { thing: first }: Change): { update: (now: Change) => void } {
  let shown = first;
  let running: Animation | undefined;
  return {
    update({ thing, comes }) {
      if (thing === shown) return;
      const isOther = thing !== null && shown !== null;
      shown = thing;
      running?.cancel();
      if (!isOther) return;
      // Where it comes from is measured when all has been drawn.
      queueMicrotask(() => (running = play(node, comes(node))));
    },
  };
}

function play(
  node: Element,
  { duration = 0, delay = 0, easing = linear, css }: TransitionConfig,
): Animation | undefined {
  if (!css || duration === 0) return undefined;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => easing(step / STEPS));
  return node.animate(
    steps.map((at) => keyframeOf(css(at, 1 - at))),
    { duration, delay, fill: 'backwards' },
  );
}

/** `opacity: 0; z-index: 5;` as an object, its names as scripts write them. */
export function keyframeOf(css: string): Keyframe {
  const parts = css.split(';').flatMap((part) => {
    const [name, value] = part.split(/:(.*)/s).map((text) => text.trim());
    return name && value ? [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]] : [];
  });
  return Object.fromEntries(parts) as Keyframe;
}
