import { describe, expect, it } from 'vitest';
import type { ChatFrame, ChatLine } from '../net/protocol';
import { linesAfter, mutedAt, setMuted } from './lines';

const line = (number: number, text: string): ChatLine => ({
  number,
  seat: 0,
  name: 'Ann',
  text,
  written: 0,
  yours: false,
});
const frame = (news: boolean, ...lines: ChatLine[]): ChatFrame => ({ type: 'chat', seq: 1, lines, news });

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe('lines of the chat', () => {
  it('come in order, once each, and go when they are removed', () => {
    const first = linesAfter([], frame(false, line(1, 'a'), line(2, 'b')));
    const second = linesAfter(first, frame(true, line(4, 'd'), line(2, 'b'), line(1, '')));

    expect(second.map(({ text }) => text)).toEqual(['b', 'd']);
    expect(linesAfter(second, frame(false, line(5, 'e'))).map(({ text }) => text)).toEqual(['e']);
  });

  it('of muted people are known for each table', () => {
    const storage = memory();

    expect(setMuted('t', 'Ann', true, storage)).toEqual(['Ann']);
    setMuted('t', 'Bob', true, storage);
    setMuted('u', 'Eve', true, storage);
    expect(setMuted('t', 'Ann', false, storage)).toEqual(['Bob']);
    expect([mutedAt('t', storage), mutedAt('u', storage)]).toEqual([['Bob'], ['Eve']]);
    for (let at = 0; at < 60; at++) setMuted(`t${at}`, 'Ann', true, storage);
    expect(mutedAt('t', storage)).toEqual([]);
  });
});
