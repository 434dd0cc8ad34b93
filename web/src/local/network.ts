// A game's network, laid out in the memory of its module: the counterpart of agents/network_agent.py.
import type { GameFacts } from './facts';
import type { Kernel, Pointer } from './kernel';

type Entry = { shape: number[]; data_offsets: [number, number] };

const LAYERS = ['enter', 'first', 'second', 'leave'].flatMap((layer) => [`${layer}.weight`, `${layer}.bias`]);
const HEADER_START = 8;

/** The arguments of `score_by_network_at` from the weights on: pointers, each followed by its lengths. */
export function loadNetwork(kernel: Kernel, facts: GameFacts, file: Uint8Array): number[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const body = HEADER_START + view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(HEADER_START, body))) as Record<string, Entry>;
  /** The numbers of an array, each of two bytes. */
  const numbers = (name: string, read: (bits: number) => number): number[] => {
    const [start, end] = header[name]!.data_offsets;
    return Array.from({ length: (end - start) / 2 }, (_, i) => read(view.getUint16(body + start + 2 * i, true)));
  };
  const put = (array: Float32Array | Float64Array | BigInt64Array): Pointer => kernel.put(new Uint8Array(array.buffer));
  const layers = LAYERS.flatMap((name) => [put(Float32Array.from(numbers(name, halfOf))), ...header[name]!.shape]);
  const width = header['enter.bias']!.shape[0]!;
  const rows = numbers('rows', (bits) => (bits << 16) >> 16);
  const { size, categories } = facts.encoder;
  return [
    ...layers,
    put(BigInt64Array.from(rows, BigInt)),
    rows.length,
    put(Float64Array.from(categories.flat())),
    categories.length,
    4,
    // What of the tuned heuristic it begins with, if it does.
    'base' in header ? numbers('base', halfOf)[0]! : 0,
    ...[put(new Float32Array(size)), size],
    ...[put(new Float32Array(width)), width],
    ...[put(new Float32Array(width)), width],
    ...[put(new Float64Array(width)), width],
  ];
}

/** A number in half precision, by its bits. */
function halfOf(bits: number): number {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}
