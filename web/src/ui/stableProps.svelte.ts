/** Turns props into separate signals, so that dependants rerun only when their own prop changed. */

class PropSignal {
  current = $state.raw<unknown>();

  constructor(first: unknown) {
    this.current = first;
  }
}

/**
 * The same properties, each of them a source of its own. A view is new as a whole: whatever is worked out from it would
 * be asked anew each time, hundreds of shapes of a map for example, only to find that it is what it was.
 */
export function stableProps<Props extends object>(given: () => Props): Props {
  const props = given();
  const names = Object.keys(props) as (keyof Props)[];
  const told = names.map((name) => new PropSignal(props[name]));
  $effect.pre(() => {
    names.forEach((name, at) => {
      told[at]!.current = props[name];
    });
  });
  return Object.defineProperties(
    {},
    Object.fromEntries(names.map((name, at) => [name, { enumerable: true, get: () => told[at]!.current }])),
  ) as Props;
}
