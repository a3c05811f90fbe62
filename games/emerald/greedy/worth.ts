/** What things are worth to the greedy player, in points. Everything here is a rough guess and cheap to ask. */
import { must, type Seat } from '@lamplight/contract';
import { bombsToKill, type CardNo, numberOf, rowOf } from '../src/cards.ts';
import { deck } from '../src/deck.ts';
import type { SeatFacts } from '../src/facts.ts';
import { agentsAt, cubesAt, piecesAt, scoreOf, targetOf } from '../src/scores.ts';
import type { OpenState } from '../src/state.ts';
import { type City, type Faction, trackTop } from '../src/words.ts';

/** Who the player is, whom it suspects, and what it is after. */
export type GreedyMind = {
  readonly faction: Faction;
  /** By seat, how likely a Restorationist sits there. */
  readonly suspicion: readonly number[];
  readonly tastes: Tastes;
};
export type Tastes = {
  readonly points: number;
  readonly tracks: number;
  /** Whether only the own side's marker is worth moving, or any. */
  readonly marker: 'own' | 'any';
  /** Added to what a kill is worth. */
  readonly kills: number;
  /** What it is worth to have cubes back. */
  readonly cubes: number;
  /** Added to what a sanity roll is worth, which is less than nothing for most. */
  readonly madness: number;
  /** What a text on a card is worth before it is known what it will do. */
  readonly texts: number;
  /** Cards that are worth so much more than they seem to be. */
  readonly dear: { readonly cards: readonly CardNo[]; readonly worth: number };
  /** What an end of the game is worth: by the chance to win then, or by itself. */
  readonly end: 'win' | 'any';
};
export const plainTastes: Tastes = {
  points: 1,
  tracks: 1,
  marker: 'own',
  kills: 0,
  cubes: 1,
  madness: 0,
  texts: 0.6,
  dear: { cards: [], worth: 0 },
  end: 'win',
};

export const isRestorationist = ({ faction }: GreedyMind): boolean => faction === 'restorationist';

/** Points that the correction would take away are worth almost nothing. */
const keptShare = ({ faction, tastes }: GreedyMind, of: Faction | 'neutral'): number =>
  tastes.points * (of === 'neutral' || of === faction ? 1 : 0.1);

/**
 * What one player sees in one moment, with what has been worked out of it so far: the same things are asked for again and
 * again while moves are weighed.
 */
export class GreedySight {
  readonly facts: SeatFacts;
  readonly mind: GreedyMind;
  /** What everybody has by what lies open. */
  readonly scores: readonly number[];
  /** How far the game has come, from 0 to 1: icons are worth less and less, points stay. */
  readonly progress: number;
  /** By city: the most pieces that another player has there, what its face-up card is worth, and what standing there is. */
  readonly #rivals: number[] = [];
  readonly #tops: number[] = [];
  readonly #stakes: number[] = [];

  constructor(facts: SeatFacts, mind: GreedyMind) {
    const { open } = facts;
    this.facts = facts;
    this.mind = mind;
    this.scores = open.sanity.map((_, seat) => scoreOf(open, seat));
    this.progress = Math.min(
      1,
      Math.max(Math.max(...open.tracks) / trackTop, Math.max(...this.scores) / targetOf(open)),
    );
  }

  rivals(city: City): number {
    this.#rivals[city] ??= mostOfOthers(this.facts, city);
    return must(this.#rivals, city);
  }

  /** Nothing where no card lies. */
  top(city: City): number {
    const card = must(this.facts.open.tops, city);
    this.#tops[city] ??= card === null ? 0 : claimWorth(this, card);
    return must(this.#tops, city);
  }

  stake(city: City): number {
    const { open, me } = this.facts;
    this.#stakes[city] ??= stake(this, city, agentsAt(open, city, me), cubesAt(open, city, me));
    return must(this.#stakes, city);
  }
}

function mostOfOthers({ open, me }: SeatFacts, city: City): number {
  let most = 0;
  for (let seat = 0; seat < open.sanity.length; seat++)
    if (seat !== me) most = Math.max(most, piecesAt(open, city, seat));
  return most;
}

export function rollWorth({ facts: { open, me }, mind }: GreedySight): number {
  const tokens = must(open.sanity, me);
  const lost = tokens >= 3 ? 0.4 : tokens === 2 ? 0.8 : tokens === 0 ? 0 : isRestorationist(mind) ? 3 : -1;
  return mind.tastes.madness - lost / 2;
}

const hideRoyalty = numberOf('hide-royalty');

/** What a card does for its owner later on, played for its icons or its text. */
export function useOf({ faction, tastes }: GreedyMind, card: CardNo): number {
  let lists = uses.get(tastes);
  if (lists === undefined) {
    const listFor = (side: Faction) => deck.map((_, each) => useFor(side, tastes, each));
    lists = { loyalist: listFor('loyalist'), restorationist: listFor('restorationist') };
    uses.set(tastes, lists);
  }
  return must(lists[faction], card);
}
const uses = new WeakMap<Tastes, Readonly<Record<Faction, readonly number[]>>>();

function useFor(faction: Faction, tastes: Tastes, card: CardNo): number {
  const row = rowOf(card);
  const rebel = faction === 'restorationist';
  const [own, other] = rebel
    ? [row.track_restorationist, row.track_loyalist]
    : [row.track_loyalist, row.track_restorationist];
  return (
    0.5 * row.place +
    0.8 * row.claim +
    0.45 * row.retrieve +
    0.25 * row.move +
    (rebel ? 0.55 : 0.25) * row.bombs +
    (rebel ? 0.9 : 0.4) * row.assassinate +
    (rebel ? 0 : 0.15 * row.kill_box_vp) +
    tastes.tracks * (0.4 * own + 0.05 * other) +
    (!rebel && card === hideRoyalty ? 1.5 : 0) +
    (row.effect === 'none' ? 0 : tastes.texts)
  );
}

function claimWorth(sight: GreedySight, card: CardNo): number {
  const { facts, mind, progress } = sight;
  const { vp, vp_faction, agents, sanity } = rowOf(card);
  const placed = Math.min(agents, must(facts.open.agentSupply, facts.me));
  return (
    vp * keptShare(mind, vp_faction) +
    (useOf(mind, card) + 1.1 * placed) * (1 - 0.6 * progress) +
    (sanity > 0 ? rollWorth(sight) : 0) +
    (mind.tastes.dear.cards.includes(card) ? mind.tastes.dear.worth : 0)
  );
}

/** What it is worth to stand in a city like that: the claim or the royal death that may come of it. */
export function stake(sight: GreedySight, city: City, agents: number, cubes: number): number {
  const own = agents + cubes;
  if (own === 0) return 0;
  const rivals = sight.rivals(city);
  const leading = own > rivals ? Math.min(1, 0.85 + 0.05 * (own - rivals)) : 0.3 * (own / (rivals + 1));
  const top = Math.max(0, sight.top(city)) * (cubes > 0 ? 0.75 : 0.2);
  return top * leading + royalStake(sight, city, agents) * leading;
}

function royalStake({ facts: { open, me }, mind }: GreedySight, city: City, agents: number): number {
  const royalty = must(open.royalty, city);
  if (royalty === null) return 0;
  const { vp } = rowOf(royalty);
  if (isRestorationist(mind)) return agents === 0 ? 0 : vp * 0.7 * Math.min(1, (agents + 2) / bombsToKill(royalty));
  return must(open.concealed, me).includes(hideRoyalty) ? vp * 0.7 : 0;
}

/** What one more agent there is worth, with so many cubes come beside it. */
export function landing(sight: GreedySight, city: City, cubes: number): number {
  const { open, me } = sight.facts;
  return stake(sight, city, agentsAt(open, city, me) + 1, cubesAt(open, city, me) + cubes) - sight.stake(city);
}

/** What a move would change that can end the game. */
export type WorthChange = {
  readonly points?: number;
  readonly faction?: Faction | 'neutral';
  readonly tracks?: readonly [number, number];
};

/** What a player would be left with by the correction, were it of this faction. */
function corrected(open: OpenState, seat: Seat, faction: Faction, suspicion: readonly number[]): number {
  let sum = 0;
  for (const source of must(open.sources, seat)) {
    if (source.victim !== null) sum += faction === 'loyalist' ? source.points * must(suspicion, source.victim) : 0;
    else if (source.faction === 'neutral' || source.faction === faction) sum += source.points;
  }
  return sum;
}

/** The chance to win if the game ended after such a change, from what lies open and what is suspected. */
function winChance(
  { facts: { open, me }, mind }: GreedySight,
  { points = 0, faction = 'neutral', tracks }: WorthChange,
): number {
  const [loyalist, restorationist] = tracks ?? open.tracks;
  const gap = Math.abs(loyalist - restorationist);
  const ahead: Faction = loyalist > restorationist ? 'loyalist' : 'restorationist';
  const final = open.sanity.map((_, seat) => {
    const rebel = must(mind.suspicion, seat);
    const as = (side: Faction) => corrected(open, seat, side, mind.suspicion) + (side === ahead ? gap : 0);
    const mine = seat === me ? points * (faction === 'neutral' || faction === mind.faction ? 1 : 0) : 0;
    return mine + rebel * as('restorationist') + (1 - rebel) * as('loyalist');
  });
  const lowest = final.indexOf(Math.min(...final));
  const rebelLowest = must(mind.suspicion, lowest);
  const after = final.map((score, seat) => {
    const rebel = must(mind.suspicion, seat);
    return score - 5 * (rebel * rebelLowest + (1 - rebel) * (1 - rebelLowest));
  });
  const best = Math.max(...after.filter((_, seat) => seat !== me));
  return 1 / (1 + Math.exp(-(must(after, me) - best) / 2));
}

const stakes = 12;

/** What it is worth that the game ends so: much when ahead, less than nothing when behind. */
export const endWorth = (sight: GreedySight, change: WorthChange): number =>
  sight.mind.tastes.end === 'any' ? stakes : stakes * 2 * (winChance(sight, change) - 0.5);

/** The worth of what a change brings, with the end of the game if it brings that. */
export function changeWorth(sight: GreedySight, change: WorthChange): number {
  const { facts, mind, scores } = sight;
  const { open, me } = facts;
  const { points = 0, faction = 'neutral', tracks = open.tracks } = change;
  const before = open.tracks[0] - open.tracks[1];
  const after = tracks[0] - tracks[1];
  const rise = Math.abs(after) - Math.abs(before);
  const target = targetOf(open);
  const ends =
    Math.max(...tracks) >= trackTop ||
    scores.some((score, seat) => score + rise + (seat === me ? points : 0) >= target);
  const own = isRestorationist(mind) ? before - after : after - before;
  return points * keptShare(mind, faction) + trackWorth(mind, own) + (ends ? endWorth(sight, change) : 0);
}

const trackWorth = ({ tastes }: GreedyMind, own: number): number =>
  tastes.marker === 'any' ? tastes.tracks * Math.abs(own) : 0.35 * tastes.tracks * own;
