/** A sentence of the log as data: its id and its values. The component that shows it knows the names. */
import type { CardId, CityId, Day, Faction } from '@lamplight/emerald/public';

export type LogId = Extract<FormatjsIntl.Message['ids'], `emerald.log.${string}`>;
/** Only ids with this prefix are sentences. The others belong to the page around the log. */
type SentenceName<Id> = Id extends `emerald.log.say.${infer Name}` ? Name : never;

export interface Rise {
  readonly faction: Faction;
  readonly by: number;
  readonly now: number;
}

export interface Sentence {
  readonly type: SentenceName<LogId>;
  readonly who?: Day;
  readonly other?: Day;
  readonly city?: CityId;
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly count?: number;
  readonly faction?: Faction | 'neutral';
  /** Selects one of several endings, places or reasons of the same sentence. */
  readonly word?: string;
  readonly places?: readonly { readonly at: CityId | 'limbo'; readonly count: number }[];
  readonly routes?: readonly { readonly from: CityId; readonly to: CityId }[];
  readonly rises?: readonly Rise[];
  /** Nobody else was told. */
  readonly isMine?: boolean;
}

/** Everybody a sentence speaks of. */
export const daysIn = ({ who, other }: Sentence): readonly Day[] => [who, other].filter(day => day !== undefined);

export const citiesIn = ({ city, places = [], routes = [] }: Sentence): readonly CityId[] => [
  ...(city === undefined ? [] : [city]),
  ...places.flatMap(({ at }) => (at === 'limbo' ? [] : [at])),
  ...routes.flatMap(({ from, to }) => [from, to]),
];
