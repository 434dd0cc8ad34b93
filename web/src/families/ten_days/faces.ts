/** How wide the faces of tiles are, told to their styles: to ask a container costs a layout for each of them. */

/** Up to this width the name stands below the strip. */
const NARROW = 110;

/** Tells all faces below a node how wide the first element of a kind is, or the node itself. */
export function faces(host: HTMLElement, kind?: string): { destroy: () => void } {
  const observer = new ResizeObserver((entries) => {
    const width = entries.at(-1)?.contentRect.width ?? 0;
    if (width > 0) host.style.setProperty('--face-width', `${width}px`);
    else host.style.removeProperty('--face-width');
    host.toggleAttribute('data-narrow', width > 0 && width <= NARROW);
  });
  const measured = kind ? host.querySelector(kind) : host;
  if (measured) observer.observe(measured);
  return { destroy: () => observer.disconnect() };
}
