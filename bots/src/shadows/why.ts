/** What may connect a card and a picture for a bot: paths through the authored graph, shown to people after a round. */
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

/** Concepts, from one on the card to one in the picture; a single one if both show it. */
export type MeaningPath = readonly string[];

export interface CardWays {
  readonly card: PictureId;
  readonly meant: readonly MeaningPath[];
  /** Only if the team went elsewhere. */
  readonly went: readonly MeaningPath[];
}

/** One row per clue, in the order they were given; within it one row per card. */
export type RoundWhy = {
  readonly round: number;
  readonly clues: Readonly<Partial<Record<Team, readonly (readonly CardWays[])[]>>>;
};

/** People would not read more. */
const mostPaths = 3;

/** Strongest first. No concept comes twice: one good association in three variants is one association. */
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

/** For every finished round: everything in it is public by then. */
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
