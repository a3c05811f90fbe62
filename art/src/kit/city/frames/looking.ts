import type { Group, Node, Token } from '../../../scene.ts';
import { fill } from '../draw.ts';

export interface FrameOptions {
  /** What is seen through the opening, in coordinates round its middle; it is cut off at its edge. */
  readonly inside?: readonly Node[];
  readonly backdrop?: Token | 'none';
  readonly backdropTone?: number;
}

/** What lies behind an opening. */
export const seen = (opening: string, { inside = [], backdrop = 'haze', backdropTone = 0 }: FrameOptions): Group => ({
  nodes: [...(backdrop === 'none' ? [] : [fill(backdrop, opening, { tone: backdropTone, shade: { to: [0, -1], depth: 0.35 } })]), ...inside],
  clip: opening,
});

/** A sheet over the whole canvas, wherever the opening is put on it, with a hole. */
export const sheet = (opening: string, token: Token = 'dark', tone = 0.05): Node => fill(token, `M-700-800H700V800H-700Z${opening}`, { evenOdd: true, tone });
