import { expect, test } from 'vitest';
import { dateLocale } from './language.svelte';

test('dates are written as the browser’s region writes them, in the language of the page', () => {
  expect(dateLocale(['fr-CA', 'en-US', 'en'])).toBe('en-US');
  expect(dateLocale(['en-GB'])).toBe('en-GB');
  expect(dateLocale(['fr-FR'])).toBe('en-GB');
});
