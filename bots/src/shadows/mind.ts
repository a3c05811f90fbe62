/**
 * One person's eye. Everybody shares most of what pictures mean. Each person weighs sources, kinds of things and single
 * pairs differently, and overlooks some. None of it depends on the order or the numbers of cards, so two minds with
 * different seeds have agreed on nothing.
 */
import type { PictureId } from '@lamplight/shadows/public';
import type { Eye } from './reading.ts';

/** One thing that a picture says. */
export interface MindTag {
  readonly concept: number;
  readonly weight: number;
  readonly kind: string;
}

/** The same as one mind takes it in. */
interface Noticed {
  readonly concept: number;
  readonly weight: number;
  /** The square root of the weight. */
  readonly root: number;
}

export interface Sense {
  /** What the picture says, strongest first. */
  tagsOf(picture: PictureId): readonly MindTag[];
  /** How close two concepts are to people in general, from 0 to 1, with these weights of the sources. */
  near(one: number, other: number, weights: readonly number[]): number;
  /** How much each source counts for people in general. */
  readonly sources: readonly number[];
}

export interface BotPerson {
  /** Identifies the mind. */
  readonly seed: number;
  /** How far it is from the common mind: 0 not at all, 1 a stranger. */
  readonly distance: number;
  /** How much more than others it notices each kind of tag. */
  readonly heeds?: Readonly<Record<string, number>>;
}

/** Spread of the personal factors at distance 1, as standard deviations of their logarithms. */
const spread = { source: 0.5, kind: 0.5, pair: 0.6 } as const;
/** The share of tags that a mind at distance 1 overlooks. */
const overlookedShare = 0.15;

export function mindOf(sense: Sense, { seed, distance, heeds = {} }: BotPerson): Eye {
  const weights = sense.sources.map((weight, n) => weight * factor(mix(seed, 1, n), distance * spread.source));
  const attention = new Map<string, number>();
  const attentionTo = (kind: string): number => {
    const known =
      attention.get(kind) ?? (heeds[kind] ?? 1) * factor(mix(seed, 2, textHash(kind)), distance * spread.kind);
    attention.set(kind, known);
    return known;
  };
  const seen = new Map<PictureId, readonly Noticed[]>();
  const tagsOf = (picture: PictureId): readonly Noticed[] => {
    const known = seen.get(picture) ?? noticed(picture);
    seen.set(picture, known);
    return known;
  };
  const noticed = (picture: PictureId): readonly Noticed[] => {
    const tags = sense
      .tagsOf(picture)
      .filter(({ concept }) => even(mix(seed, 3, concept, textHash(picture))) >= distance * overlookedShare)
      .map(tag => ({ ...tag, weight: tag.weight * attentionTo(tag.kind) }));
    const sum = tags.reduce((all, { weight }) => all + weight, 0);
    return tags.map(({ concept, weight }) => ({ concept, weight: weight / sum, root: Math.sqrt(weight / sum) }));
  };
  const gains = factorsOf(distance * spread.pair);
  const pairs = stirred(stirred(begun, seed), 4);
  const near = (one: number, other: number): number => {
    const alike = sense.near(one, other, weights);
    if (alike === 0) return 0;
    const word = stirred(stirred(pairs, Math.min(one, other)), Math.max(one, other));
    return alike * (gains[sumOfBytes(word)] ?? 1);
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

/**
 * Each tag is matched with its best partner on the other side, and both sides count the same. A hot path: an Officer
 * calls it thousands of times.
 */
function alikeness(
  ours: readonly Noticed[],
  theirs: readonly Noticed[],
  near: (one: number, other: number) => number,
): number {
  const best = new Float64Array(theirs.length);
  let sum = 0;
  for (const one of ours) {
    let most = 0;
    for (let n = 0; n < theirs.length; n++) {
      const other = theirs[n] as Noticed;
      const alike = near(one.concept, other.concept);
      if (alike * other.root > most) most = alike * other.root;
      if (alike * one.root > (best[n] ?? 0)) best[n] = alike * one.root;
    }
    sum += one.weight * most;
  }
  return (sum + theirs.reduce((all, { weight }, n) => all + weight * (best[n] ?? 0), 0)) / 2;
}

const begun = 0x811c9dc5;

function stirred(hash: number, part: number): number {
  let next = Math.imul(hash ^ (part >>> 0), 0x01000193);
  next = Math.imul(next ^ (next >>> 15), 0x2c1b3c6d);
  next = Math.imul(next ^ (next >>> 12), 0x297a2d39);
  return next ^ (next >>> 15);
}

/** A hash of all of these that looks random, so that the same mind always thinks the same. */
const mix = (...parts: readonly number[]): number => parts.reduce(stirred, begun) >>> 0;

const even = (word: number): number => (word + 0.5) / 2 ** 32;

function textHash(text: string): number {
  let hash = 0;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash, 31) + text.charCodeAt(n);
  return hash >>> 0;
}

const sumOfBytes = (word: number): number =>
  (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24);

/** A factor around 1. Its logarithm is roughly normal with this deviation: the sum of four random bytes. */
const factor = (word: number, deviation: number): number => factorsOf(deviation)[sumOfBytes(word)] ?? 1;

const factors = new Map<number, Float64Array>();
/** By the sum of the bytes: computed once for each deviation, of which there are few. */
function factorsOf(deviation: number): Float64Array {
  const known =
    factors.get(deviation) ??
    Float64Array.from({ length: 4 * 255 + 1 }, (_, sum) =>
      Math.exp(((sum - byteSumMean) / byteSumDeviation) * deviation),
    );
  factors.set(deviation, known);
  return known;
}
/** The sum of four random bytes: its mean and its standard deviation. */
const byteSumMean = 510;
const byteSumDeviation = 147.8;
