/** What things are worth to the greedy player, in points. All of it is a rough guess and cheap to compute. */
import { must, type Seat } from '@lamplight/contract';
import { bombsToKill, type CardNo, rowOf } from '../src/cards.ts';
import { deck } from '../src/deck.ts';
import { textEffectOf } from '../src/effects.ts';
import type { SeatFacts } from '../src/facts.ts';
import { agentsAt, cubesAt, piecesAt, scoreOf, targetOf } from '../src/scores.ts';
import type { OpenState } from '../src/state.ts';
import { type City, type Faction, trackTop } from '../src/words.ts';

/** Who the player is, whom it suspects, and what it wants. */
export type GreedyMind = {
  readonly faction: Faction;
  /** By seat, how likely a Restorationist sits there. */
  readonly suspicion: readonly number[];
  readonly tastes: Tastes;
};
export type Tastes = {
  readonly points: number;
  readonly tracks: number;
  /** Whether only its own side's marker is worth moving, or any. */
  readonly marker: 'own' | 'any';
  /** Added to the worth of a kill. */
  readonly kills: number;
  /** The worth of getting cubes back. */
  readonly cubes: number;
  /** Added to the worth of a sanity roll, which is negative for most. */
  readonly madness: number;
  /** The worth of a text on a card before its use is known. */
  readonly texts: number;
  /** Cards that are worth this much more than their face. */
  readonly dear: { readonly cards: readonly CardNo[]; readonly worth: number };
  /** What an end of the game is worth: by the chance to win then, or always something. */
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
 * What one player sees at one moment, with a cache of derived values: weighing moves asks for the same ones again and
 * again.
 */
export class GreedySight {
  readonly facts: SeatFacts;
  readonly mind: GreedyMind;
  /** Everybody's points, as far as they are public. */
  readonly scores: readonly number[];
  /** How far the game has come, from 0 to 1: icons lose worth over time, points do not. */
  readonly progress: number;
  /** By city: the most pieces of any other player, the worth of the face-up card, and the worth of a presence. */
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

  /** Zero if there is no card. */
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

/** By card, whether its text takes the royalty of a city, which only Loyalists gain by. */
const takesRoyalty: readonly boolean[] = deck.map((_, card) => textEffectOf(card)?.text.takesRoyalty === true);

/** What a card will do for its owner later, played for its icons or its text. */
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
    (!rebel && takesRoyalty[card] ? 1.5 : 0) +
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

/** The worth of a presence in a city: the claim or the royal death that may come of it. */
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
  return must(open.concealed, me).some(card => takesRoyalty[card]) ? vp * 0.7 : 0;
}

/** The worth of one more agent there, together with this many new cubes. */
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

/** What the correction would leave to a player of this faction. */
function corrected(open: OpenState, seat: Seat, faction: Faction, suspicion: readonly number[]): number {
  let sum = 0;
  for (const source of must(open.sources, seat)) {
    if (source.victim !== null) sum += faction === 'loyalist' ? source.points * must(suspicion, source.victim) : 0;
    else if (source.faction === 'neutral' || source.faction === faction) sum += source.points;
  }
  return sum;
}

/** The chance to win if the game ended after such a change, from public facts and suspicions. */
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

/** The worth of this end of the game: much when ahead, negative when behind. */
export const endWorth = (sight: GreedySight, change: WorthChange): number =>
  sight.mind.tastes.end === 'any' ? stakes : stakes * 2 * (winChance(sight, change) - 0.5);

/** The worth of a change, including the end of the game if it brings that. */
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
