import type { Token } from '../../scene.ts';

export const dressNames = [
  'trench coat',
  'long coat',
  'short jacket',
  'suit',
  'tailcoat',
  'dress',
  'skirt and blouse',
  'raincoat',
  'apron',
  'guard uniform',
  'postman uniform',
  'captain uniform',
  'jumper',
  'shorts',
  'evening gown',
  'overalls',
  'cloak',
  'nightshirt',
  'swimsuit',
  'pinafore',
] as const;
export type DressName = (typeof dressNames)[number];

export type Front = 'plain' | 'lapels' | 'double' | 'buttons' | 'bib' | 'tailored' | 'collar' | 'neckline';

/** How a kind of clothes is cut. Lengths are shares of the leg. */
export interface Cut {
  readonly ease: number;
  readonly sleeves: 'long' | 'wide' | 'short' | 'none';
  readonly legs: 'trousers' | 'bare' | 'shorts';
  /** How far the upper garment hangs below the hips, and how much it widens. */
  readonly length: number;
  readonly flare: number;
  /** A skirt under a shorter upper garment, in the second cloth. */
  readonly skirt?: number;
  /** An apron in the third cloth, tied round the waist. */
  readonly apron?: number;
  readonly front: Front;
  readonly belt?: 'tied' | 'buckled' | 'seam';
  readonly shoes: 'shoes' | 'heels' | 'boots' | 'bare';
  readonly hood?: 'down' | 'up';
  readonly collar?: 'up' | 'flat' | 'roll' | 'wing';
  readonly gold?: 'shoulders' | 'cuffs';
  readonly neck?: 'bare';
  /** The cloth where the artist says nothing: upper, lower, trimming. */
  readonly cloth: readonly [Token, Token, Token];
}

const coat = { sleeves: 'long', legs: 'trousers', shoes: 'shoes' } as const;
const uniform = { ...coat, ease: 2.5, length: 0.2, flare: 3, front: 'buttons', belt: 'buckled', collar: 'up' } as const;

export const cuts: { readonly [name in DressName]: Cut } = {
  'trench coat': { ...coat, ease: 5, length: 0.7, flare: 13, front: 'double', belt: 'tied', collar: 'up', cloth: ['brick2', 'dark', 'brown'] },
  'long coat': { ...coat, ease: 5, length: 0.84, flare: 9, front: 'lapels', collar: 'up', cloth: ['dark', 'dark', 'grey'] },
  'short jacket': { ...coat, ease: 4, length: 0.08, flare: 2, front: 'buttons', belt: 'seam', collar: 'flat', cloth: ['red', 'dark', 'white'] },
  suit: { ...coat, ease: 2.5, length: 0.19, flare: 4, front: 'tailored', cloth: ['mass', 'mass', 'white'] },
  tailcoat: { ...coat, ease: 2.5, length: 0.1, flare: 1, front: 'tailored', collar: 'wing', cloth: ['dark', 'dark', 'white'] },
  dress: {
    ease: 1,
    sleeves: 'short',
    legs: 'bare',
    length: 0.58,
    flare: 20,
    front: 'neckline',
    belt: 'seam',
    shoes: 'heels',
    cloth: ['accent', 'accent', 'white'],
  },
  'skirt and blouse': {
    ease: 2,
    sleeves: 'long',
    legs: 'bare',
    length: 0,
    flare: 0,
    skirt: 0.58,
    front: 'collar',
    belt: 'seam',
    shoes: 'heels',
    collar: 'flat',
    cloth: ['white', 'accent', 'dark'],
  },
  raincoat: {
    ease: 7,
    sleeves: 'wide',
    legs: 'trousers',
    length: 0.5,
    flare: 15,
    front: 'buttons',
    shoes: 'boots',
    hood: 'up',
    cloth: ['yellow', 'dark', 'brown'],
  },
  apron: {
    ease: 2,
    sleeves: 'long',
    legs: 'trousers',
    length: 0.06,
    flare: 1,
    apron: 0.5,
    front: 'bib',
    belt: 'seam',
    shoes: 'shoes',
    collar: 'flat',
    cloth: ['blue', 'dark', 'white'],
  },
  'guard uniform': { ...uniform, gold: 'shoulders', cloth: ['red', 'dark', 'yellow'] },
  'postman uniform': { ...uniform, cloth: ['blue', 'blue', 'yellow'] },
  'captain uniform': { ...uniform, front: 'double', length: 0.22, belt: 'seam', gold: 'cuffs', cloth: ['dark', 'white', 'yellow'] },
  jumper: {
    ease: 4,
    sleeves: 'long',
    legs: 'trousers',
    length: 0.05,
    flare: 1,
    front: 'plain',
    shoes: 'shoes',
    collar: 'roll',
    cloth: ['accent', 'dark', 'white'],
  },
  shorts: {
    ease: 2,
    sleeves: 'short',
    legs: 'shorts',
    length: 0.04,
    flare: 1,
    front: 'collar',
    shoes: 'shoes',
    collar: 'flat',
    cloth: ['white', 'blue', 'red'],
  },
  'evening gown': {
    ease: 0,
    sleeves: 'none',
    legs: 'bare',
    length: 0.97,
    flare: 26,
    front: 'neckline',
    belt: 'seam',
    shoes: 'heels',
    neck: 'bare',
    cloth: ['accent', 'accent', 'accent2'],
  },
  overalls: { ease: 3, sleeves: 'long', legs: 'trousers', length: 0, flare: 0, front: 'bib', shoes: 'boots', collar: 'flat', cloth: ['grey', 'blue', 'blue'] },
  cloak: { ...coat, ease: 9, sleeves: 'wide', length: 0.92, flare: 22, front: 'plain', collar: 'up', cloth: ['dark', 'dark', 'accent'] },
  nightshirt: {
    ease: 6,
    sleeves: 'wide',
    legs: 'bare',
    length: 0.72,
    flare: 13,
    front: 'collar',
    shoes: 'bare',
    collar: 'flat',
    cloth: ['white', 'white', 'grey'],
  },
  swimsuit: { ease: 0, sleeves: 'none', legs: 'bare', length: 0.1, flare: -3, front: 'plain', shoes: 'bare', neck: 'bare', cloth: ['red', 'red', 'white'] },
  pinafore: {
    ease: 2,
    sleeves: 'long',
    legs: 'bare',
    length: 0.42,
    flare: 18,
    apron: 0.34,
    front: 'bib',
    belt: 'seam',
    shoes: 'shoes',
    collar: 'flat',
    cloth: ['accent', 'accent', 'white'],
  },
};
