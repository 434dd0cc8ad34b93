/** Passes the width of tile faces to their styles, which is cheaper than container queries. */

/** Up to this width the name stands below the strip. */
const NARROW = 110;
/** Up to this width a wide word needs two lines. */
const TIGHT = 74;

/** Tells all faces below a node how wide the first element of a kind is, or the node itself. */
export function faces(host: HTMLElement, kind?: string): { destroy: () => void } {
  let before = 0;
  function tell(width: number): void {
    // Columns of a grid differ by fractions of a pixel.
    if (Math.abs(width - before) < 0.5) return;
    before = width;
    if (width > 0) host.style.setProperty('--face-width', `${width}px`);
    else host.style.removeProperty('--face-width');
    host.toggleAttribute('data-narrow', width > 0 && width <= NARROW);
    host.toggleAttribute('data-tight', width > 0 && width <= TIGHT);
  }
  // What comes beside faces of the same size begins with that: it is then laid out once, not twice.
  const beside = host.parentElement?.querySelector<HTMLElement>(`:scope > [style*='--face-width']`);
  if (beside) tell(parseFloat(beside.style.getPropertyValue('--face-width')));
  const observer = new ResizeObserver((entries) => tell(entries.at(-1)?.contentRect.width ?? 0));
  const measured = kind ? host.querySelector(kind) : host;
  if (measured) observer.observe(measured);
  return { destroy: () => observer.disconnect() };
}
