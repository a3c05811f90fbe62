import type { Shape, Token } from '../../scene.ts';
import { below } from './cut.ts';
import type { View } from './features.ts';
import { cap, combed, curl, tufts } from './hair-shapes.ts';

export const hairNames = ['short', 'parted', 'bald', 'receding', 'bun', 'bob', 'curls', 'braid', 'long', 'ponytail', 'afro', 'tousled'] as const;
export type HairName = (typeof hairNames)[number];

interface Hair {
  readonly behind?: string;
  readonly before: string;
  /** Strands, lighter or darker lines for large figures. */
  readonly strands?: string;
}
type Cuts = { readonly [view in View]: Hair };

const plain = (strands?: { [view in View]?: string }): Cuts => ({
  side: { before: cap.side, ...(strands?.side === undefined ? {} : { strands: strands.side }) },
  'three-quarter': { before: cap['three-quarter'], ...(strands?.['three-quarter'] === undefined ? {} : { strands: strands['three-quarter'] }) },
  front: { before: cap.front, ...(strands?.front === undefined ? {} : { strands: strands.front }) },
  back: { before: cap.back, ...(strands?.back === undefined ? {} : { strands: strands.back }) },
});

const over = (path: string): Hair => ({ before: path });
const bobSide =
  'M15 -44C11 -40.4 8 -34 7 -28C6.6 -20 6 -12 3 -5C-4 -1.6 -14 -1.6 -21 -5C-26 -16 -27.6 -30 -25 -40C-21.6 -54 -8 -60 4 -58C12 -56 17 -50 15 -44Z';
const longSide =
  'M15 -44C11 -40 5 -37 2 -33C2 -22 -1 -12 -3 0C-4 12 -8 24 -15 34C-24 28 -30 16 -28 2C-30 -14 -29 -32 -25 -41C-20 -55 -8 -60 4 -58C12 -56 17 -50 15 -44Z';

const styles: { readonly [name in HairName]: Cuts } = {
  short: plain(combed),
  parted: {
    side: {
      before:
        'M16 -44C11 -38 4 -37 1.6 -36C2.4 -32 1 -30 -0.6 -29C-4 -31 -6.4 -27 -5.4 -22C-4.6 -18 -7 -14 -12 -9C-19 -13 -25.4 -24 -24 -36C-22 -52 -8 -61 6 -59C14 -57 19 -50 16 -44Z',
      strands: combed.side,
    },
    'three-quarter': { before: cap['three-quarter'], strands: combed['three-quarter'] },
    front: {
      before:
        'M-20.4 -27C-23 -46 -12 -60 4 -59C17 -57.6 23 -44 20.4 -27C19 -33 17.6 -38 14 -43C4 -42 -4 -45 -8 -50C-10 -44 -16 -42 -17.6 -38C-18.6 -34 -19.4 -31 -20.4 -27Z',
      strands: 'M-8 -50C0 -55 8 -56 14 -52M-6 -48C2 -50 10 -51 16 -45',
    },
    back: { before: cap.back, strands: combed.back },
  },
  bald: { side: over(''), 'three-quarter': over(''), front: over(''), back: over('') },
  receding: {
    side: over('M-2 -34C-4 -31 -6.4 -27 -5.4 -22C-4.6 -18 -7 -14 -12 -9C-19 -13 -25.4 -24 -24 -36C-20 -40 -8 -40 -2 -34Z'),
    'three-quarter': over(
      'M-11 -36C-11 -32 -12 -30 -13 -28C-15.4 -29 -16.4 -25 -15 -20C-15.6 -16 -17 -13.6 -18.6 -13C-24 -20 -26.4 -32 -23.6 -40C-19 -42 -14 -40 -11 -36ZM17.6 -38C20 -35 20 -30 19 -26C18 -30 17.6 -34 17.6 -38Z',
    ),
    front: over('M-17 -40C-18.6 -36 -19 -31 -19.6 -27C-24 -30 -24 -38 -20 -43ZM17 -40C18.6 -36 19 -31 19.6 -27C24 -30 24 -38 20 -43Z'),
    back: over('M-21 -36C-12 -32 12 -32 21 -36C22 -24 18 -13 12 -9.4C5 -7.6 -5 -7.6 -12 -9.4C-18 -13 -22 -24 -21 -36Z'),
  },
  bun: {
    side: { behind: tufts([[-24, -38, 11]]), before: cap.side, strands: combed.side },
    'three-quarter': { behind: tufts([[-20, -48, 11]]), before: cap['three-quarter'], strands: combed['three-quarter'] },
    front: { behind: tufts([[0, -61, 11]]), before: cap.front, strands: combed.front },
    back: { before: cap.back + tufts([[0, -40, 12]]), strands: 'M-9 -38C-5 -31 5 -31 9 -38M-7 -45C-2 -49 3 -49 7 -45' },
  },
  bob: {
    side: { before: bobSide, strands: 'M8 -50C-2 -52 -14 -46 -18 -32C-19 -22 -18 -14 -17 -7M4 -44C-4 -40 -8 -28 -8 -8' },
    'three-quarter': {
      behind: 'M10 -6C14 -14 20 -30 18 -44L2 -50L4 -6Z',
      before:
        'M18 -38C12 -42 6 -46 3 -46C-3 -42 -7 -34 -8 -26C-8.6 -16 -9 -9 -9 -3C-14 -1.6 -20 -2.6 -24 -5C-28 -16 -29 -30 -25 -41C-20 -55 -6 -60 4 -58C14 -56 20 -48 18 -38Z',
      strands: 'M2 -50C-10 -46 -17 -34 -17 -8',
    },
    front: {
      behind: 'M-24 -6C-29 -22 -28 -42 -18 -52C-8 -60 8 -60 18 -52C28 -42 29 -22 24 -6C18 -3 12 -3 8 -5L-8 -5C-12 -3 -18 -3 -24 -6Z',
      before:
        'M-16 -6C-19 -14 -19.6 -26 -17 -35C-10 -37 10 -37 17 -35C19.6 -26 19 -14 16 -6C20 -4 23 -5 25 -7C29 -24 27 -44 17 -53C8 -60 -8 -60 -17 -53C-27 -44 -29 -24 -25 -7C-23 -5 -20 -4 -16 -6Z',
      strands: 'M-4 -56C-6 -48 -7 -42 -7 -37M5 -56C7 -48 7 -42 7 -37',
    },
    back: {
      before: 'M-25 -5C-30 -22 -28 -42 -18 -52C-8 -60 8 -60 18 -52C28 -42 30 -22 25 -5C12 -1 -12 -1 -25 -5Z',
      strands: 'M0 -56C-5 -40 -9 -22 -10 -4M0 -56C6 -40 9 -22 10 -4',
    },
  },
  curls: {
    side: { behind: curl.side, before: cap.side },
    'three-quarter': { behind: curl['three-quarter'], before: cap['three-quarter'] },
    front: { behind: curl.front, before: cap.front },
    back: over(curl.back),
  },
  afro: {
    side: { behind: tufts([[-7, -36, 29]]), before: cap.side },
    'three-quarter': { behind: tufts([[-5, -37, 29]]), before: cap['three-quarter'] },
    front: { behind: tufts([[0, -37, 30]]), before: cap.front },
    back: over(tufts([[0, -35, 30]])),
  },
  braid: {
    side: {
      behind: 'M-20 -24C-32 -18 -34 -4 -28 10C-26 20 -29 28 -25 36C-20 30 -18 20 -20 8C-23 -4 -20 -12 -12 -14Z',
      before: cap.side,
      strands: 'M-27 -8C-24 -6 -22 -7 -21 -9M-28 2C-25 4 -22 3 -21 1M-27 13C-24 15 -22 14 -20 12M-26 23C-24 25 -22 24 -21 22',
    },
    'three-quarter': {
      behind: 'M-20 -24C-30 -16 -31 -2 -25 10C-23 20 -25 28 -21 36C-16 30 -14 20 -16 8C-19 -4 -16 -12 -12 -14Z',
      before: cap['three-quarter'],
      strands: combed['three-quarter'],
    },
    front: {
      behind:
        'M-18 -24C-30 -16 -30 0 -25 12C-24 20 -25 26 -22 32C-18 26 -16 18 -17 8C-19 -2 -17 -10 -13 -12ZM18 -24C30 -16 30 0 25 12C24 20 25 26 22 32C18 26 16 18 17 8C19 -2 17 -10 13 -12Z',
      before: cap.front,
      strands: combed.front,
    },
    back: {
      before: `${cap.back}M-7 -14C-10 0 -7 18 -3 38L3 38C7 18 10 0 7 -14Z`,
      strands: 'M-7 -4C-2 0 3 -2 8 -6M-7 7C-2 11 3 9 7 5M-6 17C-2 21 3 19 6 15M-4 27C-1 30 2 29 4 26',
    },
  },
  long: {
    side: { before: longSide, strands: 'M6 -51C-6 -52 -16 -42 -17 -26C-18 -8 -18 10 -16 26M2 -42C-6 -36 -9 -20 -10 6' },
    'three-quarter': {
      behind: 'M8 -50C18 -44 20 -30 17 -10C17 2 15 12 12 20L-14 24L-14 -44Z',
      before:
        'M18 -38C12 -42 6 -46 3 -46C-4 -42 -8 -34 -9 -26C-9 -8 -10 10 -14 30C-22 30 -28 22 -27 6C-30 -12 -29 -30 -25 -41C-20 -55 -6 -60 4 -58C14 -56 20 -48 18 -38Z',
      strands: 'M2 -51C-12 -46 -18 -32 -18 -10C-18 4 -19 16 -20 26',
    },
    front: {
      behind: 'M-22 26C-28 4 -30 -30 -20 -49C-10 -60 10 -60 20 -49C30 -30 28 4 22 26C14 30 -14 30 -22 26Z',
      before:
        'M-17 20C-21 0 -21 -24 -16 -36C-10 -42 -4 -46 0 -50C4 -46 10 -42 16 -36C21 -24 21 0 17 20C22 24 26 22 27 16C30 -10 29 -36 18 -50C8 -60 -8 -60 -18 -50C-29 -36 -30 -10 -27 16C-26 22 -22 24 -17 20Z',
      strands: 'M0 -54C-8 -50 -14 -44 -18 -34M0 -54C8 -50 14 -44 18 -34',
    },
    back: {
      before: 'M-22 28C-28 4 -30 -30 -20 -49C-10 -60 10 -60 20 -49C30 -30 28 4 22 28C12 34 -12 34 -22 28Z',
      strands: 'M0 -56C-7 -30 -11 0 -12 28M0 -56C5 -30 8 0 8 29',
    },
  },
  ponytail: {
    side: {
      behind: 'M-20 -46C-34 -46 -40 -34 -38 -20C-37 -10 -40 -2 -46 4C-34 6 -26 -4 -26 -16C-25 -26 -22 -32 -18 -36Z',
      before: cap.side,
      strands: combed.side,
    },
    'three-quarter': {
      behind: 'M-18 -48C-32 -48 -37 -36 -34 -22C-33 -12 -36 -4 -40 2C-30 4 -23 -6 -23 -18C-22 -28 -20 -32 -16 -36Z',
      before: cap['three-quarter'],
      strands: combed['three-quarter'],
    },
    front: { behind: 'M10 -54C24 -60 34 -48 31 -34C29 -24 31 -16 35 -10C25 -10 19 -20 20 -32C20 -40 14 -46 8 -48Z', before: cap.front, strands: combed.front },
    back: { before: `${cap.back}M-6 -44C-12 -26 -10 -6 -5 12C0 16 4 14 6 10C11 -8 11 -28 6 -44Z`, strands: 'M-2 -40C-4 -22 -3 -4 0 10' },
  },
  tousled: {
    side: {
      before:
        'M18 -41C14 -42 11 -40 8 -36C6 -39 4 -38 1.6 -35C2.4 -32 1 -30 -0.6 -29C-4 -31 -6.4 -27 -5.4 -22C-4.6 -18 -7 -14 -12 -8C-14 -10 -17 -8 -19 -10C-20 -14 -25 -16 -24 -22C-28 -26 -28 -34 -25 -37C-28 -42 -24 -50 -18 -50C-16 -58 -6 -60 -1 -57C6 -62 14 -58 14 -52C19 -51 20 -45 18 -41Z',
    },
    'three-quarter': {
      before:
        'M18 -37C14 -42 11 -42 8 -39C5 -43 1 -42 -1 -38C-4 -42 -8 -38 -10.6 -34C-10 -32 -10.6 -30 -12 -28C-15 -31 -16.4 -26 -15 -20C-15.6 -16 -17 -13 -18.6 -12C-24 -14 -27 -26 -24 -33C-29 -38 -26 -48 -20 -49C-19 -57 -8 -61 -3 -57C4 -62 13 -58 13 -52C20 -50 21 -42 18 -37Z',
    },
    front: {
      before:
        'M-20.4 -27C-26 -32 -26 -42 -21 -46C-20 -56 -8 -61 -3 -57C4 -62 16 -58 17 -51C25 -47 26 -34 20.4 -27C19 -32 18 -36 16 -38C13 -36 10 -37 8 -40C5 -36 1 -36 -2 -40C-5 -36 -9 -35 -11 -38C-14 -35 -18 -33 -20.4 -27Z',
    },
    back: {
      before:
        'M0 -58C8 -61 17 -56 18 -49C25 -44 25 -34 22 -30C24 -22 19 -14 14 -12C10 -6 4 -8 0 -6C-4 -8 -10 -6 -14 -12C-19 -14 -24 -22 -22 -30C-26 -36 -25 -46 -18 -49C-17 -56 -8 -61 0 -58Z',
    },
  },
};

/** Hair above this is under the hat. */
const brim = -40;

export function hairOf(
  name: HairName,
  view: View,
  fill: Token,
  { detail, under }: { detail: number; under: 'hat' | 'sky' },
): { behind: Shape[]; before: Shape[] } {
  const { behind, before, strands } = styles[name][view];
  const light = fill === 'hairBlack' || fill === 'hairBrown' ? 0.3 : -0.3;
  const shape = (path: string | undefined, tone: number): Shape[] => {
    const shown = path === undefined || under === 'sky' ? path : below(path, brim);
    return shown === undefined || shown === '' ? [] : [{ path: shown, fill, tone }];
  };
  return {
    behind: shape(behind, name === 'curls' || name === 'afro' ? 0 : -0.12),
    before: [...shape(before, 0), ...(detail > 1 && strands !== undefined && under === 'sky' ? [{ path: strands, fill, tone: light, stroke: 1.2 }] : [])],
  };
}
