/** Where sentences are said: by which names, and with what. */

import { everyNode, treesOf, type Node, type Source } from './source';

export type Call = {
  path: string;
  /** The module that `say` comes from, as the source names it. */
  from: string;
  /** The names between which the call chooses; none where they are not written out. */
  names: string[];
  /** The arguments by name; null where they are not written out. */
  args: string[] | null;
};

const known = new WeakMap<Source, Call[]>();

/** Each source is read once: several catalogues ask for the same calls. */
export function callsIn(source: Source): Call[] {
  let calls = known.get(source);
  if (!calls) known.set(source, (calls = readCalls(source)));
  return calls;
}

function readCalls(source: Source): Call[] {
  const { markup, scripts } = treesOf(source);
  const nodes = [...scripts, ...(markup ? [markup] : [])].flatMap(everyNode);
  const from = nodes.filter(({ type }) => type === 'ImportDeclaration').flatMap(sayFrom)[0];
  if (from === undefined) return [];
  return nodes.filter(isSaying).map((node) => {
    const [name, args] = node.arguments as Node[];
    return { path: source.path, from, names: namesOf(name), args: argsOf(args) };
  });
}

function sayFrom(node: Node): string[] {
  const isSay = (node.specifiers as Node[]).some((one) => (one.local as Node).name === 'say');
  return isSay ? [String((node.source as Node).value)] : [];
}

function isSaying(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  return (callee.type === 'MemberExpression' ? (callee.object as Node) : callee).name === 'say';
}

function namesOf(node: Node | undefined): string[] {
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((way) => namesOf(way as Node));
  return node?.type === 'Literal' ? [String(node.value)] : [];
}

function argsOf(node: Node | undefined): string[] | null {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return null;
  const properties = node.properties as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return null;
  return properties.map(({ key }) => String((key as Node).name ?? (key as Node).value));
}
