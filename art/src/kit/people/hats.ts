import type { Shape, Token } from '../../scene.ts';
import type { View } from './features.ts';

export const hatNames = [
  'fedora',
  'bowler',
  'top hat',
  'cap',
  'beanie',
  'cloche',
  'straw hat',
  'headscarf',
  'turban',
  'hijab',
  'helmet',
  'guard helmet',
  'captain cap',
  'postman cap',
  'nurse cap',
  'chef hat',
  'hood',
  'crown',
  'beret',
  'deerstalker',
] as const;
export type HatName = (typeof hatNames)[number];

interface Hat {
  readonly behind?: string;
  readonly crown: string;
  readonly brim?: string;
  readonly band?: string;
  readonly lines?: string;
  /** Covers the hair, all of it or from the brow up. */
  readonly covers: 'all' | 'top';
}

const middle = (view: View): number => (view === 'side' ? -3 : view === 'three-quarter' ? -2.5 : 0);

/** Moves hand-made path data sideways: most hats look alike from all sides, heads are not in the middle in all of them. */
const moved = (path: string, dx: number): string => {
  let odd = true;
  return path.replace(/-?\d+(\.\d+)?/g, text => {
    odd = !odd;
    return ` ${odd ? text : Math.round((Number(text) + dx) * 10) / 10}`;
  });
};

const ahead = (view: View): boolean => view === 'side' || view === 'three-quarter';

function hat(name: HatName, view: View): Hat {
  const profile = ahead(view);
  switch (name) {
    case 'fedora':
      return {
        covers: 'top',
        crown: 'M-21 -38C-21 -50 -18 -62 -11 -65C-6 -67 -3 -62 1 -63C6 -66 12 -66 15 -62C19 -56 21 -48 21 -38Z',
        band: 'M-21 -45C-8 -41 9 -41 21 -45L21 -37L-21 -37Z',
        brim: profile
          ? 'M-36 -38C-30 -44 -24 -40 0 -39C20 -39 28 -42 37 -35C32 -31 16 -33 0 -33C-18 -32 -30 -30 -36 -38Z'
          : 'M-36 -40C-28 -36 -14 -40 0 -40C14 -40 28 -36 36 -40C34 -32 18 -31 0 -31C-18 -31 -34 -32 -36 -40Z',
        lines: 'M-3 -62C-4 -56 -3 -52 -2 -49',
      };
    case 'bowler':
      return {
        covers: 'top',
        crown: 'M-21 -38C-23 -62 -10 -66 0 -66C10 -66 23 -62 21 -38Z',
        band: 'M-21.6 -44C-8 -41 8 -41 21.6 -44L21 -37L-21 -37Z',
        brim: 'M-31 -42C-26 -36 -14 -38 0 -38C14 -38 26 -36 31 -42C32 -34 16 -32 0 -32C-16 -32 -32 -34 -31 -42Z',
      };
    case 'top hat':
      return {
        covers: 'top',
        crown: 'M-19 -38C-19 -56 -21 -70 -23 -80C-10 -84 10 -84 23 -80C21 -70 19 -56 19 -38Z',
        band: 'M-19.4 -48C-8 -45 8 -45 19.4 -48L19 -38L-19 -38Z',
        brim: 'M-32 -42C-26 -36 -14 -38 0 -38C14 -38 26 -36 32 -42C32 -34 16 -32 0 -32C-16 -32 -32 -34 -32 -42Z',
      };
    case 'cap':
      return profile
        ? {
            covers: 'top',
            crown: 'M-22 -36C-27 -50 -16 -60 -2 -60C12 -60 22 -52 22 -41C8 -38 -10 -34 -22 -36Z',
            brim: 'M6 -42C18 -44 30 -42 35 -36C26 -35 14 -36 4 -36Z',
            lines: 'M-2 -60C4 -52 6 -46 6 -40M-2 -60C-12 -54 -16 -46 -17 -36',
          }
        : {
            covers: 'top',
            crown: 'M-24 -36C-28 -52 -14 -60 0 -60C14 -60 28 -52 24 -36C10 -40 -10 -40 -24 -36Z',
            ...(view === 'front' ? { brim: 'M-17 -38C-8 -42 8 -42 17 -38C14 -32 6 -31 0 -31C-6 -31 -14 -32 -17 -38Z' } : {}),
            lines: 'M0 -60C-8 -54 -11 -46 -12 -40M0 -60C8 -54 11 -46 12 -40',
          };
    case 'beanie':
      return {
        covers: 'top',
        crown: 'M-22 -34C-24 -54 -12 -62 0 -62C12 -62 24 -54 22 -34Z',
        brim: 'M-23 -41C-8 -38 8 -38 23 -41C24 -37 24 -34 23 -31C8 -28 -8 -28 -23 -31C-24 -34 -24 -37 -23 -41Z',
        lines: 'M0 -62C-6 -54 -8 -47 -8 -40M0 -62C6 -54 8 -47 8 -40',
      };
    case 'cloche':
      return {
        covers: 'top',
        crown: 'M-25 -26C-28 -48 -16 -62 0 -62C15 -62 24 -50 23 -33C14 -37 -4 -36 -25 -26Z',
        band: 'M-26 -36C-10 -44 10 -45 23 -41L23.4 -34C8 -38 -10 -35 -25 -28Z',
        brim: 'M-27 -28C-14 -36 12 -40 25 -36C27 -33 26 -30 24 -29C12 -33 -10 -30 -24 -22C-27 -23 -28 -26 -27 -28Z',
      };
    case 'straw hat':
      return {
        covers: 'top',
        crown: 'M-19 -40L-19 -56C-10 -59 10 -59 19 -56L19 -40Z',
        band: 'M-19 -47C-8 -44 8 -44 19 -47L19 -39L-19 -39Z',
        brim: 'M-34 -42C-20 -38 20 -38 34 -42C34 -36 20 -33 0 -33C-20 -33 -34 -36 -34 -42Z',
      };
    case 'headscarf':
      if (view === 'three-quarter')
        return {
          covers: 'all',
          crown:
            'M19 -36C16 -44 6 -46 0 -44C-7 -38 -9 -28 -7 -18C-4 -8 2 0 8 4C6 10 0 13 -6 10L-12 20L-16 9C-24 -2 -29 -24 -26 -38C-22 -54 -6 -61 6 -58C16 -55 21 -46 19 -36Z',
          lines: 'M4 -51C-10 -49 -17 -36 -15 -14C-12 -4 -8 4 -4 9',
        };
      return profile
        ? {
            covers: 'all',
            crown:
              'M18 -38C14 -40 8 -36 6 -28C5 -18 8 -8 15 1C12 7 4 8 -3 4L-14 12C-20 14 -22 10 -20 4C-26 -8 -29 -26 -26 -38C-22 -54 -8 -60 4 -58C14 -56 20 -48 18 -38Z',
            lines: 'M8 -48C-4 -48 -14 -38 -16 -14M15 1C8 0 0 -4 -8 4',
          }
        : view === 'front'
          ? {
              covers: 'all',
              behind: 'M-24 -20C-28 -44 -16 -60 0 -60C16 -60 28 -44 24 -20C23 -8 16 4 9 8L-9 8C-16 4 -23 -8 -24 -20Z',
              crown:
                'M-18 -24C-18 -34 -12 -43 0 -44C12 -43 18 -34 18 -24C17 -14 13 -6 8 1L0 5L-8 1C-13 -6 -17 -14 -18 -24ZM-25 -20C-28 -44 -16 -60 0 -60C16 -60 28 -44 25 -20C23 -6 14 5 6 9L9 18L0 11L-9 18L-6 9C-14 5 -23 -6 -25 -20Z',
            }
          : { covers: 'all', crown: 'M-24 -22C-28 -44 -16 -60 0 -60C16 -60 28 -44 24 -22C22 -10 14 -2 0 14C-14 -2 -22 -10 -24 -22Z' };
    case 'hijab':
      if (view === 'three-quarter')
        return {
          covers: 'all',
          crown:
            'M19 -36C16 -44 6 -46 0 -44C-7 -38 -9 -28 -7 -18C-4 -8 2 1 9 4C14 2 17 -4 18.6 -12C22 -2 22 12 20 26C4 36 -20 35 -33 25C-27 10 -28 -8 -27 -26C-29 -46 -16 -60 2 -60C14 -60 21 -50 19 -36Z',
          lines: 'M4 -52C-12 -48 -18 -32 -15 -12C-10 2 2 10 18 12M9 4C0 8 -14 6 -24 -4',
        };
      return profile
        ? {
            covers: 'all',
            crown:
              'M17 -43C11 -40 7 -32 7 -24C7 -14 10 -5 14 3C20 6 21 14 17 24C4 34 -18 34 -29 25C-24 10 -27 -8 -27 -26C-29 -46 -16 -60 0 -60C12 -60 19 -52 17 -43Z',
            lines: 'M10 -50C-6 -48 -14 -32 -12 -10C-8 4 2 12 15 14M14 3C4 6 -10 4 -20 -6',
          }
        : view === 'front'
          ? {
              covers: 'all',
              behind: 'M-25 -24C-28 -46 -16 -60 0 -60C16 -60 28 -46 25 -24L24 4L-24 4Z',
              crown:
                'M-17 -26C-16 -38 -10 -44 0 -45C10 -44 16 -38 17 -26C16 -12 8 2 0 4C-8 2 -16 -12 -17 -26ZM-25 -24C-28 -46 -16 -60 0 -60C16 -60 28 -46 25 -24C26 -8 28 10 32 24C16 36 -16 36 -32 24C-28 10 -26 -8 -25 -24Z',
              lines: 'M-17 -2C-8 8 10 10 24 4M-20 8C-8 18 8 20 26 14',
            }
          : {
              covers: 'all',
              crown: 'M-25 -24C-28 -46 -16 -60 0 -60C16 -60 28 -46 25 -24C26 -8 28 10 32 24C16 36 -16 36 -32 24C-28 10 -26 -8 -25 -24Z',
              lines: 'M-12 -52C-16 -30 -16 0 -12 28M12 -50C16 -30 14 0 8 29',
            };
    case 'turban':
      return {
        covers: 'top',
        crown: 'M-25 -36C-32 -52 -18 -68 0 -68C18 -68 31 -54 24 -38C12 -42 2 -42 -8 -38C-14 -35 -20 -33 -25 -36Z',
        lines: 'M-24 -38C-10 -50 10 -56 25 -50M-27 -46C-14 -58 4 -64 19 -60M22 -40C10 -46 -4 -52 -18 -62',
      };
    case 'helmet':
      return {
        covers: 'top',
        crown: 'M-25 -33C-28 -54 -14 -63 0 -63C15 -63 27 -54 24 -36C10 -38 -10 -37 -25 -33Z',
        brim: 'M-26 -36C-10 -42 12 -43 27 -40C28 -37 27 -35 26 -34C10 -37 -10 -34 -25 -29C-27 -31 -27 -34 -26 -36Z',
        lines: 'M-4 -62C-3 -54 -3 -48 -4 -42',
      };
    case 'guard helmet':
      return {
        covers: 'top',
        crown: 'M-22 -36C-24 -58 -12 -70 0 -72C12 -70 24 -58 22 -36Z',
        band: 'M-22 -43C-8 -40 8 -40 22 -43L22 -37L-22 -37Z',
        brim: profile
          ? 'M-27 -35C-16 -40 10 -40 22 -39C30 -38 33 -34 32 -31C16 -35 -10 -34 -26 -31Z'
          : 'M-27 -38C-14 -35 14 -35 27 -38C25 -32 12 -30 0 -30C-12 -30 -25 -32 -27 -38Z',
        lines: 'M0 -72C0 -66 0 -58 0 -52',
      };
    case 'captain cap':
    case 'postman cap': {
      const high = name === 'captain cap' ? 0 : 3;
      return {
        covers: 'top',
        crown: `M-21 -42C-30 -46 -31 -56 -22 -${59 - high}C-8 -${64 - high} 14 -${64 - high} 25 -${58 - high}C31 -54 28 -46 21 -42Z`,
        band: 'M-21 -44C-8 -41 8 -41 21 -44L21 -35C8 -33 -8 -33 -21 -35Z',
        brim: profile
          ? 'M4 -37C14 -39 26 -38 32 -31C24 -31 12 -32 3 -32Z'
          : view === 'front'
            ? 'M-18 -37C-8 -39 8 -39 18 -37C15 -30 7 -29 0 -29C-7 -29 -15 -30 -18 -37Z'
            : 'M-1 -36L1 -36L1 -35L-1 -35Z',
      };
    }
    case 'nurse cap':
      return {
        covers: 'top',
        crown: 'M-20 -44C-24 -56 -18 -64 -6 -62C4 -66 18 -62 22 -54C22 -50 20 -46 18 -44C6 -50 -8 -50 -20 -44Z',
        lines: 'M-12 -56C-2 -59 8 -58 16 -54',
      };
    case 'chef hat':
      return {
        covers: 'top',
        crown: 'M-19 -40L-20 -54C-34 -58 -32 -78 -16 -78C-10 -90 12 -90 17 -78C32 -78 34 -58 20 -54L19 -40Z',
        band: 'M-19 -46C-8 -43 8 -43 19 -46L19 -37L-19 -37Z',
        lines: 'M-8 -54C-9 -62 -10 -66 -12 -70M3 -54C3 -62 3 -66 3 -72M12 -54C13 -60 14 -64 17 -68',
      };
    case 'hood':
      if (view === 'three-quarter')
        return {
          covers: 'all',
          crown:
            'M21 -36C18 -46 8 -50 0 -47C-8 -40 -10 -28 -8 -16C-5 -6 2 2 9 5C4 13 -18 13 -26 5C-31 -10 -33 -30 -30 -42C-25 -58 -8 -67 6 -64C18 -61 24 -48 21 -36Z',
          lines: 'M12 -56C-6 -56 -16 -42 -15 -20C-13 -6 -6 4 2 9',
        };
      return profile
        ? {
            covers: 'all',
            crown: 'M21 -44C14 -40 9 -30 9 -20C9 -12 11 -4 14 4C4 12 -16 12 -24 4C-29 -10 -31 -30 -29 -42C-24 -58 -10 -66 2 -64C14 -62 24 -54 21 -44Z',
            lines: 'M17 -49C8 -42 3 -30 4 -16C5 -8 8 0 10 6',
          }
        : view === 'front'
          ? {
              covers: 'all',
              behind: 'M-28 -18C-32 -48 -18 -64 0 -64C18 -64 32 -48 28 -18L22 8L-22 8Z',
              crown:
                'M-19 -26C-18 -40 -10 -48 0 -48C10 -48 18 -40 19 -26C18 -12 10 0 0 4C-10 0 -18 -12 -19 -26ZM-29 -18C-32 -48 -18 -65 0 -65C18 -65 32 -48 29 -18C28 -6 24 4 18 10L-18 10C-24 4 -28 -6 -29 -18Z',
            }
          : {
              covers: 'all',
              crown: 'M-29 -18C-32 -48 -18 -65 0 -65C18 -65 32 -48 29 -18C28 -6 24 6 18 12L-18 12C-24 6 -28 -6 -29 -18Z',
              lines: 'M0 -64C-2 -44 -1 -18 0 10',
            };
    case 'crown':
      return {
        covers: 'top',
        crown: 'M-20 -44L-25 -68L-12 -56L-7 -74L1 -57L10 -74L14 -56L26 -68L20 -44C8 -40 -8 -40 -20 -44Z',
        band: 'M-20 -49C-8 -45 8 -45 20 -49L20 -42C8 -38 -8 -38 -20 -42Z',
      };
    case 'beret':
      return {
        covers: 'top',
        crown: 'M-31 -44C-34 -56 -18 -64 0 -62C16 -61 27 -54 22 -44C20 -39 8 -40 -2 -40C-14 -38 -28 -36 -31 -44Z',
        lines: 'M-6 -62C-6 -65 -4 -67 -3 -67',
      };
    case 'deerstalker':
      return {
        covers: 'top',
        crown: 'M-22 -37C-25 -56 -12 -64 0 -64C12 -64 25 -56 22 -37Z',
        band: 'M-12 -60C-6 -54 6 -54 12 -60C12 -66 4 -66 0 -66C-4 -66 -12 -66 -12 -60Z',
        brim: 'M-36 -33C-30 -42 -18 -41 0 -41C18 -41 30 -42 36 -33C28 -32 18 -35 0 -35C-18 -35 -28 -32 -36 -33Z',
        lines: 'M0 -58C-1 -52 -1 -46 0 -40',
      };
  }
}

export interface Hatted {
  readonly behind: Shape[];
  readonly before: Shape[];
  readonly covers: 'all' | 'top';
}

export function hatOf(name: HatName, view: View, fill: Token, trim: Token, detail: number, tone = 0): Hatted {
  const h = hat(name, view);
  const dx = h.covers === 'all' && ahead(view) ? (view === 'three-quarter' ? -1 : 0) : middle(view);
  const shape = (path: string | undefined, of: Omit<Shape, 'path'>): Shape[] => (path === undefined ? [] : [{ path: moved(path, dx), ...of }]);
  return {
    covers: h.covers,
    behind: shape(h.behind, { fill, tone: tone - 0.35 }),
    before: [
      ...shape(h.crown, { fill, tone, evenOdd: true }),
      ...shape(h.band, { fill: trim }),
      ...shape(h.brim, { fill, tone: tone + 0.1 }),
      ...(detail > 1 ? shape(h.lines, { fill, tone: tone - 0.4, stroke: 1.3 }) : []),
    ],
  };
}
