/**
 * One person's eye. Everybody shares most of what pictures mean; each weighs sources, kinds of things and single pairs in a
 * way of their own, and overlooks some. Nothing of it hangs on the order or the numbers of cards: two minds of different
 * seeds have agreed on nothing.
 */
import type { PictureId } from '@lamplight/shadows/public';
import type { Eye } from './reading.ts';

/** One thing that a picture says. */
export interface Tag {
  readonly concept: number;
  readonly weight: number;
  readonly kind: string;
}

export interface Sense {
  /** What the picture says, the strongest first. */
  tagsOf(picture: PictureId): readonly Tag[];
  /** How near two concepts are to people at large, from 0 to 1, by these weights of the sources. */
  near(one: number, other: number, weights: readonly number[]): number;
  /** How much each source counts for people at large. */
  readonly sources: readonly number[];
}

export interface Person {
  /** Which mind it is. */
  readonly seed: number;
  /** How far it is from everybody: 0 not at all, 1 a stranger. */
  readonly distance: number;
  /** How much more than others it heeds what a picture says, by its kind. */
  readonly heeds?: Readonly<Record<string, number>>;
}

/** Spread of the personal factors for somebody at distance 1, as standard deviations of their logarithms. */
const spread = { source: 0.5, kind: 0.5, pair: 0.6 } as const;
/** Somebody at distance 1 overlooks so many of the tags. */
const overlooked = 0.15;

export function mindOf(sense: Sense, { seed, distance, heeds = {} }: Person): Eye {
  const weights = sense.sources.map((weight, n) => weight * factor(mix(seed, 1, n), distance * spread.source));
  const attention = new Map<string, number>();
  const attentionTo = (kind: string): number => {
    const known =
      attention.get(kind) ?? (heeds[kind] ?? 1) * factor(mix(seed, 2, textHash(kind)), distance * spread.kind);
    attention.set(kind, known);
    return known;
  };
  const seen = new Map<PictureId, readonly Tag[]>();
  const tagsOf = (picture: PictureId): readonly Tag[] => {
    const known = seen.get(picture) ?? noticed(picture);
    seen.set(picture, known);
    return known;
  };
  const noticed = (picture: PictureId): readonly Tag[] => {
    const tags = sense
      .tagsOf(picture)
      .filter(({ concept }) => even(mix(seed, 3, concept, textHash(picture))) >= distance * overlooked)
      .map(tag => ({ ...tag, weight: tag.weight * attentionTo(tag.kind) }));
    const sum = tags.reduce((all, { weight }) => all + weight, 0);
    return tags.map(tag => ({ ...tag, weight: tag.weight / sum }));
  };
  const near = (one: number, other: number): number => {
    const alike = sense.near(one, other, weights);
    if (alike === 0) return 0;
    const [low, high] = one < other ? [one, other] : [other, one];
    return alike * factor(mix(seed, 4, low, high), distance * spread.pair);
  };
  const known = new Map<string, number>();
  return (card, picture) => {
    const key = card < picture ? `${card} ${picture}` : `${picture} ${card}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = alikeness(tagsOf(card), tagsOf(picture), near);
    known.set(key, found);
    return found;
  };
}

/** Each tag takes its best partner on the other side, and both sides count the same. */
function alikeness(ours: readonly Tag[], theirs: readonly Tag[], near: (one: number, other: number) => number): number {
  const best = theirs.map(() => 0);
  let sum = 0;
  for (const one of ours) {
    let most = 0;
    for (const [n, other] of theirs.entries()) {
      const alike = near(one.concept, other.concept);
      most = Math.max(most, alike * Math.sqrt(other.weight));
      best[n] = Math.max(best[n] ?? 0, alike * Math.sqrt(one.weight));
    }
    sum += one.weight * most;
  }
  return (sum + theirs.reduce((all, { weight }, n) => all + weight * (best[n] ?? 0), 0)) / 2;
}

/** A number that hangs on all of these and looks like chance: the same mind always thinks the same. */
function mix(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part >>> 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

const even = (word: number): number => (word + 0.5) / 2 ** 32;

function textHash(text: string): number {
  let hash = 0;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash, 31) + text.charCodeAt(n);
  return hash >>> 0;
}

/** Around 1; its logarithm is spread by so much, like a bell: four bytes of chance, added up. */
function factor(word: number, deviation: number): number {
  if (deviation === 0) return 1;
  const sum = (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24);
  return Math.exp(((sum - middle) / one) * deviation);
}
/** Of four bytes: the mean, and the standard deviation. */
const middle = 510;
const one = 147.8;
