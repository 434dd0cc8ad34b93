import { expect, test } from 'vitest';
import { settingsOf } from './settings.svelte';

test('what is stored is taken, what does not fit is left out', () => {
  const settings = settingsOf('{"theme":"dark","volume":"loud","unknown":1}');

  expect(settings.theme).toBe('dark');
  expect(settings.volume).toBe(0.6);
  expect(settings).not.toHaveProperty('unknown');
});

test.each([null, '', 'no json', 'null', '[]'])('%j gives the defaults', (stored) => {
  expect(settingsOf(stored)).toEqual(settingsOf('{}'));
});
