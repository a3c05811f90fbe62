import { concept } from '../../concept.ts';
import { identity, type Matrix, matrixOf, times } from '../../render/matrix.ts';
import { moved } from '../../render/moved.ts';
import type { Group, Node, Point, Shape } from '../../scene.ts';

interface Cast {
  /** Where a point one unit above the ground throws its shadow: [1.2, 0.25] is long and to the right, [0, -1] a wall behind. */
  readonly along?: Point;
  readonly opacity?: number;
  /** What the shadow is of, when it tells another story than the thing that throws it. */
  readonly of?: string;
  readonly tone?: number;
}

/** All filled outlines and lines below a node, where they are, in one flat colour. */
function flattened(node: Node, matrix: Matrix, tone: number): Shape[] {
  if ('glow' in node) return [];
  if ('nodes' in node) {
    const inside = node.transform === undefined ? matrix : times(matrix, matrixOf(node.transform));
    return node.nodes.flatMap(inner => flattened(inner, inside, tone));
  }
  const size = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  return [{ path: moved(node.path, matrix), fill: 'dark', tone, ...(node.stroke === undefined ? {} : { stroke: node.stroke * size }) }];
}

/**
 * The shadow of anything, on the ground or a wall: the same outlines, sheared about the origin of the thing, flat and
 * dark. Draw it before the thing. To let it tell another story, cast the shadow of another figure from the same origin.
 */
export function shadowOf(thing: Group, { along = [0.9, 0.28], opacity = 0.42, of, tone = 0 }: Cast = {}): Group {
  const shear: Matrix = [1, 0, -along[0], -along[1], 0, 0];
  const nodes = [
    { nodes: thing.nodes.flatMap(node => flattened(node, times(shear, thing.transform === undefined ? identity : matrixOf(thing.transform)), tone)), opacity },
  ];
  return of === undefined ? concept('shadow', nodes) : concept('shadow', nodes, { also: [of] });
}

/** A pool of shade under feet, for figures that would float without it. */
export const footing = (width: number, opacity = 0.35): Group => ({
  nodes: [
    {
      path: `M${-width / 2} 0C${-width / 2} ${-width * 0.09} ${width / 2} ${-width * 0.09} ${width / 2} 0C${width / 2} ${width * 0.09} ${-width / 2} ${width * 0.09} ${-width / 2} 0Z`,
      fill: 'dark',
    },
  ],
  opacity,
});
