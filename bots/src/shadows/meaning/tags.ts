/** What a bot takes in when it looks at a picture: a few concepts, each with its strength. */
import { conceptsOf, type Seen, type Shown } from '@lamplight/art/concepts';
import type { Vocabulary } from './concepts.ts';

export const kinds = ['thing', 'place', 'time', 'weather', 'mood', 'action', 'more', 'colour'] as const;
export type TagKind = (typeof kinds)[number];

export interface MeaningTag {
  readonly concept: string;
  /** 0–1. The first thing one sees has 1, unless it says little. */
  readonly weight: number;
  readonly kind: TagKind;
}

/**
 * Tags that are not drawn but described. «More» is what the picture is about in the words of whoever drew it. Actions
 * and moods weigh less, because several pictures share them. The place mostly shows in its things already, and the hour
 * in its light.
 */
const told: Readonly<Record<Exclude<TagKind, 'thing' | 'colour'>, number>> = {
  more: 0.6,
  action: 0.5,
  mood: 0.4,
  weather: 0.45,
  place: 0.4,
  time: 0.3,
};
/** A second name of a thing weighs less than its own: a gull is a gull first, then the sea. */
const secondWeight = 0.5;
/** Below 1: a key is small beside a house, yet nobody overlooks it. */
const liftWeight = 0.7;
/** A colour counts if it covers a fifth of the picture or more, and then by its share. */
const leastShare = 0.2;
const mostTags = 12;

interface Word {
  readonly word: string;
  readonly weight: number;
  readonly kind: TagKind;
  /** The thing that this is a second name of. */
  readonly of?: string;
}

export function tagsOf(picture: string, vocabulary: Vocabulary): readonly MeaningTag[] {
  const tags = new Map<string, MeaningTag>();
  for (const each of wordsOf(picture)) {
    const entry = entriesOf(picture, each).find(known => vocabulary.meanings.has(known));
    const meaning = entry === undefined ? undefined : vocabulary.meanings.get(entry);
    if (meaning === undefined)
      throw new Error(`Picture ${picture} says «${each.word}» (${each.kind}), which concepts.txt does not explain.`);
    if (meaning === 'nothing') continue;
    const { id, salience } = meaning;
    const [before, weight] = [tags.get(id), each.weight * salience];
    const stronger = before !== undefined && before.weight >= weight ? before : { kind: each.kind };
    // Named twice, it weighs more, but never more than 1.
    tags.set(id, { concept: id, kind: stronger.kind, weight: 1 - (1 - (before?.weight ?? 0)) * (1 - weight) });
  }
  return [...tags.values()]
    .sort((one, other) => other.weight - one.weight || (one.concept < other.concept ? -1 : 1))
    .slice(0, mostTags);
}

/** Every word of a picture, whatever its weight. */
export function wordsOf(picture: string): readonly Word[] {
  const shown = conceptsOf(picture);
  if (shown === undefined) throw new Error(`There is no picture ${picture}.`);
  return [...thingsIn(shown.concepts), ...toldBy(shown), ...coloursOf(shown)];
}

function thingsIn(seen: readonly Seen[]): readonly Word[] {
  const heaviest = Math.max(...seen.map(({ weight }) => weight));
  return seen.flatMap(({ is, also = [], weight }) => {
    const strikes = (weight / heaviest) ** liftWeight;
    const seconds = also.filter(word => word !== is).map(word => ({ word, weight: secondWeight * strikes, of: is }));
    return [{ word: is, weight: strikes }, ...seconds].map(word => ({ ...word, kind: 'thing' as const }));
  });
}

function toldBy({ says }: Shown): readonly Word[] {
  const { place, time, weather, mood, action, more } = says;
  const words = { place: [place], time: [time], weather: [weather], mood, action, more: more ?? [] };
  return (Object.keys(told) as (keyof typeof told)[]).flatMap(kind =>
    words[kind].flatMap(word => (word === undefined ? [] : [{ word, weight: told[kind], kind }])),
  );
}

const coloursOf = ({ colours }: Shown): readonly Word[] =>
  Object.entries(colours)
    .filter(([, share]) => share >= leastShare)
    .map(([word, weight]) => ({ word, weight, kind: 'colour' }));

/**
 * Where concepts.txt may explain a word, the narrowest first: on this picture, of this thing, as this kind of word,
 * anywhere.
 */
export const entriesOf = (picture: string, { word, kind, of }: Word): readonly string[] => [
  ...[picture, ...(of === undefined ? [] : [of]), kind].map(place => `${place}/${word}`),
  word,
];
