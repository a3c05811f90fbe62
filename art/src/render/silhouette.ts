import type { Group, Node, Point, Shape } from '../scene.ts';
import { type Box, boundsOf, common, joined, nowhere } from './bounds.ts';
import { applied, identity, type Matrix, matrixOf, times } from './matrix.ts';
import { moved } from './moved.ts';

interface Outline {
  readonly shape: Shape;
  readonly matrix: Matrix;
  /** What cuts it off, in the group's own space. */
  readonly clips: readonly string[];
}

/** All that a group covers, without colours and without nesting: a clip may hold no groups. */
function flattened(node: Node, matrix: Matrix, clips: readonly string[]): Outline[] {
  if ('glow' in node) return [];
  if (!('nodes' in node)) return node.path === '' ? [] : [{ shape: node, matrix, clips }];
  const inside = node.transform === undefined ? matrix : times(matrix, matrixOf(node.transform));
  const cut = node.clip === undefined ? clips : [...clips, moved(node.clip, inside)];
  return node.nodes.flatMap(inner => flattened(inner, inside, cut));
}

const within = (group: Group): Outline[] => group.nodes.flatMap(node => flattened(node, identity, []));

const transformOf = (m: Matrix): string =>
  m === identity ? '' : ` transform="matrix(${m.map(v => Math.round(v * 1e4) / 1e4).join(' ')})"`;

/** Filled shapes and lines of a group, for a mask. */
export const outlines = (group: Group, clip: (path: string) => string): string =>
  within(group)
    .map(({ shape, matrix, clips }) => {
      const drawn =
        shape.stroke === undefined
          ? `<path d="${shape.path}" stroke="none"${shape.evenOdd === true ? ' fill-rule="evenodd"' : ''}${transformOf(matrix)}/>`
          : `<path d="${shape.path}" fill="none" stroke-width="${shape.stroke}" stroke-linecap="round"${transformOf(matrix)}/>`;
      return clips.reduce((inner, path) => `<g clip-path="${clip(path)}">${inner}</g>`, drawn);
    })
    .join('');

const cornersOf = ({ left, top, right, bottom }: Box, edge: number): readonly Point[] => [
  [left - edge, top - edge],
  [right + edge, top - edge],
  [right + edge, bottom + edge],
  [left - edge, bottom + edge],
];

const boxAround = (path: string, stroke: number, matrix: Matrix): Box =>
  cornersOf(boundsOf(path), stroke / 2)
    .map(corner => applied(matrix, corner))
    .map(([x, y]): Box => ({ left: x, right: x, top: y, bottom: y }))
    .reduce(joined, nowhere);

/** Around what is seen of the shapes of a group, without the light in the air. */
export const boxOf = (group: Group): Box =>
  within(group)
    .map(({ shape, matrix, clips }) =>
      clips.map(boundsOf).reduce(common, boxAround(shape.path, shape.stroke ?? 0, matrix)),
    )
    .reduce(joined, nowhere);

/** Around all that is drawn, the light in the air too: a filter that reaches less far would cut it off. */
export function reachOf(node: Node, matrix: Matrix = identity): Box {
  if ('glow' in node) return boxAround(node.glow, 0, matrix);
  if (!('nodes' in node)) return boxAround(node.path, node.stroke ?? 0, matrix);
  const inside = node.transform === undefined ? matrix : times(matrix, matrixOf(node.transform));
  return node.nodes.map(inner => reachOf(inner, inside)).reduce(joined, nowhere);
}
