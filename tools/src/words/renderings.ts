import type { FolderCatalogue } from '../check/translations/catalogue.ts';
import { type BranchWish, branchesOf, type SlotValue, setsOf } from './branches.ts';
import { counterOf, isNumeric, type SlotKind, slotKindOf, unknownSlot } from './slots.ts';
import { type Piece, plain, render, type Speaker, speakerOf } from './speaker.ts';
import { SlotFiller } from './values.ts';

/** A message with real values, as often as it takes to show all its branches. */
export interface RenderedMessage {
  readonly key: string;
  readonly renderings: readonly (readonly Piece[])[];
}

export interface RenderedCatalogue {
  readonly folder: string;
  readonly messages: readonly RenderedMessage[];
}

export interface RenderingWish {
  /** Only keys that begin so. */
  readonly only?: string | undefined;
  /** Every card in every slot for a card. */
  readonly all?: boolean;
}

/** How often a message with such a slot is shown at least, so that each value is seen somewhere. */
const leastOf = (kind: SlotKind): number => {
  if (kind === 'royalty') return 5;
  return isNumeric(kind) ? 1 : 2;
};

const cardKinds: readonly SlotKind[] = ['card', 'royalty'];

export function renderCatalogues(
  catalogues: readonly FolderCatalogue[],
  language: Speaker['language'],
  { only = '', all = false }: RenderingWish = {},
): readonly RenderedCatalogue[] {
  const filler = new SlotFiller(speakerOf(catalogues, language));
  return catalogues
    .map(({ folder, texts }) => ({
      folder,
      messages: [...(texts.get(language) ?? [])]
        .filter(([key]) => key.startsWith(only))
        .map(([key, text]) => ({ key, renderings: renderMessage(key, text, language, filler, all) })),
    }))
    .filter(({ messages }) => messages.length > 0);
}

function renderMessage(
  key: string,
  text: string,
  language: string,
  filler: SlotFiller,
  isAll: boolean,
): readonly (readonly Piece[])[] {
  const { wishes, slots, usual } = branchesOf(text, language);
  const kinds = new Map([...slots].map(argument => [argument, kindOf(key, argument, usual)] as const));
  const sets = [...setsOf(wishes)];
  for (const kind of kinds.values()) {
    const least = isAll && cardKinds.includes(kind) ? filler.candidates(kind).length : leastOf(kind);
    for (const again = [...sets]; sets.length < least; ) sets.push(again[sets.length % again.length] ?? new Map());
  }
  const said = (sets.length === 0 ? [new Map()] : sets).map(set =>
    render(text, language, Object.fromEntries(filled(set, usual, kinds, filler))),
  );
  return [...new Map(said.map(pieces => [plain(pieces), pieces])).values()];
}

function kindOf(key: string, argument: string, usual: BranchWish): SlotKind {
  const kind = slotKindOf(key, argument);
  if (kind !== undefined) return kind;
  // A choice whose last case prints what was given: the choice itself says which values there are.
  if (usual.has(argument)) return 'number';
  throw new Error(`The message ${key} ${unknownSlot(key, argument)}`);
}

function filled(
  set: BranchWish,
  usual: BranchWish,
  kinds: ReadonlyMap<string, SlotKind>,
  filler: SlotFiller,
): ReadonlyMap<string, SlotValue> {
  const values = new Map([...usual, ...set]);
  for (const [argument, kind] of kinds) {
    // The last case of a choice is taken for any value that the choice does not name.
    if (values.has(argument) && values.get(argument) !== 'other') continue;
    const counter = values.get(counterOf(kind) ?? '');
    values.set(argument, filler.next(kind, typeof counter === 'number' ? counter : 2));
  }
  return values;
}
