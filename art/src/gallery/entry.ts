import type { Facts, Kind, Language } from '../check/facts.ts';
import { languages } from '../check/facts.ts';
import type { Shown } from '../measure/concepts.ts';
import type { Legibility } from '../measure/legibility.ts';
import type { Canvas } from '../scene.ts';

/** One picture as the gallery shows it: the only place where a picture and what is said of it stand side by side. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly canvas: Canvas;
  readonly idea: string;
  readonly palette: string;
  readonly composition: string;
  readonly texts: Readonly<Record<Language, string>>;
  readonly small: string;
  readonly large: string;
  readonly shown: Shown;
  readonly legibility: Legibility;
}

/** Only what is rendered and measured can be shown. */
export function entriesOf({ pictured, manifest, concepts, prints, texts }: Facts): readonly Entry[] {
  return pictured.flatMap(({ id, kind, scene }) => {
    const files = Object.entries(manifest[id]?.files ?? {}).sort(([one], [other]) => Number(one) - Number(other));
    const [small, large] = [files[0]?.[1], files.at(-1)?.[1]];
    const [shown, print] = [concepts[id], prints[id]];
    if (small === undefined || large === undefined || shown === undefined || print === undefined) return [];
    const { idea, palette, composition, canvas } = scene;
    const told = Object.fromEntries(languages.map(language => [language, texts[kind][language][id] ?? '']));
    const legibility = { hero: print.hero, contrast: print.contrast, spread: print.spread };
    return [
      { id, kind, canvas, idea, palette, composition, small, large, shown, legibility, texts: told as Entry['texts'] },
    ];
  });
}
