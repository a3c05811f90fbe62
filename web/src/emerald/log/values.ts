/** The values of a sentence, as text or as elements to tap. Decided once here for both. */
import type { CardId, CityId, Day, Faction } from '@lamplight/emerald/public';
import { signedNumber } from '../names/signed-number.ts';
import type { CityForm, Names } from '../names/use-names.ts';
import type { LogId, Sentence } from './sentence.ts';

/** Makes the values of a sentence: as text, or as elements. */
export interface Makers<Part> {
  readonly player: (day: Day) => Part;
  readonly city: (id: CityId, form: CityForm) => Part;
  readonly card: (id: CardId) => Part;
  readonly faction: (faction: Faction) => Part;
  readonly say: (id: LogId, values: Readonly<Record<string, Part | string | number>>) => Part;
  /** Joins them as the language writes lists. */
  readonly list: (items: readonly Part[]) => Part;
}

export type SentenceValues<Part> = Readonly<Record<string, Part | string | number>>;

export const idOf = ({ type: say }: Sentence): LogId => `emerald.log.say.${say}`;

export function valuesOf<Part>(sentence: Sentence, make: Makers<Part>): SentenceValues<Part> {
  const { who, other, city, card, cards, count, faction, word, places, routes, rises } = sentence;
  return {
    ...(who !== undefined && { who: make.player(who) }),
    ...(other !== undefined && { other: make.player(other) }),
    ...(city !== undefined && {
      city: make.city(city, 'name'),
      in: make.city(city, 'in'),
      to: make.city(city, 'to'),
      from: make.city(city, 'from'),
    }),
    ...(card !== undefined && { card: make.card(card) }),
    ...(cards !== undefined && { cards: make.list(cards.map(make.card)), number: cards.length }),
    ...(count !== undefined && { count, change: signedNumber(count) }),
    ...(faction !== undefined && { faction, ...(faction !== 'neutral' && { side: make.faction(faction) }) }),
    ...(word !== undefined && { word }),
    ...(places !== undefined && {
      places: make.list(
        places.map(({ at, count: cubes }) => {
          const place = at === 'limbo' ? make.say('emerald.log.limbo', {}) : make.city(at, 'name');
          return make.say('emerald.log.counted', { place, count: cubes });
        }),
      ),
    }),
    ...(routes !== undefined && {
      routes: make.list(
        routes.map(({ from, to }) =>
          make.say('emerald.log.route', { from: make.city(from, 'name'), to: make.city(to, 'name') }),
        ),
      ),
    }),
    ...(rises !== undefined && {
      rises: make.list(
        rises.map(({ faction: side, by, now }) =>
          make.say('emerald.log.rise', { side: make.faction(side), faction: side, by, now }),
        ),
      ),
    }),
  };
}

/** The sentence as plain text, for screen readers. */
export function textOf(sentence: Sentence, speak: Speaking): string {
  const make: Makers<string> = {
    player: speak.nameOf,
    city: speak.names.city,
    card: speak.names.card,
    faction: faction => speak.format('emerald.log.side', { faction }),
    say: speak.format,
    list: speak.list,
  };
  return speak.format(idOf(sentence), valuesOf(sentence, make));
}

export interface Speaking {
  readonly names: Pick<Names, 'card' | 'city'>;
  readonly nameOf: (day: Day) => string;
  readonly format: (id: LogId, values: SentenceValues<string>) => string;
  readonly list: (items: readonly string[]) => string;
}
