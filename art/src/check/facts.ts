import type { Shown } from '../measure/concepts.ts';
import type { Legibility } from '../measure/legibility.ts';
import type { Print } from '../measure/print.ts';
import type { Manifest } from '../press/manifest.ts';
import type { Scene } from '../scene.ts';

/** Pictures of Shadows are `intel` and `districts`; each kind is a folder of art/src. */
export const kinds = ['intel', 'districts', 'emerald'] as const;
export type Kind = (typeof kinds)[number];

export const languages = ['en', 'fr', 'nl', 'pl', 'ru'] as const;
export type Language = (typeof languages)[number];

export interface Pictured {
  readonly id: string;
  readonly kind: Kind;
  readonly scene: Scene;
  /** What `hashOf` says of the scene. */
  readonly hash: string;
}

/** All that is known of the pictures without drawing any. */
export interface Facts {
  /** The ids that the games ask for. */
  readonly wanted: Readonly<Record<Kind, readonly string[]>>;
  readonly pictured: readonly Pictured[];
  readonly manifest: Manifest;
  readonly concepts: Readonly<Record<string, Shown>>;
  readonly prints: Readonly<Record<string, Print & Legibility>>;
  /** Each file of art/pictures beside the lists, with the name that its content asks for. */
  readonly files: ReadonlyMap<string, string>;
  readonly texts: Readonly<Record<Kind, Readonly<Record<Language, Readonly<Record<string, string>>>>>>;
}

export interface Fault {
  readonly file?: string;
  /** A sentence that says what is wrong and what to do. */
  readonly says: string;
}

export const fileOf = ({ kind, id }: Pick<Pictured, 'kind' | 'id'>): string => `art/src/${kind}/${id}.ts`;
export const lists = {
  manifest: 'art/pictures/manifest.json',
  concepts: 'art/pictures/concepts.json',
  prints: 'art/pictures/prints.json',
} as const;
