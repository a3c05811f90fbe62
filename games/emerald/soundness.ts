/** Sentences that hold in every state of Emerald, true or imagined. Secrets are compared as plain data. */
import { must, type Secret } from '@lamplight/contract';
import { type CardNo, cityCards, gameCards, numberOf, royaltyCards, startingCards } from './src/cards.ts';
import { textAttackOf } from './src/effects.ts';
import { factionNow } from './src/outcome.ts';
import { seatsOf } from './src/scores.ts';
import { identityList } from './src/setup.ts';
import type { State } from './src/state.ts';

export function sound(state: State): readonly string[] {
  const sentences: Readonly<Record<string, (state: State) => boolean>> = {
    'every card of the deck list exists as often as it has copies': cardsAreAllThere,
    'every player has ten agents': hasTenAgents,
    'every player has ten cubes': hasTenCubes,
    'nothing is counted below nothing': countsNothingBelowNothing,
    'three identities of each faction': ({ identities, spareIdentities }) =>
      isSame([...plain(identities), ...plain(spareIdentities)], identityList),
    'what is concealed is hand and deck together': ({ concealed, hands, draws }) =>
      concealed.every((cards, seat) => isSame(cards, [...plain(must(hands, seat)), ...plain(must(draws, seat))])),
    'what a seat has seen of an identity is true': ({ known, identities }) =>
      known.every(seen => Object.entries(seen).every(([seat, found]) => found === identities[Number(seat)])),
    'a revealed player is of the faction that was shown': state =>
      seatsOf(state).every(seat => [null, factionNow(state, seat)].includes(must(state.revealed, seat))),
    'nobody has more than three sanity tokens': ({ sanity }) => sanity.every(tokens => tokens <= 3),
    'each marker stands between 0 and 10': ({ tracks }) => tracks.every(marker => marker >= 0 && marker <= 10),
    'there are six zombies, or none': ({ zombies, zombieStock, purged }) =>
      zombies.reduce((sum, count) => sum + count, zombieStock) === (purged ? 0 : 6),
    'somebody is asked while something is still to be done': ({ asking, agenda }) =>
      asking !== null || agenda.length === 0,
  };
  return Object.keys(sentences).filter(sentence => !sentences[sentence]?.(state));
}

const plain = <T>(secrets: readonly Secret<T>[]): readonly T[] => secrets as unknown as readonly T[];
const isSame = (one: readonly (number | string)[], other: readonly (number | string)[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

function cardsAreAllThere(state: State): boolean {
  const { concealed, discards, areas, tops, royalty, gone, piles, buried, unseen } = state;
  const found = [
    ...concealed.flat(),
    ...discards.flat(),
    ...areas.flat().map(({ card }) => card),
    ...[...tops, ...royalty].filter(card => card !== null),
    ...gone,
    ...plain([...piles.flat(), ...buried.flat(), ...unseen]),
    ...heldCards(state),
  ];
  const deals = state.sanity.flatMap(() => startingCards);
  return isSame(found, [...gameCards, ...cityCards, ...royaltyCards, ...deals]);
}

/** Text cards whose effect is not complete lie in no zone [EM-CARD-GEN-3]. */
function heldCards({ agenda, asking }: State): readonly CardNo[] {
  const stowed = agenda.flatMap(task => (task.do === 'stow' ? [task.card] : []));
  const attack = asking !== null && 'attack' in asking ? asking.attack : undefined;
  return attack !== undefined && textAttackOf(attack.kind)?.holdsCard ? [...stowed, attack.card] : stowed;
}

const yogSothoth = numberOf('yog-sothoth');

/** Those on Yog Sothoth gave a point each and never return. */
function hasTenAgents(state: State): boolean {
  return seatsOf(state).every(seat => {
    const inCities = state.agents.reduce((sum, city) => sum + must(city, seat), 0);
    const boxed = state.areas.flat().filter(({ victim }) => victim === seat).length;
    const given = must(state.sources, seat).find(({ card }) => card === yogSothoth)?.points ?? 0;
    return must(state.agentSupply, seat) + inCities + must(state.stored, seat) + boxed + given === 10;
  });
}

function hasTenCubes(state: State): boolean {
  return seatsOf(state).every(seat => {
    const inCities = state.cubes.reduce((sum, city) => sum + must(city, seat), 0);
    return must(state.cubeSupply, seat) + inCities + must(state.limbo, seat) === 10;
  });
}

function countsNothingBelowNothing(state: State): boolean {
  const { agents, cubes, zombies, zombieStock, agentSupply, cubeSupply, limbo, sanity, stored, actions, quiet } = state;
  const counts = [...agents.flat(), ...cubes.flat(), ...zombies, zombieStock, ...agentSupply, ...cubeSupply];
  return [...counts, ...limbo, ...sanity, ...stored, actions, quiet].every(count => count >= 0);
}
