/** Lays a board out as large as it fits on a screen for all. */

import { largestFit } from './scale';

/** The function fits the board again, if anything has changed. */
export function fitterOf(area: HTMLElement, stage: HTMLElement): () => void {
  let fitted = '';
  const sizes = () => `${area.clientWidth} ${area.clientHeight} ${stage.offsetHeight} ${stage.scrollWidth}`;

  /** The room that the board is told of grows as it shrinks. */
  function layOut(zoom: number): boolean {
    const [width, height] = [area.clientWidth, area.clientHeight];
    stage.style.zoom = String(zoom);
    stage.style.width = `${width / zoom}px`;
    stage.style.setProperty('--board-room', `${height / zoom}px`);
    return stage.offsetHeight * zoom <= height + 1 && stage.scrollWidth <= stage.clientWidth + 1;
  }

  return () => {
    if (sizes() === fitted) return;
    largestFit(layOut);
    fitted = sizes();
  };
}

/** Fits the board whenever it or its room changes: between phases, and when a map has come. */
export function keepFitted(area: HTMLElement, stage: HTMLElement, fit: () => void): () => void {
  const watcher = new ResizeObserver(fit);
  watcher.observe(area);
  watcher.observe(stage);
  return () => watcher.disconnect();
}
