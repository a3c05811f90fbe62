import { concept } from '../../concept.ts';
import { circle, polygon, rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { d, fill, halo, sized, times } from './draw.ts';
import { bay } from './works.ts';

/** A clock without numerals, round x, y. */
export const clockFace = (x: number, y: number, r: number, hour = 10.15, lit = true): Node[] => {
  const hand = (turn: number, l: number): string => d`M${x} ${y}L${x + Math.sin(turn * Math.PI * 2) * l} ${y - Math.cos(turn * Math.PI * 2) * l}`;
  return [
    ...(lit ? [halo(x, y, r * 2.4, 0.4)] : []),
    fill('dark', circle(x, y, r * 1.14), { tone: 0.1 }),
    fill(lit ? 'light' : 'paper', circle(x, y, r), { tone: 0.3 }),
    stroke(
      times(12)
        .map(
          i =>
            d`M${x + Math.sin(i * 0.5236) * r * 0.78} ${y - Math.cos(i * 0.5236) * r * 0.78}L${x + Math.sin(i * 0.5236) * r * 0.9} ${y - Math.cos(i * 0.5236) * r * 0.9}`,
        )
        .join(''),
      r * 0.08,
      'dark',
    ),
    stroke(hand(hour / 12, r * 0.5), r * 0.15, 'dark'),
    stroke(hand(hour % 1, r * 0.76), r * 0.1, 'dark'),
  ];
};

export interface ChurchTowerOptions {
  /** `crown`: square stages with an imperial crown on top; `lantern`: an octagon with open bells and a fine spire; `needle`: brick with a steep needle. */
  readonly kind?: 'crown' | 'lantern' | 'needle';
  readonly height?: number;
  readonly wall?: Token;
  readonly hour?: number;
  readonly lit?: boolean;
}

/** Its foot in the middle at the origin. */
export function churchTower({ kind = 'crown', height = 330, wall = 'brick2', hour = 10.15, lit = true }: ChurchTowerOptions = {}): Group {
  const stone = { tone: -0.15 } as const;
  const shade = { to: [1, 0.3] as const, depth: 0.5 };
  const body: Record<typeof kind, () => Node[]> = {
    crown: () => [
      fill(wall, rect(-34, -170, 68, 170), { tone: -0.15, shade }),
      fill('paper', rect(-38, -176, 76, 7) + rect(-36, -96, 72, 4), stone),
      fill('dark', bay(0, -104, 22, 50) + bay(-18, -20, 12, 44) + bay(18, -20, 12, 44), { tone: 0.15 }),
      fill('paper', rect(-28, -228, 56, 52), { tone: -0.28, shade }),
      fill('paper', rect(-32, -233, 64, 6), stone),
      stroke('M-25-228V-178M25-228V-178', 3, 'paper', stone),
      ...clockFace(0, -202, 17, hour, lit),
      fill('paper', rect(-20, -270, 40, 37), { tone: -0.25, shade }),
      fill('dark', bay(-9, -236, 9, 28) + bay(9, -236, 9, 28), { tone: 0.2 }),
      fill('paper', rect(-24, -274, 48, 5), stone),
      fill('blue', 'M-14-274C-26-288-24-306 0-312C24-306 26-288 14-274Z', { tone: -0.05, shade }),
      stroke('M-18-276C-24-290-16-306 0-312C16-306 24-290 18-276M0-312V-276', 2.2, 'yellow', { tone: 0.1 }),
      fill('red', rect(-17, -279, 34, 5)),
      fill('yellow', `${circle(0, -316, 5)}${rect(-1.2, -334, 2.4, 16)}${rect(-5, -330, 10, 2.4)}`, { tone: 0.2 }),
    ],
    lantern: () => [
      fill(wall, rect(-30, -160, 60, 160), { tone: -0.1, shade }),
      fill('paper', rect(-34, -166, 68, 7) + rect(-32, -80, 64, 4), stone),
      ...clockFace(0, -134, 15, hour, lit),
      fill('dark', bay(0, -40, 16, 36) + bay(0, -88, 12, 26), { tone: 0.15 }),
      fill('paper', polygon([-24, -166], [-24, -222], [24, -222], [24, -166]), { tone: -0.25, shade }),
      fill('dark', bay(-13, -168, 12, 42) + bay(13, -168, 12, 42), { tone: 0.2 }),
      fill('orange', 'M-17-178C-17-188-9-188-9-178ZM9-178C9-188 17-188 17-178Z', { tone: -0.1 }),
      stroke('M0-222V-168M-22-222V-168M22-222V-168', 3.4, 'paper', stone),
      fill('paper', rect(-28, -227, 56, 6), stone),
      fill('mass', 'M-22-227C-18-246-12-244-10-256H10C12-244 18-246 22-227Z', { tone: -0.1, shade }),
      fill('paper', rect(-9, -280, 18, 24), { tone: -0.2, shade }),
      fill('dark', bay(0, -258, 9, 20)),
      fill('mass', 'M-12-280C-6-290-4-300 0-330C4-300 6-290 12-280Z', { tone: -0.1, shade }),
      fill('yellow', circle(0, -330, 3)),
    ],
    needle: () => [
      fill(wall, rect(-32, -180, 64, 180), { tone: -0.2, shade }),
      fill('paper', rect(-35, -184, 70, 5), stone),
      fill('dark', bay(-14, -120, 12, 46) + bay(14, -120, 12, 46) + bay(0, -20, 20, 50), { tone: 0.15 }),
      ...clockFace(0, -86, 14, hour, lit),
      fill('mass', 'M-34-184L-26-200C-10-214-4-280 0-334C4-280 10-214 26-200L34-184Z', { tone: -0.15, shade }),
      fill('mass', 'M-34-184L-30-206L-26-184ZM26-184L30-206L34-184Z', { tone: -0.3 }),
      stroke('M0-334V-352M-5-346H5', 2, 'yellow'),
      fill('yellow', 'M0-352l8 3-8 3Z'),
    ],
  };
  return sized(concept('church tower', body[kind](), { also: ['church', 'tower', 'building', 'clock'] }), height / 334);
}
