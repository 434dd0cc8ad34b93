let waiting = new Set<() => void>();

/**
 * Does after the next frame what that frame does not show: it comes the sooner. All of it is done at once, and drawn in
 * one frame. After more frames comes what does not fit into the next one, either. A page in the background draws none. What
 * it returns prevents it.
 */
export function afterFrame(run: () => void, frames = 1): () => void {
  if (frames > 1) {
    let stop = afterFrame(() => (stop = afterFrame(run, frames - 1)));
    return () => stop();
  }
  if (document.hidden) {
    run();
    return () => {};
  }
  const own = (): void => run();
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(runAll));
  waiting.add(own);
  return () => void waiting.delete(own);
}

function runAll(): void {
  const all = waiting;
  waiting = new Set();
  for (const run of all) {
    try {
      run();
    } catch (error) {
      // One that fails does not keep the others from theirs.
      reportError(error);
    }
  }
}
