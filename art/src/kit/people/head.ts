import type { Group, Shape, Token } from '../../scene.ts';
import { type Beard, beardOf } from './beards.ts';
import { type Expression, faces, features, type View } from './features.ts';
import { type HairName, hairOf } from './hair.ts';
import { type HatName, hatOf } from './hats.ts';
import type { Proportions } from './proportions.ts';
import type { Skeleton } from './skeleton.ts';

interface HeadLook {
  readonly skin: Token;
  readonly expression: Expression;
  readonly lips: 'plain' | 'red';
  readonly hair: HairName;
  readonly hairColour: Token;
  readonly beard: Beard | undefined;
  readonly glasses: 'round' | 'dark' | undefined;
  readonly hat: HatName | undefined;
  readonly hatCloth: Token;
  readonly hatBand: Token;
  readonly old: 'old' | 'young';
  readonly detail: number;
}

const lenses: { readonly [view in View]: string } = {
  side: 'M10 -27C10 -31.6 17.4 -31.6 17.4 -27C17.4 -22.4 10 -22.4 10 -27ZM10 -28L-2 -29',
  'three-quarter':
    'M-1 -27C-1 -32 7.4 -32 7.4 -27C7.4 -22 -1 -22 -1 -27ZM10.6 -27C10.6 -31.6 17.4 -31.6 17.4 -27C17.4 -22.4 10.6 -22.4 10.6 -27ZM7.4 -28L10.6 -28M-1 -28L-11 -29',
  front: 'M-12 -27C-12 -32 -3 -32 -3 -27C-3 -22 -12 -22 -12 -27ZM3 -27C3 -32 12 -32 12 -27C12 -22 3 -22 3 -27ZM-3 -28L3 -28M-12 -28L-19 -29M12 -28L19 -29',
  back: '',
};

export function headOf(s: Skeleton, p: Proportions, view: View, look: HeadLook): { behind: Group[]; nodes: Group[] } {
  const hat = look.hat === undefined ? undefined : hatOf(look.hat, view, look.hatCloth, look.hatBand, look.detail);
  const hair =
    hat?.covers === 'all'
      ? { behind: [], before: [] }
      : hairOf(look.hair, view, look.hairColour, { detail: look.detail, under: hat === undefined ? 'sky' : 'hat' });
  const transform = { turn: s.headTurn, scale: p.head / 54, move: [s.skull.at[0] - (view === 'side' ? 1 : 0), s.skull.at[1]] } as const;
  const face: Shape = { path: faces[view], fill: look.skin };
  const glasses: Shape[] =
    look.glasses === undefined || view === 'back' || look.detail === 0
      ? []
      : look.glasses === 'dark'
        ? [
            { path: lenses[view], fill: 'dark' },
            { path: lenses[view], fill: 'dark', stroke: 1.4 },
          ]
        : [{ path: lenses[view], fill: 'dark', stroke: 1.5 }];
  return {
    behind: [{ nodes: [...(hat?.behind ?? []), ...hair.behind], transform }],
    nodes: [
      {
        nodes: [
          face,
          ...features(view, look.detail, { ...look, hair: look.hairColour }),
          ...(look.beard === undefined ? [] : beardOf(look.beard, view, look.hairColour)),
          ...hair.before,
          ...glasses,
          ...(hat?.before ?? []),
        ],
        transform,
      },
    ],
  };
}
