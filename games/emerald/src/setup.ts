import { must, type Random, type Seat, seal, type Table } from '@lamplight/contract';
import { cityCards, gameCards, isRoyalty, royaltyCards, startingCards } from './cards.ts';
import type { Event } from './events.ts';
import { allCities } from './scores.ts';
import type { State } from './state.ts';
import {
  type Faction,
  factions,
  handSize,
  identitiesOfEach,
  type Options,
  type Preset,
  sanityTokens,
} from './words.ts';

/** Cards of the game deck in each pile, by number of players [EM-SETUP-1]. */
export const pileCards: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4, 5: 5 };
export const identityList: readonly Faction[] = factions.flatMap(faction =>
  Array<Faction>(identitiesOfEach).fill(faction),
);

/** The board and the pieces as they lie before anything is shuffled [EM-SETUP-3, EM-SETUP-4]. */
export function blank({ seats, options }: Table<Options>): State {
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  const everywhere = <T>(value: T): readonly T[] => allCities.map(() => value);
  return {
    options,
    phase: 'placing',
    first: 0,
    turn: 0,
    actions: 2,
    going: null,
    turns: 0,
    ending: null,
    agents: everywhere(each(0)),
    cubes: everywhere(each(0)),
    zombies: everywhere(0),
    zombieStock: 6,
    purged: false,
    undead: { zombies: null, vampires: null },
    agentSupply: each(10),
    cubeSupply: each(5),
    limbo: each(5),
    sanity: each(sanityTokens),
    stored: each(0),
    storedIn: null,
    tops: everywhere(null),
    royalty: everywhere(null),
    concealed: each(startingCards),
    discards: each([]),
    areas: each([]),
    gone: [],
    sources: each([]),
    tracks: [0, 0],
    changed: each(false),
    revealed: each(null),
    quiet: 0,
    stirred: false,
    steps: [],
    bank: each(options.clock === null ? 0 : options.clock.time),
    since: 0,
    handed: each(false),
    pausedUntil: null,
    asking: null,
    agenda: [],
    ended: null,
    hands: each([]),
    draws: each([]),
    piles: everywhere([]),
    buried: everywhere([]),
    unseen: [],
    identities: each(seal<Faction>('loyalist')),
    spareIdentities: [],
    presets: each(seal<Preset>('ask')),
    known: each({}),
  };
}

export function setup({ seats }: Table<Options>, random: Random): readonly Event[] {
  const everyone: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const game = random.shuffle(gameCards);
  const size = pileCards[seats] ?? 0;
  const piles = allCities.map(city =>
    random.shuffle([must(cityCards, city), must(royaltyCards, city), ...game.slice(city * size, (city + 1) * size)]),
  );
  const identities = random.shuffle(identityList).map(faction => seal(faction));
  const draws = everyone.map(() => random.shuffle(startingCards).map(card => seal(card)));
  return [
    {
      type: 'dealt',
      first: random.pick(everyone),
      identities: identities.slice(0, seats),
      spareIdentities: identities.slice(seats),
      draws,
      piles: piles.map(pile => pile.map(card => seal(card))),
      unseen: game.slice(allCities.length * size).map(card => seal(card)),
    },
    ...piles.flatMap((pile, city) => turnedUp(pile, city)),
    ...everyone.map((by): Event => ({ type: 'drew', by, cards: must(draws, by).slice(0, handSize) })),
  ];
}

/** The top card of the pile; a royalty on the way goes to its space [EM-SETUP-2]. */
function turnedUp(pile: readonly number[], city: number): readonly Event[] {
  const first = pile.findIndex(card => !isRoyalty(card));
  return pile
    .slice(0, first + 1)
    .map((card): Event => ({ type: isRoyalty(card) ? 'royalty-came' : 'turned-up', city, card }));
}
