import type { Shape, Token } from '../../scene.ts';

/** The head of a figure: drawn 54 units high round the joint of neck and skull, looking right or ahead. */
export type View = 'side' | 'three-quarter' | 'front' | 'back';

export const expressions = ['calm', 'smile', 'laugh', 'surprise', 'sad', 'asleep'] as const;
export type Expression = (typeof expressions)[number];

export const faces: { readonly [view in View]: string } = {
  side: 'M13 -47C17 -43 18.6 -38 18 -33C17.6 -31 17.4 -30 17.9 -28C19.6 -25 22 -21.5 24 -18.6C24.6 -17 22.2 -16 19.8 -15.6C20 -14.6 21.4 -13.2 20.8 -12C20.5 -11.2 19.6 -10.8 19.2 -10.6C20.2 -10 20.4 -8.6 19.6 -7.4C18.2 -6.2 18.8 -4.6 19 -3C19.2 0.4 16.5 2.8 12.6 2.6C7 2.4 2 -1 -2 -5L-14 -11C-22 -21 -24 -34 -19 -43C-13 -54 6 -57 13 -47Z',
  'three-quarter':
    'M10 -51C15 -48 18.4 -42 18.2 -34C18 -31 18.8 -27 18.4 -24C18 -18 16.6 -11 14 -5C12 0.4 9.4 3 6.4 2.8C2 2.6 -5 -2 -9 -8L-17 -14C-22 -22 -24 -34 -19 -43C-13 -54 2 -57 10 -51Z',
  front: 'M0 -54C13 -54 20 -45 20 -32C20 -20 17 -10 10.5 -2.6C7 1.4 3.6 3 0 3C-3.6 3 -7 1.4 -10.5 -2.6C-17 -10 -20 -20 -20 -32C-20 -45 -13 -54 0 -54Z',
  back: 'M0 -54C13 -54 20 -45 20 -32C20 -20 17 -8 10 -3C6 -0.6 -6 -0.6 -10 -3C-17 -8 -20 -20 -20 -32C-20 -45 -13 -54 0 -54Z',
};

const ears: { readonly [view in View]: string } = {
  side: 'M-4 -29C0 -32 4 -29 3 -24C2 -20 0 -17.4 -2 -18C-4 -19 -6 -26 -4 -29Z',
  'three-quarter': 'M-13 -29C-9.6 -32 -6.6 -28 -7.4 -23.6C-8 -19.4 -9.6 -17 -11.2 -18C-13 -19.4 -15 -27 -13 -29Z',
  front:
    'M-19 -30C-23 -32 -24 -26 -22.4 -22C-21.4 -18.4 -19.4 -17.6 -18 -18.6L-18.6 -29ZM19 -30C23 -32 24 -26 22.4 -22C21.4 -18.4 19.4 -17.6 18 -18.6L18.6 -29Z',
  back: 'M-19 -30C-23 -32 -24 -26 -22.4 -22C-21.4 -18.4 -19.4 -17.6 -18 -18.6L-18.6 -29ZM19 -30C23 -32 24 -26 22.4 -22C21.4 -18.4 19.4 -17.6 18 -18.6L18.6 -29Z',
};

const eyes: {
  readonly [view in View]: { readonly open: string; readonly shut: string; readonly brow: string } | undefined;
} = {
  side: {
    open: 'M12.4 -27.6C12.6 -29.6 15.4 -29.6 15.8 -27.4C15.6 -25.4 12.8 -25.4 12.4 -27.6Z',
    shut: 'M10.6 -26.6C12.4 -25.2 14.4 -25.2 16 -26.6',
    brow: 'M9.6 -33.4C12 -35.6 15 -35.4 17.4 -33.4',
  },
  'three-quarter': {
    open: 'M1.6 -27C1.8 -29 5 -29 5.2 -27C5 -25 1.8 -25 1.6 -27ZM12.6 -27C12.8 -29 15.4 -29 15.6 -27C15.4 -25 12.8 -25 12.6 -27Z',
    shut: 'M0.6 -26.6C2.4 -25 4.6 -25 6 -26.6M12 -26.6C13.2 -25.2 15 -25.2 16.2 -26.6',
    brow: 'M-1 -32.6C1 -34.8 4.4 -34.8 6.8 -33M11.4 -33.2C13.2 -34.8 15.4 -34.4 17 -33',
  },
  front: {
    open: 'M-9.4 -26.8C-9.2 -29 -5.8 -29 -5.6 -26.8C-5.8 -24.8 -9.2 -24.8 -9.4 -26.8ZM5.6 -26.8C5.8 -29 9.2 -29 9.4 -26.8C9.2 -24.8 5.8 -24.8 5.6 -26.8Z',
    shut: 'M-10.4 -26.6C-8.6 -25 -6.2 -25 -4.6 -26.6M4.6 -26.6C6.2 -25 8.6 -25 10.4 -26.6',
    brow: 'M-11.6 -32C-9.4 -34.4 -6 -34.4 -3.8 -32.8M11.6 -32C9.4 -34.4 6 -34.4 3.8 -32.8',
  },
  back: undefined,
};

const smiling = {
  side: 'M19.4 -10.6C17.6 -9 15 -9.4 13.4 -12.4',
  'three-quarter': 'M4 -10.8C6.6 -7.4 11.4 -7.4 13.6 -11',
  front: 'M-6 -10.8C-3.4 -7 3.4 -7 6 -10.8',
};

const mouths: { readonly [mood in Expression]: { readonly [view in 'side' | 'three-quarter' | 'front']: string } } = {
  calm: {
    side: 'M19.4 -10.6C18 -10.2 16.4 -10.2 15 -10.6',
    'three-quarter': 'M5.4 -9.6C7.8 -8.6 10.6 -8.6 12.8 -9.8',
    front: 'M-4.4 -9.4C-1.6 -8.4 1.6 -8.4 4.4 -9.4',
  },
  smile: smiling,
  laugh: smiling,
  surprise: {
    side: 'M19.4 -11C16.8 -11.6 16.4 -8 19.2 -8',
    'three-quarter': 'M7.4 -9.6C7.6 -12 11 -12 11.2 -9.6C11 -6.8 7.6 -6.8 7.4 -9.6Z',
    front: 'M-2.4 -9.4C-2.2 -12 2.2 -12 2.4 -9.4C2.2 -6.4 -2.2 -6.4 -2.4 -9.4Z',
  },
  sad: { side: 'M19.4 -10.6C17.8 -11 16 -10 15 -8.6', 'three-quarter': 'M5 -8.4C7 -10.4 10.8 -10.4 12.8 -8.6', front: 'M-5 -8.2C-2.4 -10.4 2.4 -10.4 5 -8.2' },
  asleep: {
    side: 'M19.4 -10.6C18 -10.2 16.6 -10.2 15.6 -10.4',
    'three-quarter': 'M6 -9.4C8 -8.8 10.4 -8.8 12.4 -9.6',
    front: 'M-3.6 -9.2C-1.4 -8.6 1.4 -8.6 3.6 -9.2',
  },
};

interface Features {
  readonly skin: Token;
  readonly expression: Expression;
  readonly lips: 'plain' | 'red';
  readonly hair: Token;
  readonly old: 'old' | 'young';
}

/** Ears first: they need no detail, the silhouette wants them. Then, if the figure is large enough, the face. */
export function features(view: View, detail: number, f: Features): Shape[] {
  const shapes: Shape[] = [{ path: ears[view], fill: f.skin, tone: -0.16 }];
  const eye = eyes[view];
  if (detail === 0 || eye === undefined || view === 'back') return shapes;
  const shut = f.expression === 'asleep' || f.expression === 'laugh';
  const ink = f.skin === 'skin5' || f.skin === 'skin4' ? -0.85 : -0.9;
  shapes.push(shut ? { path: eye.shut, fill: f.skin, tone: ink, stroke: 1.5 } : { path: eye.open, fill: f.skin, tone: ink });
  shapes.push({ path: eye.brow, fill: f.hair === 'hairBlond' ? 'hairBrown' : f.hair, tone: -0.15, stroke: 1.7 });
  shapes.push({
    path: mouths[f.expression][view],
    fill: f.lips === 'red' ? 'lip' : f.skin,
    tone: f.lips === 'red' ? 0 : -0.6,
    stroke: f.lips === 'red' ? 2.3 : 1.4,
  });
  if (detail < 2) return shapes;
  if (view === 'front') shapes.push({ path: 'M-1.4 -24C-2 -20 -3 -18 -2.4 -16.6C-1 -15.4 1.4 -15.4 2.6 -16.6', fill: f.skin, tone: -0.38, stroke: 1.3 });
  if (view === 'three-quarter')
    shapes.push({ path: 'M9.8 -27C11.6 -23 14 -19.4 14 -17.8C13.4 -16.2 11 -16 9.6 -16.4', fill: f.skin, tone: -0.38, stroke: 1.3 });
  if (view === 'side') shapes.push({ path: 'M19.6 -15.8C18 -15.2 17 -16.4 17.6 -17.8', fill: f.skin, tone: -0.38, stroke: 1.1 });
  const cheek = {
    side: 'M9 -18C9 -22 15.4 -22 15.4 -18C15.4 -14 9 -14 9 -18Z',
    'three-quarter': 'M-1.4 -17.6C-1.4 -21 4.6 -21 4.6 -17.6C4.6 -14 -1.4 -14 -1.4 -17.6Z',
    front: 'M-14 -18C-14 -21.6 -7.6 -21.6 -7.6 -18C-7.6 -14.6 -14 -14.6 -14 -18ZM14 -18C14 -21.6 7.6 -21.6 7.6 -18C7.6 -14.6 14 -14.6 14 -18Z',
  }[view];
  shapes.push({ path: cheek, fill: 'lip', opacity: 0.22 });
  if (f.old === 'old')
    shapes.push({
      path: {
        side: 'M13 -16C12 -13 12.6 -10 13.6 -8M8 -26C9 -24.6 9.6 -24 11 -23.6',
        'three-quarter': 'M3 -15.6C1.8 -13 2 -10 3 -8M15.6 -15C16 -13 15.6 -10.6 15 -9',
        front: 'M-7 -15C-8.4 -12.6 -8.4 -10 -7.6 -8M7 -15C8.4 -12.6 8.4 -10 7.6 -8',
      }[view],
      fill: f.skin,
      tone: -0.3,
      stroke: 1,
    });
  return shapes;
}
