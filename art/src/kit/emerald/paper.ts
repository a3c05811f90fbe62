import type { Glow, Group, Node, Token } from '../../scene.ts';

export const glow = (path: string, opacity = 1, fill: Token = 'light'): Glow => ({ glow: path, kind: 'round', opacity, fill });

/** Both sides of something symmetrical, of which only the right one was drawn; the upright line between them is at `x`. */
export const twice = (node: Node, x: number): Group => ({ nodes: [node, { nodes: [node], transform: { flip: true, move: [2 * x, 0] } }] });
