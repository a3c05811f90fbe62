import { concept } from '../../concept.ts';
import { rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';

const pips: {
  readonly [suit in 'heart' | 'spade' | 'diamond' | 'club']: { readonly path: string; readonly fill: Token };
} = {
  heart: { path: 'M0 12C-16 0 -12 -12 -5 -11C-1 -10 0 -7 0 -5C0 -7 1 -10 5 -11C12 -12 16 0 0 12Z', fill: 'red' },
  spade: { path: 'M0 -13C12 -2 14 8 6 9C3 9 1 7 0 5L4 14L-4 14L0 5C-1 7 -3 9 -6 9C-14 8 -12 -2 0 -13Z', fill: 'dark' },
  diamond: { path: 'M0 -14L10 0L0 14L-10 0Z', fill: 'red' },
  club: { path: 'M-4 14L0 4C-3 8 -12 8 -12 1C-12 -4 -7 -5 -4 -3C-9 -8 -5 -14 0 -14C5 -14 9 -8 4 -3C7 -5 12 -4 12 1C12 8 3 8 0 4L4 14Z', fill: 'dark' },
};

/** A fan of cards for a hand that is 200 units long; the lowest corners meet at the origin. */
export function cards(suits: readonly (keyof typeof pips)[] = ['spade', 'heart', 'club', 'diamond', 'heart']): Group {
  const middle = (suits.length - 1) / 2;
  const one = (suit: keyof typeof pips, i: number): Node => ({
    nodes: [
      { path: rounded(-46, -168, 92, 136, 9), fill: 'dark', opacity: 0.35 },
      { path: rounded(-48, -170, 92, 136, 9), fill: 'white' },
      { nodes: [pips[suit]], transform: { scale: 0.9, move: [-32, -148] } },
      ...(i === suits.length - 1 ? [{ nodes: [pips[suit]], transform: { scale: 2, move: [-2, -102] as const } }] : []),
    ],
    transform: { turn: (i - middle) * 17, move: [10, 66] },
  });
  return concept('playing card', suits.map(one), { also: ['game'] });
}
