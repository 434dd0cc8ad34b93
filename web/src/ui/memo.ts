/** Keeps the same object while its value is unchanged, so that nothing that depends on it is drawn again. */

/** The earlier list, if the later one holds the same. */
export function memoList<Item>(before: readonly Item[] | undefined, after: Item[]): Item[] {
  const isSame =
    before !== undefined && before.length === after.length && before.every((item, at) => item === after[at]);
  return isSame ? (before as Item[]) : after;
}

/** A list in which every item that is written as one before is that one. */
export function memoEach<Item>(written: (item: Item) => string): (after: Item[]) => Item[] {
  let before = new Map<string, Item>();
  return (after) => {
    const now = new Map<string, Item>();
    for (const item of after) {
      const text = written(item);
      now.set(text, before.get(text) ?? item);
    }
    before = now;
    return [...now.values()];
  };
}

/** The earlier thing, if the later one is written alike. */
export function memo<Thing>(written: (thing: Thing) => string): (after: Thing) => Thing {
  let before: { thing: Thing; text: string } | undefined;
  return (after) => {
    const text = written(after);
    if (before?.text !== text) before = { thing: after, text };
    return before.thing;
  };
}
