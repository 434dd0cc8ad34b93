/**
 * Does after the next frame what that frame does not show: it comes the sooner. A page in the background draws none.
 * What it returns prevents it.
 */
export function later(run: () => void): () => void {
  if (document.hidden) {
    run();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
