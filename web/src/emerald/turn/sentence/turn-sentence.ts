import type { CardId, CityId, Day } from '@lamplight/emerald/public';
import type { CityForm } from '../../names/use-names.ts';

/** Only sentences of this folder's catalogue. */
export type SentenceId = keyof typeof import('../messages/en.json');

/** A value of a sentence. Each is drawn as what it is: a card as a chip, a city as a link, a player with the sign. */
export type SentenceValue =
  | number
  | string
  | { readonly cards: readonly CardId[] }
  | { readonly city: CityId; readonly form: CityForm }
  | { readonly days: readonly Day[] }
  /** They are joined by «and», or by «or» if only one of them can be had. */
  | { readonly list: readonly SentenceItem[]; readonly isEither?: true };

/** One thing of a list: words in a row. */
export type SentenceItem = readonly (SentenceValue | TurnSentence)[];

export interface TurnSentence {
  readonly id: SentenceId;
  readonly values?: { readonly [name: string]: SentenceValue } | undefined;
  /** What is done, as opposed to what comes of it. */
  readonly isHead?: true | undefined;
  /** The ledger above shows it too, so it is left out where there is little room. */
  readonly isInLedger?: true | undefined;
}

export const card = (id: CardId): SentenceValue => ({ cards: [id] });
export const cards = (ids: readonly CardId[]): SentenceValue => ({ cards: ids });
export const to = (city: CityId): SentenceValue => ({ city, form: 'to' });
export const at = (city: CityId): SentenceValue => ({ city, form: 'in' });
export const from = (city: CityId): SentenceValue => ({ city, form: 'from' });
/** Where a way to another city starts. */
export const startAt = (city: CityId): SentenceValue => ({ city, form: 'start' });
export const player = (day: Day): SentenceValue => ({ days: [day] });
