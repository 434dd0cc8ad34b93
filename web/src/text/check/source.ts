/** The sources of the pages as trees: components and modules alike, read by Svelte's own parser. */

import { parse } from 'svelte/compiler';

export type Node = { type: string; start: number; [key: string]: unknown };

export type Source = { path: string; text: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The markup of a component (none of a module), and its scripts. */
export function treesOf({ path, text }: Source): { markup: Node | null; scripts: Node[] } {
  const isComponent = path.endsWith('.svelte');
  const root = parse(isComponent ? text : `<script lang="ts">\n${text}\n</script>`, { modern: true });
  const scripts = [root.module, root.instance].flatMap((script) => (script ? [script.content as unknown as Node] : []));
  return { markup: isComponent ? (root.fragment as unknown as Node) : null, scripts };
}

/** The parts of a node; what only types say is left out. */
export function childrenOf(node: Node): Node[] {
  const only = node.type.startsWith('TS') ? ['expression'] : Object.keys(node);
  return only
    .filter(
      (key) =>
        !['parent', 'metadata', 'loc', 'typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'].includes(key),
    )
    .flatMap((key) => (Array.isArray(node[key]) ? (node[key] as unknown[]) : [node[key]]))
    .filter(isNode);
}

export function everyNode(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(everyNode)];
}
