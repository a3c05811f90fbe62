/**
 * The features of a position that predict who wins: one list of numbers per seat. It reads the factions, so it is for
 * imagined worlds only.
 */
import { must, type Seat } from '@lamplight/contract';
import { type GreedyMind, GreedySight, plainTastes, useOf } from '../greedy/worth.ts';
import { icons } from '../src/cards.ts';
import { factsOf } from '../src/decide/facts-of.ts';
import { factionNow } from '../src/outcome.ts';
import { agentsOnBoard, allCities, cubesAt, leads, scoreOf, seatsOf, targetOf } from '../src/scores.ts';
import type { State } from '../src/state.ts';
import type { Faction } from '../src/words.ts';

/** What each seat would have if the game ended now: before and after the lowest drags its faction down [EM-END-5]. */
type Standing = {
  readonly faction: readonly Faction[];
  readonly kept: readonly number[];
  readonly final: readonly number[];
};

const lowestLoses = 5;

function standingIn(state: State): Standing {
  const seats = seatsOf(state);
  const faction = seats.map(seat => factionNow(state, seat));
  const [loyalist, restorationist] = state.tracks;
  const gap = Math.abs(loyalist - restorationist);
  const ahead: Faction = loyalist > restorationist ? 'loyalist' : 'restorationist';
  const kept = seats.map(seat => {
    const own = must(faction, seat);
    let sum = own === ahead ? gap : 0;
    for (const source of must(state.sources, seat)) {
      if (source.victim !== null)
        sum += own === 'loyalist' && must(faction, source.victim) === 'restorationist' ? source.points : 0;
      else if (source.faction === 'neutral' || source.faction === own) sum += source.points;
    }
    return sum;
  });
  const fewest = Math.min(...kept);
  const dragged = seats.some(seat => kept[seat] === fewest && faction[seat] === 'loyalist')
    ? 'loyalist'
    : 'restorationist';
  return { faction, kept, final: kept.map((points, seat) => points - (faction[seat] === dragged ? lowestLoses : 0)) };
}

/**
 * By seat. Each feature comes a second time, multiplied by the progress of the game: points come to mean more, cards
 * less.
 */
export function featuresOf(state: State): readonly (readonly number[])[] {
  const standing = standingIn(state);
  const scores = seatsOf(state).map(seat => scoreOf(state, seat));
  const progress = Math.min(1, Math.max(Math.max(...state.tracks) / 10, Math.max(...scores) / targetOf(state)));
  return seatsOf(state).map(seat => {
    const own = [...pointsOf(state, standing, scores, seat), ...meansOf(state, must(standing.faction, seat), seat)];
    return [
      ...own,
      ...own.map(feature => feature * progress),
      ...own.slice(0, late).map(feature => feature * progress ** 3),
    ];
  });
}
/** How many of the first features come a third time, for when the end is near. */
const late = 5;

function pointsOf(
  state: State,
  { faction, kept, final }: Standing,
  scores: readonly number[],
  seat: Seat,
): readonly number[] {
  const own = must(faction, seat);
  const worst = (side: Faction): number => Math.min(15, ...kept.filter((_, each) => faction[each] === side));
  const [mine, theirs] = own === 'loyalist' ? [0, 1] : [1, 0];
  const others = final.filter((_, each) => each !== seat);
  const lead = must(final, seat) - Math.max(...others);
  return [
    must(final, seat) / 5,
    Math.max(-10, Math.min(5, lead)) / 5,
    lead > 0 ? 1 : 0,
    Math.max(-8, Math.min(8, worst(own) - worst(own === 'loyalist' ? 'restorationist' : 'loyalist'))) / 5,
    must(scores, seat) / targetOf(state),
    must(kept, seat) / 5,
    (must(state.tracks, mine) - must(state.tracks, theirs)) / 5,
    must(state.tracks, mine) / 10,
    own === 'restorationist' ? 1 : 0,
    faction.filter(each => each === own).length - 1,
    must(state.revealed, seat) === null ? 0 : 1,
  ];
}

const unsuspecting: Readonly<Record<Faction, readonly GreedyMind[]>> = {
  loyalist: mindsOf('loyalist'),
  restorationist: mindsOf('restorationist'),
};
/** By number of players. The worth of a presence does not depend on suspicions. */
function mindsOf(faction: Faction): readonly GreedyMind[] {
  return [0, 1, 2, 3, 4, 5].map(seats => ({ faction, suspicion: Array<number>(seats).fill(0.5), tastes: plainTastes }));
}

/** A player's resources: cards, pieces, places, tokens. */
function meansOf(state: State, faction: Faction, seat: Seat): readonly number[] {
  const facts = factsOf(state, seat);
  const mind = must(unsuspecting[faction], state.sanity.length);
  const sight = new GreedySight(facts, mind);
  let stakes = 0;
  let ready = 0;
  for (const city of allCities) {
    stakes += sight.stake(city);
    if (cubesAt(state, city, seat) > 0 && leads(state, city, seat)) ready = Math.max(ready, sight.top(city));
  }
  const deck = [...must(state.concealed, seat), ...must(state.discards, seat)];
  const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + useOf(mind, card), 0);
  const agents = agentsOnBoard(state, seat);
  const sanity = must(state.sanity, seat);
  const hidden = must(state.revealed, seat) === null;
  const rebel = faction === 'restorationist';
  const canClaim = facts.hand.some(card => must(icons.claim, card) > 0);
  const players = state.sanity.length;
  return [
    sum(deck) / 10,
    sum(deck) / Math.max(1, deck.length),
    deck.length / 10,
    sum(facts.hand) / 5,
    stakes / 5,
    ready / 5,
    canClaim ? ready / 5 : 0,
    Math.min(agents, 6) / 3,
    hidden && agents === 1 ? 1 : 0,
    rebel && hidden && agents === 1 ? 1 : 0,
    must(state.cubeSupply, seat) / 5,
    must(state.limbo, seat) / 5,
    sanity / 3,
    hidden && sanity === 1 ? 1 : 0,
    rebel && hidden && sanity === 1 ? 1 : 0,
    ((seat - state.turn + players) % players) / players,
  ];
}
