/** Positions of matches between rule players, with who won. */
import { type Outcome, open, type Random, randomAt, seedOf } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { rehearsal } from '@lamplight/emerald/rehearsal';

/** One position: the features of every seat, and the share of the win that each had in the end. */
export type Position = { readonly features: readonly (readonly number[])[]; readonly won: readonly number[] };

/** One in this many turns is sampled: consecutive ones say almost the same. */
const seldom = 6;
/** More randomness than the rule player has of its own, so that positions it would never reach are seen too. */
const whim = 0.6;

export function positionsOf(players: number, matches: number, from: number): readonly Position[] {
  const found: Position[] = [];
  for (let n = 0; n < matches; n++) found.push(...playOne(players, from + n));
  return found;
}

/** Beyond the random streams of a match's own inputs. */
const ownStream = 2 ** 41;

function playOne(players: number, seed: number): readonly Position[] {
  const random: Random = randomAt(seedOf(seed), ownStream);
  let world = open(emerald, { seats: players, options: { clock: null, runsOut: 'step' } }, seedOf(seed)).match.state;
  const seen: (readonly (readonly number[])[])[] = [];
  for (let turns = 0; rehearsal.actor(world) !== undefined; ) {
    world = rehearsal.play(world, rehearsal.policy(world, random, whim), random);
    if (rehearsal.turns(world) === turns) continue;
    turns = rehearsal.turns(world);
    if (random.below(seldom) === 0) seen.push(rehearsal.features(world));
  }
  const { winners } = emerald.outcome(world) as Outcome;
  const won = Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map(features => ({ features, won }));
}
