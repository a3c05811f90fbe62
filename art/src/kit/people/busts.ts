import type { Node, Token } from '../../scene.ts';
import type { PortraitView } from './portrait.ts';

/** Shoulders and collar under a large head, in the head's 54 units. */
export const bustNames = ['coat', 'suit', 'jumper', 'dress', 'shirt', 'gown', 'wrap'] as const;
export type BustName = (typeof bustNames)[number];

const shoulders: { readonly [view in PortraitView]: string } = {
  profile: 'M-15 12C-20 19 -33 25 -40 38C-45 47 -47 58 -48 76L38 76C40 58 37 44 27 34C18 27 10 24 7 17C0 22 -9 20 -15 12Z',
  'three-quarter': 'M-16 12C-22 19 -40 24 -48 36C-54 45 -57 58 -58 76L48 76C48 56 46 42 36 34C26 27 12 24 7 16C0 21 -10 20 -16 12Z',
  front: 'M-10 14C-12 21 -30 25 -42 31C-54 37 -59 52 -61 76L61 76C59 52 54 37 42 31C30 25 12 21 10 14C4 19 -4 19 -10 14Z',
};

interface Cloth {
  readonly cloth: Token;
  readonly trim: Token;
  readonly tone: number;
}

export function bustOf(name: BustName, view: PortraitView, { cloth, trim, tone }: Cloth): { body: Node[]; before: Node[]; outline: string } {
  const base = shoulders[view];
  const body: Node[] = [{ path: base, fill: cloth, tone }];
  const dark = tone - 0.4;
  const light = tone + 0.2;
  const line = (path: string, width = 0.9): Node => ({ path, fill: cloth, tone: dark, stroke: width });
  const x = view === 'front' ? 0 : view === 'three-quarter' ? 6 : 9;
  switch (name) {
    case 'coat':
      return {
        body,
        outline: base,
        before:
          view === 'front'
            ? [
                { path: 'M-9 22L0 44L9 22L6 16L-6 16Z', fill: trim, tone: -0.1 },
                {
                  path: 'M-12 4C-20 10 -26 20 -30 30L-18 42L-21 46L-2 72L2 48C-4 38 -9 26 -10 14ZM12 4C20 10 26 20 30 30L18 42L21 46L2 72L-1 48C4 38 9 26 10 14Z',
                  fill: cloth,
                  tone: light,
                },
                line('M-12 4C-12 20 -6 38 1 50M12 4C12 20 6 38 1 50M1 52L1 76'),
              ]
            : [
                { path: `M${x - 5} 18L${x + 6} 40L${x} 22Z`, fill: trim, tone: -0.1 },
                {
                  path: `M-22 2C-30 14 -34 22 -36 28C-24 32 -10 36 2 46L${x + 8} 60C${x + 13} 48 ${x + 8} 34 ${x - 1} 20C-6 20 -16 14 -22 2Z`,
                  fill: cloth,
                  tone: light,
                },
                line(`M-22 2C-18 18 -6 24 ${x - 2} 24M${x - 1} 20C${x + 8} 34 ${x + 13} 48 ${x + 8} 60L${x + 8} 76`),
              ],
      };
    case 'suit':
      return {
        body,
        outline: base,
        before:
          view === 'front'
            ? [
                { path: 'M-11 15L-14 24L0 62L14 24L11 15L0 24Z', fill: 'white', tone: -0.06 },
                { path: 'M-4 26L4 26L3 32L7 60L0 70L-7 60L-3 32Z', fill: trim },
                { path: 'M-11 13L-15 22L-5 34L0 25ZM11 13L15 22L5 34L0 25Z', fill: 'white', tone: 0.1 },
                { path: 'M-14 22L-26 28L-22 40L-26 44L0 76L2 76L-8 50ZM14 22L26 28L22 40L26 44L0 76L8 50Z', fill: cloth, tone: light },
              ]
            : [
                { path: `M-12 14L${x - 2} 22L${x + 12} 62L${x - 6} 44Z`, fill: 'white', tone: -0.06 },
                { path: `M${x - 3} 26L${x + 4} 28L${x + 16} 60L${x + 12} 68L${x + 4} 60Z`, fill: trim },
                { path: `M-16 12C-10 18 0 22 ${x - 2} 21L${x + 2} 26L${x - 6} 33C-4 30 -12 26 -17 20Z`, fill: 'white', tone: 0.1 },
                { path: `M-17 18C-22 24 -26 28 -28 32L-14 44L-18 48L${x + 6} 76L${x + 12} 76C${x + 6} 58 -4 40 -17 18Z`, fill: cloth, tone: light },
              ],
      };
    case 'jumper':
      return {
        body,
        outline: base,
        before: [
          {
            path:
              view === 'front'
                ? 'M-13 6C-5 11 5 11 13 6C15 12 16 20 17 28C6 33 -6 33 -17 28C-16 20 -15 12 -13 6Z'
                : view === 'profile'
                  ? 'M-20 3C-12 10 0 12 8 10C11 14 13 24 13 30C2 35 -16 33 -25 26C-24 16 -22 6 -20 3Z'
                  : 'M-20 3C-12 10 0 12 8 9C12 13 14 23 14 29C2 34 -16 33 -26 27C-24 16 -22 6 -20 3Z',
            fill: cloth,
            tone: light,
          },
          line(view === 'front' ? 'M-8 10L-9 26M0 11L0 28M8 10L9 26' : 'M-14 8L-17 22M-6 11L-7 26M2 12L4 28'),
        ],
      };
    case 'shirt':
      return {
        body,
        outline: base,
        before:
          view === 'front'
            ? [{ path: 'M-10 13L-17 22L-8 36L0 24ZM10 13L17 22L8 36L0 24Z', fill: trim, tone: 0.05 }, line('M0 26L0 76')]
            : [{ path: `M-17 10C-10 18 0 22 ${x - 2} 21L${x + 3} 27L${x - 4} 36C-4 32 -14 26 -20 18Z`, fill: trim, tone: 0.05 }, line(`M${x} 28L${x + 12} 76`)],
      };
    case 'dress':
      return {
        body: [],
        outline: base,
        before: [
          {
            path:
              view === 'front'
                ? 'M-36 29C-54 36 -59 52 -61 76L61 76C59 52 54 36 36 29C30 44 18 54 0 55C-18 54 -30 44 -36 29Z'
                : view === 'profile'
                  ? 'M-33 29C-45 42 -47 58 -48 76L38 76C40 60 38 50 33 42C22 52 6 52 -8 46C-20 42 -28 36 -33 29Z'
                  : 'M-40 29C-53 42 -57 58 -58 76L48 76C48 58 46 44 38 36C34 50 20 56 2 54C-18 50 -34 42 -40 29Z',
            fill: cloth,
            tone,
          },
        ],
      };
    case 'gown':
      return {
        body,
        outline: base,
        before: [
          {
            path:
              view === 'front'
                ? 'M-12 4C-17 10 -22 14 -26 22C-14 32 14 32 26 22C22 14 17 10 12 4C6 12 -6 12 -12 4Z'
                : 'M-20 -2C-26 6 -31 12 -33 20C-20 30 4 34 18 28C18 20 14 14 9 8C0 12 -14 8 -20 -2Z',
            fill: 'white',
            tone: -0.05,
          },
          {
            path:
              view === 'front'
                ? 'M-20 15L-18 25M-11 14L-10 28M0 13L0 30M11 14L10 28M20 15L18 25'
                : 'M-26 8L-28 20M-18 8L-18 25M-9 11L-7 28M0 12L4 30M7 11L13 28',
            fill: 'white',
            tone: -0.35,
            stroke: 0.8,
          },
          {
            path:
              view === 'front'
                ? 'M-4 34C-4 28.6 4 28.6 4 34C4 39.4 -4 39.4 -4 34Z'
                : `M${x - 1} 36C${x - 1} 30.6 ${x + 7} 30.6 ${x + 7} 36C${x + 7} 41.4 ${x - 1} 41.4 ${x - 1} 36Z`,
            fill: trim,
          },
        ],
      };
    case 'wrap':
      return {
        body,
        outline: base,
        before: [line(view === 'front' ? 'M-50 40C-20 56 16 58 50 38M-30 30C-10 44 20 48 44 34' : 'M-42 40C-20 56 14 60 34 46M-30 30C-14 44 10 50 30 40', 1.1)],
      };
  }
}
