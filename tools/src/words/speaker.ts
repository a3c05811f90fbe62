import { IntlMessageFormat } from 'intl-messageformat';
import type { CatalogueLanguage, FolderCatalogue } from '../check/translations/catalogue.ts';
import { branchesOf, type SlotValue } from './branches.ts';

export type SlotValuesByName = Readonly<Record<string, SlotValue>>;

/** A piece of a rendered message: words, or words within a tag. */
export type Piece = string | { readonly tag: string; readonly pieces: readonly Piece[] };

/** Says the messages of one language as the pages would. */
export interface Speaker {
  readonly language: CatalogueLanguage;
  say(key: string, values?: SlotValuesByName): string;
  /** The keys that begin so, in the order of their catalogue. */
  keys(prefix: string): readonly string[];
  /** What a choice is made between in this message, without the fallback. */
  cases(key: string, argument: string): readonly string[];
  list(parts: readonly string[], type?: Intl.ListFormatType): string;
}

export function speakerOf(catalogues: readonly FolderCatalogue[], language: CatalogueLanguage): Speaker {
  const texts = new Map(catalogues.flatMap(({ texts: all }) => [...(all.get(language) ?? [])]));
  const textOf = (key: string): string => {
    const text = texts.get(key);
    if (text !== undefined) return text;
    throw new Error(
      `No catalogue has ${key} any more, and tools/src/words/values.ts takes values from it: mend it there.`,
    );
  };
  return {
    language,
    say: (key, values = {}) => plain(render(textOf(key), language, values)),
    keys: prefix => [...texts.keys()].filter(key => key.startsWith(prefix)),
    cases: (key, argument) => {
      const wished = branchesOf(textOf(key), language).wishes.map(wish => String(wish.get(argument) ?? 'other'));
      return [...new Set(wished)].filter(name => name !== 'other');
    },
    list: (parts, type = 'conjunction') => new Intl.ListFormat(language, { type }).format(parts),
  };
}

/** The same formatter as that of the pages, so plurals, choices and number skeletons are real. */
export function render(text: string, language: string, values: SlotValuesByName): readonly Piece[] {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag = '']) => [tag, tagged(tag)] as const);
  const message = new IntlMessageFormat(text, language);
  const said = message.format<Piece>({ ...values, ...Object.fromEntries(tags) });
  return (Array.isArray(said) ? said : [said]).map(piece => (typeof piece === 'object' ? piece : String(piece)));
}

const tagged =
  (tag: string) =>
  (pieces: readonly Piece[]): Piece => ({ tag, pieces });

/** Without its tags. One that holds nothing stands for a picture or a key, and is named. */
export function plain(pieces: readonly Piece[]): string {
  return pieces
    .map(piece => {
      if (typeof piece === 'string') return piece;
      return piece.pieces.length === 0 ? `[${piece.tag}]` : plain(piece.pieces);
    })
    .join('');
}
