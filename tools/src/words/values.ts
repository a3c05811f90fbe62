import type { SlotValue } from './branches.ts';
import type { SlotKind } from './slots.ts';
import type { Speaker } from './speaker.ts';

/** Both genders and two scripts; Anna, Iris and Horatio would elide in French. */
const people = ['Anna', 'Łukasz', 'Мария', 'Horatio', 'Iris', 'Zoë'] as const;

/** The values that people see in the slots of one language. They come from the catalogues wherever those have them. */
export class SlotFiller {
  readonly #speaker: Speaker;
  readonly #candidates = new Map<SlotKind, readonly SlotValue[]>();
  readonly #next = new Map<SlotKind, number>();

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  /** All values of this kind. Lists are made of them when they are needed. */
  candidates(kind: SlotKind): readonly SlotValue[] {
    const known = this.#candidates.get(kind) ?? makers[kind](this.#speaker);
    if (known.length === 0)
      throw new Error(`There are no values for slots of the kind '${kind}': see tools/src/words/values.ts.`);
    this.#candidates.set(kind, known);
    return known;
  }

  /** The value whose turn it is, so that over all messages each is seen. `count` is how many a list shall have. */
  next(kind: SlotKind, count = 2): SlotValue {
    const of = elementOf[kind];
    if (of === undefined) return this.#one(kind);
    const length = Math.min(Math.max(count, 1), 3);
    const type = kind === 'either city' ? 'disjunction' : 'conjunction';
    return this.#speaker.list(
      Array.from({ length }, () => String(this.#one(of))),
      type,
    );
  }

  #one(kind: SlotKind): SlotValue {
    const all = this.candidates(kind);
    const at = this.#next.get(kind) ?? 0;
    this.#next.set(kind, at + 1);
    return all[at % all.length] ?? '';
  }
}

/** Lists, and what they are lists of. */
const elementOf: Partial<Record<SlotKind, SlotKind>> = {
  people: 'person',
  cards: 'card',
  cities: 'in',
  'either city': 'in',
};

const cityForms = ['name', 'in', 'to', 'from', 'start'] as const;

const cities = (speaker: Speaker, form: (typeof cityForms)[number]): readonly string[] => {
  const key = `emerald.city.${form}`;
  return speaker.cases(key, 'city').map(city => speaker.say(key, { city }));
};

const cardsNamed = (speaker: Speaker, isMeant: (id: string) => boolean): readonly string[] =>
  speaker
    .keys('emerald.card.')
    .filter(key => isMeant(key.replace('emerald.card.', '')))
    .map(key => speaker.say(key));

const sayings = (speaker: Speaker, prefix: string): readonly string[] =>
  speaker.keys(prefix).map(key => speaker.say(key));

/** Each case of a choice, said alone. */
const choices = (speaker: Speaker, key: string, argument: string): readonly string[] =>
  [...speaker.cases(key, argument), 'other'].map(each => speaker.say(key, { [argument]: each }));

/** Several of a kind in pairs, as a log would list them. */
const pairs = (speaker: Speaker, items: readonly string[]): readonly string[] =>
  items.map((item, at) => speaker.list([item, items[(at + 1) % items.length] ?? item]));

const spaces = (speaker: Speaker): readonly string[] => [
  ...speaker
    .cases('board.bearing', 'bearing')
    .map((bearing, at) =>
      speaker.say('board.within', { ring: (at % 3) + 1, bearing: speaker.say('board.bearing', { bearing }) }),
    ),
  speaker.say('board.within.centre'),
];

const factions = (speaker: Speaker): readonly string[] => speaker.cases('emerald.faction', 'faction');

/** Pieces of other players, with the city they leave: `counts` in turn of each. */
const ofPeople = (speaker: Speaker, counts: readonly number[]): readonly string[] =>
  pairs(
    speaker,
    cities(speaker, 'from').map((from, at) =>
      speaker.say('emerald.turn.part.theirs', {
        player: people[at % people.length] ?? '',
        whose: 'other',
        from,
        count: counts[at % counts.length] ?? 1,
      }),
    ),
  );

const makers: Readonly<Record<SlotKind, (speaker: Speaker) => readonly SlotValue[]>> = {
  person: () => people,
  people: () => people,
  card: speaker => cardsNamed(speaker, id => !id.startsWith('identity-')),
  cards: speaker => cardsNamed(speaker, id => !id.startsWith('identity-')),
  royalty: speaker => cardsNamed(speaker, id => id.startsWith('royalty-')),
  city: speaker => cities(speaker, 'name'),
  in: speaker => cities(speaker, 'in'),
  to: speaker => cities(speaker, 'to'),
  from: speaker => cities(speaker, 'from'),
  cities: speaker => cities(speaker, 'in'),
  'either city': speaker => cities(speaker, 'in'),
  'from cities': speaker =>
    pairs(
      speaker,
      [...cities(speaker, 'from'), speaker.say('emerald.turn.part.limbo')].map((from, at) => `${(at % 3) + 1} ${from}`),
    ),
  moves: speaker => {
    const to = cities(speaker, 'to');
    return pairs(
      speaker,
      cities(speaker, 'start').map((from, at) => `${from} ${to[(at + 4) % to.length]}`),
    );
  },
  'counted cities': speaker =>
    pairs(
      speaker,
      [...cities(speaker, 'name'), speaker.say('emerald.log.limbo')].map((place, at) =>
        speaker.say('emerald.log.counted', { place, count: (at % 3) + 1 }),
      ),
    ),
  routes: speaker => {
    const all = cities(speaker, 'name');
    return pairs(
      speaker,
      all.map((from, at) => speaker.say('emerald.log.route', { from, to: all[(at + 4) % all.length] ?? from })),
    );
  },
  'cubes of people': speaker => ofPeople(speaker, [2, 1]),
  'agents of people': speaker => ofPeople(speaker, [1]),
  faction: speaker => factions(speaker).map(faction => speaker.say('emerald.faction', { faction })),
  side: speaker => choices(speaker, 'emerald.log.side', 'faction'),
  rises: speaker =>
    choices(speaker, 'emerald.log.side', 'faction').map((side, at) =>
      speaker.say('emerald.log.rise', { side, faction: factions(speaker)[at] ?? 'other', by: at + 1, now: at + 4 }),
    ),
  icons: speaker =>
    speaker
      .cases('emerald.cards.short', 'use')
      .map((use, at) => speaker.say('emerald.cards.short', { use, n: (at % 3) + 1 }))
      .map((icon, at, all) => speaker.list([icon, all[(at + 1) % all.length] ?? icon], 'unit')),
  gains: speaker =>
    [...factions(speaker), 'neutral'].map((faction, at) =>
      speaker.list([
        speaker.say('emerald.cards.points', { points: at + 1, faction }),
        speaker.say('emerald.cards.agents', { agents: at + 1 }),
      ]),
    ),
  space: spaces,
  spot: speaker => sayings(speaker, 'shadows.link.'),
  bearing: speaker =>
    speaker.cases('board.bearing', 'bearing').map(bearing => speaker.say('board.bearing', { bearing })),
  'intel card': speaker => [7, 31].map(number => speaker.say('shadows.card', { number })),
  level: speaker => choices(speaker, 'shadows.level', 'level'),
  thing: speaker => choices(speaker, 'after.thing.kind', 'kind'),
  idea: speaker =>
    speaker
      .keys('idea.')
      .slice(0, 12)
      .map(key => speaker.say(key)),
  seat: speaker => sayings(speaker, 'lobby.place.'),
  game: speaker => sayings(speaker, 'game.'),
  code: () => ['KPRTLM', 'BXWZHD'],
  time: () => ['0:07', '12:34'],
  moment: speaker => [
    speaker.say('emerald.replay.turn', { turn: 7 }),
    speaker.say('emerald.replay.placing'),
    speaker.say('emerald.replay.over'),
  ],
  number: () => [2, 5, 1, 3],
  total: () => [12, 6],
  'signed number': () => ['+2', '−1'],
  'seconds of a clock': () => ['05', '42'],
};
