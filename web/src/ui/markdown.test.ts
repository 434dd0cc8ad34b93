import { expect, test } from 'vitest';
import { inlinesOf, parse, slug } from './markdown';

test('headings get an anchor and a level', () => {
  expect(parse('## Rules history')).toEqual([
    { kind: 'heading', level: 2, id: 'rules-history', inlines: [{ kind: 'text', text: 'Rules history' }] },
  ]);
});

test('a clause at the start of an item is its anchor', () => {
  const [list] = parse('- **Z5** Otherwise: *the value* plus its number.\n- plain');

  expect(list).toMatchObject({ kind: 'list', ordered: false });
  if (list?.kind !== 'list') throw new Error('no list');
  expect(list.items.map((item) => item.clause)).toEqual(['Z5', null]);
  expect(list.items[0]?.inlines[2]).toEqual({ kind: 'em', text: 'the value' });
});

test('lists nest by their depth, and lines that hang belong to their item', () => {
  const [list] = parse('1. one\n   goes on\n   - inner\n2. two');

  if (list?.kind !== 'list') throw new Error('no list');
  expect(list.ordered).toBe(true);
  expect(list.items).toHaveLength(2);
  expect(list.items[0]?.inlines).toEqual([{ kind: 'text', text: 'one goes on' }]);
  expect(list.items[0]?.items[0]?.inlines).toEqual([{ kind: 'text', text: 'inner' }]);
});

test('tables have a head and rows', () => {
  const [table] = parse('| card | how many |\n|---|---|\n| **5** | five |');

  expect(table).toMatchObject({ kind: 'table', rows: [[[{ kind: 'strong', text: '5' }], [{ text: 'five' }]]] });
});

test('paragraphs end at an empty line', () => {
  expect(parse('one\ntwo\n\nthree').map((block) => block.kind)).toEqual(['paragraph', 'paragraph']);
});

test('tags are text, and links that run code are only their words', () => {
  expect(inlinesOf('<script>alert(1)</script>')).toEqual([{ kind: 'text', text: '<script>alert(1)</script>' }]);
  expect(inlinesOf('[press](javascript:alert)')).toEqual([{ kind: 'text', text: 'press' }]);
  expect(inlinesOf('[rules](/rules/tenzania)')).toEqual([{ kind: 'link', text: 'rules', to: '/rules/tenzania' }]);
});

test('a code block is kept as it is', () => {
  expect(parse('```\n**a**\n```')).toEqual([{ kind: 'code', text: '**a**' }]);
});

test('anchors have letters and digits only', () => {
  expect(slug('Who begins? (Z2)')).toBe('who-begins-z2');
});
