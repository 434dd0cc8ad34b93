/** Scrolls a part of a board into sight, between the bars of the page. */

const SCROLLS = /auto|scroll/;

/** How far something must move to lie within bounds: to their middle, or not at all if it lies there. */
export function distanceInto(start: number, end: number, low: number, high: number): number {
  return start >= low && end <= high ? 0 : (start + end - low - high) / 2;
}

export function scrollIntoSight(region: Element, isSmooth: boolean): void {
  const behavior = isSmooth ? 'smooth' : 'auto';
  // Only what people can scroll themselves: the frame of a map moves by other means.
  for (let around = region.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const [own, outer] = [region.getBoundingClientRect(), around.getBoundingClientRect()];
    const left =
      SCROLLS.test(overflowX) && around.scrollWidth > around.clientWidth
        ? distanceInto(own.left, own.right, outer.left, outer.right)
        : 0;
    const top =
      SCROLLS.test(overflowY) && around.scrollHeight > around.clientHeight
        ? distanceInto(own.top, own.bottom, outer.top, outer.bottom)
        : 0;
    // At once: where it lies is looked at again for what is around that.
    if (left || top) around.scrollBy({ left, top });
  }
  const edge = (bar: string) => document.querySelector(bar)?.getBoundingClientRect();
  const { top, bottom } = region.getBoundingClientRect();
  const way = distanceInto(top, bottom, edge('[data-coach]')?.bottom ?? 0, edge('[data-bar]')?.top ?? innerHeight);
  if (way) scrollBy({ top: way, behavior });
}
