import { concept } from '../../concept.ts';
import { moved } from '../../render/moved.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { type Beard, beardOf } from './beards.ts';
import { type BustName, bustOf } from './busts.ts';
import { type HeadName, somebody } from './characters.ts';
import { clockwise } from './clockwise.ts';
import { type HairName, hairOf } from './hair.ts';
import { type HatName, hatOf } from './hats.ts';
import { faceOf, outlineOf, type PortraitView } from './portrait.ts';

export interface HeadLook {
  readonly view?: PortraitView;
  /** Height of the head from chin to crown, in units of the scene. */
  readonly size?: number;
  readonly skin?: Token;
  readonly hair?: HairName;
  readonly hairColour?: Token;
  readonly beard?: Beard | 'none';
  readonly hat?: HatName | 'none';
  readonly hatCloth?: Token;
  readonly hatBand?: Token;
  readonly bust?: BustName;
  readonly cloth?: Token;
  readonly trim?: Token;
  readonly tone?: number;
  readonly iris?: Token;
  readonly lids?: 'open' | 'half' | 'shut';
  readonly earring?: Token | 'none';
  readonly rim?: number;
  /** Without shoulders: a head alone. */
  readonly shoulders?: 'none';
}

export interface Head {
  readonly figure: Group;
  /** Everything as one path, in the units of `figure`: clip another scene to it for a double exposure. */
  readonly outline: string;
  /** Hair, hat, face with neck, and shoulders alone; empty where there is none. */
  readonly parts: { readonly hair: string; readonly hat: string; readonly face: string; readonly shoulders: string };
}

const lenses: { readonly [view in PortraitView]: string } = {
  profile: 'M9.6 -27.6C9.6 -32.6 17.8 -32.6 17.8 -27.6C17.8 -22.6 9.6 -22.6 9.6 -27.6ZM9.6 -29L-3 -30',
  'three-quarter':
    'M-2.6 -27C-2.6 -33 8.8 -33 8.8 -27C8.8 -21.4 -2.6 -21.4 -2.6 -27ZM10.8 -27C10.8 -32.4 18.6 -32.4 18.6 -27C18.6 -21.8 10.8 -21.8 10.8 -27ZM8.8 -28L10.8 -28M-2.6 -28L-12 -30',
  front:
    'M-14 -27C-14 -33.4 -1.8 -33.4 -1.8 -27C-1.8 -21 -14 -21 -14 -27ZM14 -27C14 -33.4 1.8 -33.4 1.8 -27C1.8 -21 14 -21 14 -27ZM-1.8 -28C-1 -29.4 1 -29.4 1.8 -28M-14 -28L-20 -29M14 -28L20 -29',
};
const earrings: { readonly [view in PortraitView]: string } = {
  profile: 'M-3.6 -15C-3.6 -18 0.4 -18 0.4 -15C0.4 -11.6 -3.6 -11.6 -3.6 -15Z',
  'three-quarter': 'M-12.4 -15C-12.4 -18 -8.6 -18 -8.6 -15C-8.6 -11.6 -12.4 -11.6 -12.4 -15Z',
  front: 'M-23 -15C-23 -18 -19 -18 -19 -15C-19 -11.6 -23 -11.6 -23 -15ZM23 -15C23 -18 19 -18 19 -15C19 -11.6 23 -11.6 23 -15Z',
};

/** A large head with shoulders. Origin: the chin's height, under the ear; looks right, or at us. */
export function head(name: HeadName, look: HeadLook = {}): Head {
  const own = somebody[name];
  const view = look.view ?? 'profile';
  const small = view === 'profile' ? 'side' : view;
  const skin = look.skin ?? own.skin;
  const hairColour = look.hairColour ?? own.hairColour;
  const size = (look.size ?? 230) / 54;
  const hatName = look.hat ?? own.hat ?? 'none';
  const hat = hatName === 'none' ? undefined : hatOf(hatName, small, look.hatCloth ?? own.hatCloth ?? 'dark', look.hatBand ?? own.hatBand ?? 'accent', 2);
  const hair =
    hat?.covers === 'all'
      ? { behind: [], before: [] }
      : hairOf(look.hair ?? own.hair, small, hairColour, { detail: 2, under: hat === undefined ? 'sky' : 'hat' });
  const beard = look.beard ?? own.beard ?? 'none';
  const bust =
    look.shoulders === 'none'
      ? undefined
      : bustOf(look.bust ?? own.bust, view, { cloth: look.cloth ?? own.cloth, trim: look.trim ?? own.trim, tone: look.tone ?? 0 });
  const face = outlineOf(view, own.features);
  const chest = bust !== undefined && bust.body.length === 0 ? [{ path: bust.outline, fill: skin, tone: -0.1 }] : [];
  const { earring = own.earring ?? 'none' } = look;
  const nodes: Node[] = [
    ...(hat?.behind ?? []),
    ...hair.behind,
    ...(bust?.body ?? []),
    ...chest,
    { path: face, fill: skin },
    ...faceOf(view, own.features, { ...own, skin, hair: hairColour, iris: look.iris ?? own.iris, lids: look.lids ?? 'open' }),
    ...(beard === 'none' ? [] : beardOf(beard, small, hairColour)),
    ...(bust?.before ?? []),
    ...hair.before,
    ...(own.glasses === undefined ? [] : [{ path: lenses[view], fill: 'dark' as const, stroke: 1 }]),
    ...(hat?.before ?? []),
    ...(earring === 'none' || hat?.covers === 'all' ? [] : [{ path: earrings[view], fill: earring }]),
  ];
  const sized = (...paths: readonly string[]): string => {
    const drawn = paths.filter(path => path !== '');
    return drawn.length === 0 ? '' : moved(clockwise(...drawn), [size, 0, 0, size, 0, 0]);
  };
  const filled = (list: readonly { path: string; stroke?: number }[]): string[] => list.filter(({ stroke }) => stroke === undefined).map(({ path }) => path);
  const hairPaths = filled([...hair.behind, ...hair.before]);
  const hatPaths = filled([...(hat?.behind ?? []), ...(hat?.before ?? [])]);
  return {
    figure: concept(own.is, nodes, {
      also: [
        ...new Set([
          ...(own.age === 'child' ? ['child'] : []),
          ...(own.is === 'man' || own.is === 'woman' ? [] : [own.lips === 'red' ? 'woman' : 'man']),
          'face',
          'person',
        ]),
      ].filter(word => !(own.age === 'child' && (word === 'man' || word === 'woman')) && word !== own.is),
      transform: { scale: size },
      rim: look.rim ?? 0.9,
      shade: { to: [-0.7, 0.8], depth: 0.4 },
    }),
    outline: sized(face, ...hairPaths, ...hatPaths, ...(bust === undefined ? [] : [bust.outline])),
    parts: { hair: sized(...hairPaths), hat: sized(...hatPaths), face: sized(face), shoulders: sized(bust?.outline ?? '') },
  };
}
