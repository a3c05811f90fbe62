/** A fixture: a table as described, played by the real rules, with the view of any viewer. */
import { type Game, type Match, type Step, seal, seedOf, submit, toldOf } from '@lamplight/contract';
import type { Emerald } from '@lamplight/emerald';
import {
  allCards,
  type ByCity,
  type ByDay,
  type CardId,
  cityIds,
  type Day,
  days,
  type Faction,
  type Move,
  seatNo,
  type Told,
  type View,
} from '@lamplight/emerald/public';

interface Set {
  readonly players?: number;
  readonly hands?: ByDay<readonly CardId[]>;
  readonly agents?: ByCity<ByDay<number>>;
  readonly cubes?: ByCity<ByDay<number>>;
  readonly zombies?: ByCity<number>;
  readonly tops?: ByCity<CardId>;
  readonly royalty?: ByCity<CardId>;
  readonly sanity?: ByDay<number>;
  /** Loyalists by default. */
  readonly identities?: ByDay<Faction>;
}

const numberOf = (id: CardId): number => allCards.findIndex(card => card.id === id);

/** It is Monday's turn, with both actions. The rules are passed in: pages know only what is public. */
export const trialPlayOf =
  (emerald: Game<Emerald>) =>
  (set: Set = {}) => {
    const here = days.slice(0, set.players ?? 3);
    const options = { clock: null, runsOut: 'step' } as const;
    const start = emerald.blank({ seats: here.length, options });
    const pieces = (given: Set['agents']) => cityIds.map(city => here.map(day => given?.[city]?.[day] ?? 0));
    const cards = (given: ByCity<CardId> = {}) =>
      cityIds.map(city => {
        const card = given[city];
        return card === undefined ? null : numberOf(card);
      });
    const handOf = (day: Day) => (set.hands?.[day] ?? []).map(numberOf);
    const agents = pieces(set.agents);
    let match: Match<Emerald> = {
      seed: seedOf(1),
      seq: 1,
      now: 0,
      state: {
        ...start,
        phase: 'playing',
        turns: 1,
        agents,
        agentSupply: here.map((_, seat) => agents.reduce((left, city) => left - (city[seat] ?? 0), 10)),
        cubes: pieces(set.cubes),
        zombies: cityIds.map(city => set.zombies?.[city] ?? 0),
        tops: cards(set.tops),
        royalty: cards(set.royalty),
        sanity: here.map(day => set.sanity?.[day] ?? 3),
        hands: here.map(day => handOf(day).map(card => seal(card))),
        concealed: here.map(day => handOf(day).toSorted((a, b) => a - b)),
        draws: here.map(() => []),
        piles: cityIds.map(() => []),
        buried: cityIds.map(() => []),
        identities: here.map(day => seal(set.identities?.[day] ?? 'loyalist')),
        presets: here.map(() => seal('ask' as const)),
        known: here.map(() => ({})),
      },
    };
    let last: readonly Step<Emerald>[] = [];
    return {
      plays(day: Day, move: Move, at = match.now): void {
        const { refused, ...done } = submit(emerald, match, { by: seatNo(day), move, at });
        if (refused !== undefined) throw new Error(`${JSON.stringify(move)} is refused by ${refused}.`);
        match = done.match;
        last = done.steps;
      },
      sees: (day: Day | null): View => emerald.view(match.state, day === null ? 'audience' : seatNo(day)),
      /** What the last move told. */
      told: (day: Day | null): readonly Told[] =>
        last.flatMap(step => toldOf(emerald, step, day === null ? 'audience' : seatNo(day))),
    };
  };
