import type { Node, Shade, Shape, Token } from '../../scene.ts';

/** A filled shape. */
export const area = (path: string, fill: Token, tone = 0, more: Omit<Shape, 'path' | 'fill' | 'tone'> = {}): Shape => ({ path, fill, tone, ...more });

/** The look of one solid thing under one light. Spread it into `concept`; callers may spread the result and say otherwise. */
export const solid: { readonly rim: number; readonly shade: Shade } = { rim: 0.8, shade: { to: [0.5, 1], depth: 0.34 } };

/** For what is seen through: a lit edge, but no shadow across the whole of it. */
export const clear: { readonly rim: number } = { rim: 0.8 };

/** What nearly every builder lets its caller choose. */
export interface Paint {
  readonly fill?: Token;
  readonly tone?: number;
}

/** The same again, turned round the origin, `count` times in a full circle. */
export const around = (count: number, node: Node): Node[] =>
  Array.from({ length: count }, (_, i) => ({ nodes: [node], transform: { turn: (360 / count) * i } }));
