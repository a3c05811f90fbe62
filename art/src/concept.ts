import type { Group, Node } from './scene.ts';

/** Names what is drawn where it is drawn, so that a picture and what is said of it cannot drift apart. */
export function concept(
  is: string,
  nodes: readonly Node[],
  more: Omit<Group, 'nodes' | 'concept'> & { readonly also?: readonly string[] } = {},
): Group {
  const { also, ...group } = more;
  return { ...group, nodes, concept: also === undefined ? { is } : { is, also } };
}

/** Puts something drawn around the origin to its place. */
export const placed = (
  node: Node,
  x: number,
  y: number,
  more: { scale?: number; turn?: number; flip?: boolean } = {},
): Group => ({
  nodes: [node],
  transform: { ...more, move: [x, y] },
});
