import type { Node, Shape, Token } from '../../scene.ts';

export const r = (value: number): string => String(Math.round(value * 100) / 100);

/** What a large face is painted with. */
export interface Painted {
  readonly skin: Token;
  readonly hair: Token;
  readonly iris: Token;
  readonly lips: 'natural' | 'red';
  readonly brows: 'fine' | 'heavy';
  readonly lids: 'open' | 'half' | 'shut';
  readonly age: 'child' | 'adult' | 'old';
  readonly freckles?: 'yes';
}

export const plane = (path: string, skin: Token, tone = -0.13): Shape => ({ path, fill: skin, tone });

/** One eye round its own middle, seen from the front; `narrow` turns it away. */
export function eye(x: number, y: number, narrow: number, look: Painted): Node[] {
  const w = (v: number): string => r(x + v * narrow);
  const deep = -0.85;
  if (look.lids === 'shut')
    return [{ path: `M${w(-4.2)} ${r(y)}C${w(-2)} ${r(y + 2)} ${w(2)} ${r(y + 2)} ${w(4.2)} ${r(y)}`, fill: look.skin, tone: deep, stroke: 0.9 }];
  const top = look.lids === 'half' ? 1.6 : 3.4;
  const almond = `M${w(-4.2)} ${r(y + 0.3)}C${w(-2.4)} ${r(y - top)} ${w(2)} ${r(y - top)} ${w(4.2)} ${r(y - 0.1)}C${w(2.4)} ${r(y + 2.4)} ${w(-2.2)} ${r(y + 2.4)} ${w(-4.2)} ${r(y + 0.3)}Z`;
  const round = (radius: number): string =>
    `M${r(x - radius * narrow)} ${r(y - 0.3)}C${r(x - radius * narrow)} ${r(y - 0.3 - radius * 1.33)} ${r(x + radius * narrow)} ${r(y - 0.3 - radius * 1.33)} ${r(x + radius * narrow)} ${r(y - 0.3)}C${r(x + radius * narrow)} ${r(y - 0.3 + radius * 1.33)} ${r(x - radius * narrow)} ${r(y - 0.3 + radius * 1.33)} ${r(x - radius * narrow)} ${r(y - 0.3)}Z`;
  return [
    { path: almond, fill: 'white', tone: -0.06 },
    {
      nodes: [
        { path: round(2.1), fill: look.iris },
        { path: round(1), fill: 'dark' },
        { path: `M${r(x + 0.4)} ${r(y - 1.4)}l0.9 0l0 0.9l-0.9 0Z`, fill: 'paper' },
      ],
      clip: almond,
    },
    {
      path: `M${w(-4.5)} ${r(y + 0.5)}C${w(-2.6)} ${r(y - top - 0.2)} ${w(2)} ${r(y - top - 0.3)} ${w(4.6)} ${r(y - 0.3)}`,
      fill: look.skin,
      tone: deep,
      stroke: look.lips === 'red' ? 1.05 : 0.8,
    },
    { path: `M${w(-3.8)} ${r(y - 2.6)}C${w(-2)} ${r(y - top - 2)} ${w(2)} ${r(y - top - 2)} ${w(4)} ${r(y - 2.6)}`, fill: look.skin, tone: -0.35, stroke: 0.5 },
  ];
}

export const brow = (points: string, look: Painted): Shape => ({
  path: points,
  fill: look.hair === 'hairBlond' ? 'hairBrown' : look.hair,
  tone: -0.1,
  stroke: look.brows === 'heavy' ? 2.2 : 1.2,
});
