/** What may join a card and a picture in a head: ways through the authored graph, for people to see after a round. */
import {
  type CellId,
  cellsIn,
  type PictureId,
  type RoundReport,
  type Team,
  type View,
} from '@lamplight/shadows/public';
import { everything, loadMeaning } from './meaning/meaning.ts';
import { type MeaningTag, tagsOf } from './meaning/tags.ts';

/** Concepts, from one that the card shows to one that the picture shows; a single one if both show it. */
export type MeaningPath = readonly string[];

export interface CardWays {
  readonly card: PictureId;
  readonly meant: readonly MeaningPath[];
  /** Only where the team went elsewhere. */
  readonly went: readonly MeaningPath[];
}

/** A clue a row, in the order they were given; a card a row within it. */
export type RoundWhy = {
  readonly round: number;
  readonly clues: Readonly<Partial<Record<Team, readonly (readonly CardWays[])[]>>>;
};

/** More than people would read. */
const mostPaths = 3;

/** The strongest first. No concept is told twice: one good thought in three dresses is one thought. */
function waysBetween(card: PictureId, picture: PictureId): readonly MeaningPath[] {
  const meaning = loadMeaning();
  const thoughts = tagsOf(card, meaning).flatMap(ours =>
    tagsOf(picture, meaning).flatMap(theirs => {
      const way = meaning.path(ours.concept, theirs.concept);
      return way === undefined ? [] : [{ way, strength: strengthOf(ours, theirs) }];
    }),
  );
  const told = new Set<string>();
  return thoughts
    .toSorted((one, other) => other.strength - one.strength)
    .flatMap(({ way }) => {
      if (way.some(concept => told.has(concept))) return [];
      for (const concept of way) told.add(concept);
      return [way];
    })
    .slice(0, mostPaths);
}

const strengthOf = (ours: MeaningTag, theirs: MeaningTag): number =>
  Math.sqrt(ours.weight * theirs.weight) * loadMeaning().affinity(ours.concept, theirs.concept, everything);

/** Of every round that is over: everything in it lies open to all. */
export const whyOfRounds = (view: Pick<View, 'rounds' | 'cells'>): readonly RoundWhy[] =>
  view.rounds.map(account => {
    const { round, clues } = account;
    const cells = cellsIn(account, view);
    const byTeam = Object.entries(clues).map(
      ([team, given]) => [team, given.map(clue => waysOf(clue, cells))] as const,
    );
    return { round, clues: Object.fromEntries(byTeam) };
  });

type Clue = NonNullable<RoundReport['clues'][Team]>[number];

function waysOf({ cards, intended, to }: Clue, cells: View['cells']): readonly CardWays[] {
  const waysTo = (card: PictureId, cell: CellId | null): readonly MeaningPath[] => {
    const picture = cell === null ? null : (cells[cell]?.picture ?? null);
    return picture === null ? [] : waysBetween(card, picture);
  };
  return cards.map(card => ({
    card,
    meant: waysTo(card, intended),
    went: to === intended ? [] : waysTo(card, to),
  }));
}
