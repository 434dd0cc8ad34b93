/** Finds the parts of a board that a guide shows, by their `data-region`. */

const CHOSEN = '[aria-pressed="true"], [aria-expanded="true"], [aria-checked="true"]';

const isSeen = (region: Element): boolean => {
  const { width, height } = region.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Whether what one touches there was touched already. */
const isChosen = (region: Element): boolean => region.matches(CHOSEN) || region.querySelector('input:checked') !== null;

const named = (root: ParentNode, names: string): Element[] =>
  names.split(' ').flatMap((name) => [...root.querySelectorAll(`[data-region="${name}"]`)].filter(isSeen));

/**
 * The regions to ring. A guide names them in the order in which they are touched: the first that are on the
 * screen and of which nothing is chosen yet; else the last.
 */
export function highlighted(root: ParentNode, show: readonly string[]): Element[] {
  const there = show.map((names) => named(root, names)).filter((regions) => regions.length > 0);
  return there.find((regions) => !regions.some(isChosen)) ?? there.at(-1) ?? [];
}

/** What of a region a key can press. */
export function controlOf(region: Element | undefined): HTMLElement | SVGElement | null {
  if (!region) return null;
  if (region.matches('button, input, [tabindex="0"]')) return region as HTMLElement;
  return region.querySelector<HTMLElement>('button:not(:disabled), input, [tabindex="0"]');
}
