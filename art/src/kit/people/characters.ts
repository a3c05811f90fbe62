import type { Token } from '../../scene.ts';
import type { Beard } from './beards.ts';
import type { BustName } from './busts.ts';
import type { HairName } from './hair.ts';
import type { HatName } from './hats.ts';
import type { Features } from './portrait.ts';

/** Large heads, each somebody. */
export const headNames = [
  'old sailor',
  'girl with freckles',
  'woman with bob',
  'man with moustache',
  'woman with hijab',
  'man with turban',
  'boy with cap',
  'woman with curls',
  'bald man',
  'queen',
  'detective',
  'old woman',
  'young man',
  'woman with headscarf',
] as const;
export type HeadName = (typeof headNames)[number];

export interface Somebody {
  readonly skin: Token;
  readonly hairColour: Token;
  readonly bust: BustName;
  readonly cloth: Token;
  readonly trim: Token;
  readonly is: string;
  readonly hair: HairName;
  readonly hat?: HatName;
  readonly hatCloth?: Token;
  readonly hatBand?: Token;
  readonly beard?: Beard;
  readonly glasses?: 'round';
  readonly earring?: Token;
  readonly iris: Token;
  readonly lips: 'natural' | 'red';
  readonly brows: 'fine' | 'heavy';
  readonly age: 'child' | 'adult' | 'old';
  readonly freckles?: 'yes';
  readonly features: Features;
}

const plainFace: Features = { nose: 0, drop: 0, hook: 0, brow: 0, lip: 0, chin: 0, jaw: 0, neck: 0 };
const male = { lips: 'natural', brows: 'heavy', age: 'adult', iris: 'brown' } as const;
const female = { lips: 'red', brows: 'fine', age: 'adult', iris: 'brown' } as const;

export const somebody: { readonly [name in HeadName]: Somebody } = {
  'old sailor': {
    ...male,
    is: 'sailor',
    age: 'old',
    skin: 'skin2',
    hair: 'tousled',
    hairColour: 'hairGrey',
    beard: 'full beard',
    hat: 'captain cap',
    hatCloth: 'dark',
    hatBand: 'dark',
    iris: 'blue',
    bust: 'jumper',
    cloth: 'mass',
    trim: 'white',
    features: { ...plainFace, nose: 2.2, drop: 1, hook: 1, brow: 1, jaw: 1.5, neck: 2 },
  },
  'girl with freckles': {
    ...female,
    is: 'girl',
    age: 'child',
    lips: 'natural',
    skin: 'skin1',
    hair: 'braid',
    hairColour: 'hairRed',
    iris: 'green',
    freckles: 'yes',
    bust: 'shirt',
    cloth: 'accent',
    trim: 'white',
    features: { ...plainFace, nose: -1.6, drop: -1.6, hook: -1, brow: -0.6, chin: -0.8, jaw: -0.6, neck: -2.2 },
  },
  'woman with bob': {
    ...female,
    is: 'woman',
    skin: 'skin1',
    hair: 'bob',
    hairColour: 'hairBlack',
    earring: 'light',
    bust: 'coat',
    cloth: 'accent',
    trim: 'dark',
    features: { ...plainFace, nose: -0.4, drop: -0.8, lip: 0.4, jaw: -1, neck: -1.6 },
  },
  'man with moustache': {
    ...male,
    is: 'man',
    skin: 'skin2',
    hair: 'parted',
    hairColour: 'hairBrown',
    beard: 'moustache',
    glasses: 'round',
    bust: 'suit',
    cloth: 'mass',
    trim: 'accent',
    features: { ...plainFace, nose: 1.4, drop: 0.6, hook: 0.8, chin: 0.4, jaw: 0.6, neck: 1.4 },
  },
  'woman with hijab': {
    ...female,
    is: 'woman',
    skin: 'skin3',
    hair: 'short',
    hairColour: 'hairBlack',
    hat: 'hijab',
    hatCloth: 'accent2',
    bust: 'wrap',
    cloth: 'accent2',
    trim: 'accent',
    features: { ...plainFace, nose: 0.6, hook: 0.4, lip: 0.6, jaw: -0.6, neck: -1 },
  },
  'man with turban': {
    ...male,
    is: 'man',
    skin: 'skin4',
    hair: 'short',
    hairColour: 'hairBlack',
    beard: 'full beard',
    hat: 'turban',
    hatCloth: 'orange',
    bust: 'suit',
    cloth: 'dark',
    trim: 'orange',
    features: { ...plainFace, nose: 1.8, hook: 1, brow: 0.6, lip: 0.4, jaw: 1, neck: 1.6 },
  },
  'boy with cap': {
    ...male,
    is: 'boy',
    age: 'child',
    brows: 'fine',
    skin: 'skin2',
    hair: 'tousled',
    hairColour: 'hairBrown',
    hat: 'cap',
    hatCloth: 'grey',
    bust: 'jumper',
    cloth: 'red',
    trim: 'white',
    features: { ...plainFace, nose: -1.2, drop: -1.2, hook: -0.8, brow: -0.4, chin: -0.6, neck: -1.8 },
  },
  'woman with curls': {
    ...female,
    is: 'woman',
    skin: 'skin5',
    hair: 'curls',
    hairColour: 'hairBlack',
    earring: 'accent2',
    bust: 'dress',
    cloth: 'yellow',
    trim: 'accent',
    features: { ...plainFace, nose: -0.4, lip: 1.2, brow: -0.2, jaw: -0.4, neck: -1.2 },
  },
  'bald man': {
    ...male,
    is: 'man',
    skin: 'skin4',
    hair: 'bald',
    hairColour: 'hairBlack',
    beard: 'goatee',
    bust: 'coat',
    cloth: 'dark',
    trim: 'accent',
    features: { ...plainFace, nose: 0.8, lip: 1, brow: 1.2, chin: 1, jaw: 2, neck: 3 },
  },
  queen: {
    ...female,
    is: 'queen',
    skin: 'skin1',
    hair: 'bun',
    hairColour: 'hairGrey',
    hat: 'crown',
    hatCloth: 'light',
    hatBand: 'accent',
    earring: 'light',
    iris: 'grey',
    bust: 'gown',
    cloth: 'violet',
    trim: 'light',
    features: { ...plainFace, nose: 1.2, drop: 0.4, hook: 1, chin: -0.4, jaw: -0.8, neck: -1.4 },
  },
  detective: {
    ...male,
    is: 'detective',
    skin: 'skin2',
    hair: 'short',
    hairColour: 'hairBrown',
    hat: 'fedora',
    hatCloth: 'dark',
    hatBand: 'accent',
    bust: 'coat',
    cloth: 'brick2',
    trim: 'white',
    features: { ...plainFace, nose: 1.6, hook: 0.6, brow: 0.8, chin: 1.4, jaw: 1.4, neck: 1.4 },
  },
  'old woman': {
    ...female,
    is: 'old woman',
    age: 'old',
    lips: 'natural',
    skin: 'skin2',
    hair: 'bun',
    hairColour: 'hairGrey',
    glasses: 'round',
    earring: 'light',
    iris: 'blue',
    bust: 'shirt',
    cloth: 'brick5',
    trim: 'white',
    features: { ...plainFace, nose: 1.4, drop: 1.2, hook: 0.8, lip: -0.6, chin: 0.8, jaw: 0.6, neck: -0.6 },
  },
  'young man': {
    ...male,
    is: 'man',
    skin: 'skin3',
    hair: 'afro',
    hairColour: 'hairBlack',
    bust: 'jumper',
    cloth: 'green',
    trim: 'white',
    features: { ...plainFace, nose: 0.2, lip: 1, jaw: 0.6, neck: 1 },
  },
  'woman with headscarf': {
    ...female,
    is: 'woman',
    skin: 'skin2',
    hair: 'short',
    hairColour: 'hairBrown',
    hat: 'headscarf',
    hatCloth: 'red',
    iris: 'green',
    bust: 'coat',
    cloth: 'mass',
    trim: 'white',
    features: { ...plainFace, nose: 0.4, drop: -0.4, jaw: -0.4, neck: -1.2 },
  },
};
