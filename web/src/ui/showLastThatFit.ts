/** Shows as many of the last sentences as fit into an element, so that none is cut in the middle. */
export function showLastThatFit(node: HTMLElement, sentences: readonly string[]): void {
  for (let first = 0; first < sentences.length; first++) {
    node.textContent = sentences.slice(first).join(' ');
    if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
  }
}
