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

test('one event of several sentences gives way, too', () => {
  const full = 'All racks are full. The piles start with Nevada, Kentucky and an orange plane. You go first.';
  expect(shown(40, [full])).toBe('You go first.');
  const shout = 'Ann joue un 8 : « 10 ». « Tenzania ! » Ann gagne 3 cartes.';
  expect(shown(40, [shout])).toBe('« Tenzania ! » Ann gagne 3 cartes.');
});

test('the last sentence is always shown', () => {
  expect(shown(5, ['Ann draws a card.', 'Ann plays a 6.'])).toBe('Ann plays a 6.');
});
