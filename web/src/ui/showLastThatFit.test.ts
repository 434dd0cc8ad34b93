import { expect, test } from 'vitest';
import { showLastThatFit } from './showLastThatFit';

/** An element with room for so many characters. */
function line(room: number): HTMLElement {
  return {
    textContent: '',
    scrollHeight: 20,
    clientHeight: 20,
    get scrollWidth() {
      return this.textContent!.length;
    },
    clientWidth: room,
  } as HTMLElement;
}

const shown = (room: number, sentences: string[]): string | null => {
  const node = line(room);
  showLastThatFit(node, sentences);
  return node.textContent;
};

test('what fits is shown whole, and earlier sentences give way', () => {
  expect(shown(60, ['Ann draws a card.', 'Ann plays a 6.'])).toBe('Ann draws a card. Ann plays a 6.');
  expect(shown(20, ['Ann draws a card.', 'Ann plays a 6.'])).toBe('Ann plays a 6.');
});

test('the last sentence is always shown', () => {
  expect(shown(5, ['Ann draws a card.', 'Ann plays a 6.'])).toBe('Ann plays a 6.');
});
