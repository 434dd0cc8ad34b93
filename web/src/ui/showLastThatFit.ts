/** Where a sentence ends and the next begins. */
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=[\p{Lu}«“])/u;

/** Shows as many of the last sentences of what was told as fit into an element, so that none is cut in the middle. */
export function showLastThatFit(node: HTMLElement, told: readonly string[]): void {
  const sentences = told.flatMap((text) => text.split(BETWEEN_SENTENCES));
  for (let first = 0; first < sentences.length; first++) {
    node.textContent = sentences.slice(first).join(' ');
    if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
  }
}
