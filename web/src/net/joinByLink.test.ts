import { expect, test } from 'vitest';
import { keyIn } from './joinByLink';

test.each([
  [' k7qf2m ', 'K7QF2M'],
  ['k7q f2m', 'K7Q F2M'],
  ['https://tables.example.org/join/aBc-12_x', 'aBc-12_x'],
  ['tables.example.org/join/aBc-12_x?from=mail', 'aBc-12_x'],
  ['/join/aBc-12_x', 'aBc-12_x'],
  ['http://192.0.2.2:8010/table/tAbLe?key=aBc', 'aBc'],
  ['http://192.0.2.2:8010/table/tAbLe', 'tAbLe'],
  ['http://192.0.2.2:8010/evening/eVe?key=aBc#top', 'aBc'],
])('%s leads to %s', (typed, key) => {
  expect(keyIn(typed)).toBe(key);
});
