/**
 * One seeded match, and everything that the laws look at in it. All of it depends on the seed alone, and is made once.
 */
import {
  canonical,
  type GameTypes,
  type Instant,
  type Match,
  type Opening,
  open,
  type Random,
  type Step,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import type { Case } from '../law.ts';
import { type LawName, lawNames } from '../names.ts';
import { freeze } from '../values/freeze.ts';
import { chance, seedFor } from './chance.ts';
import { listOf, some } from './lots.ts';
import { type RandomWalk, wander } from './wander.ts';

/** One state of the match, as one viewer sees it. */
export type ViewerLook<T extends GameTypes> = {
  /** How many inputs came before. */
  readonly step: number;
  readonly viewer: Viewer;
  readonly match: Match<T>;
  readonly at: Instant;
  /** What happened next, if the match went on. */
  readonly next: Step<T> | undefined;
  readonly view: () => T['View'];
  /** Who the viewer is at this moment: the key of its part of the snapshot. */
  readonly standing: () => string;
  /** The view as it is sent. */
  readonly bytes: () => string;
  /** What the viewer is told of the next step, and its view after it, as they are sent. */
  readonly told: () => string;
  readonly later: () => string;
  /** The moves open to the viewer; none if the clock rings first. */
  readonly offers: () => readonly T['Move'][];
  /** Whether `offers` is complete: very long offers are cut. */
  readonly whole: () => boolean;
  /** The same, each as one text. */
  readonly offered: () => ReadonlySet<string>;
  /** One of two states that the viewer cannot tell from the true one. */
  readonly imagined: (which: 0 | 1) => T['State'];
};

export type Hearing<T extends GameTypes> = {
  readonly seed: number;
  readonly opening: Opening<T>;
  readonly walk: RandomWalk<T>;
  readonly looks: readonly ViewerLook<T>[];
  /**
   * Looks at another match of the same trial, played for this one alone. With a pool shared by all matches, a seed
   * would behave differently when it is tried by itself.
   */
  readonly elsewhere: () => readonly ViewerLook<T>[];
  /** All looks, of this match and the other, by viewers with this standing. */
  readonly peers: (standing: string) => readonly ViewerLook<T>[];
  /** Moves that were open to anybody at any time, in either match, each once. */
  readonly pool: () => readonly T['Move'][];
  readonly dice: (law: LawName) => Random;
};

/** Of a longer list of moves, the pool takes this many by lot. */
const pooled = 16;

export function hear<T extends GameTypes>(brought: Case<T>, seed: number): Hearing<T> {
  const { opening, walk } = play(brought, seed, 'match', 'walk');
  const looks = looksAt(brought, seed, walk, 0);
  const elsewhere = once(() => {
    const other = play(brought, seed, 'other match', 'other walk').walk;
    return looksAt(brought, seed, other, looks.length);
  });
  const pool = once(() => {
    const dice = chance('law', seed, lawNames.length);
    const moves = [...looks, ...elsewhere()].flatMap(look => some(look.offers(), pooled, dice));
    return [...new Map(moves.map(move => [canonical(move), move])).values()];
  });
  const byStanding = once(() => Map.groupBy([...looks, ...elsewhere()], look => look.standing()));
  const peers = (standing: string) => byStanding().get(standing) ?? [];
  const dice = (law: LawName) => chance('law', seed, lawNames.indexOf(law));
  return { seed, opening, walk, looks, elsewhere, peers, pool, dice };
}

function play<T extends GameTypes>(
  { game, trial }: Case<T>,
  seed: number,
  match: 'match' | 'other match',
  walk: 'walk' | 'other walk',
) {
  const opening = open(game, trial.table, seedFor(match, seed));
  const pace = { ...trial, seats: trial.table.seats };
  freeze(opening.dealt);
  return { opening, walk: wander(game, opening.match, pace, chance(walk, seed, 0)) };
}

function looksAt<T extends GameTypes>(
  brought: Case<T>,
  seed: number,
  walk: RandomWalk<T>,
  place: number,
): ViewerLook<T>[] {
  const { game, viewers, trial } = brought;
  const kept = statesToLookAt(walk.steps.length, trial.looks ?? Number.POSITIVE_INFINITY, chance('looks', seed, place));
  return [...walk.steps, undefined].flatMap((next, step) => {
    const match = next?.before ?? walk.last;
    freeze([match.state, next?.entry]);
    if (!kept.has(step)) return [];
    const at = next === undefined || next.entry.input.by === 'clock' ? match.now : next.entry.input.at;
    return viewers.map((viewer, n): ViewerLook<T> => {
      const view = once(() => freeze(game.view(match.state, viewer)));
      const worlds = ([0, 1] as const).map(which =>
        once(() => {
          const lot = (place + step * viewers.length + n) * 2 + which;
          return freeze(game.imagine(view(), chance('imagine', seed, lot)));
        }),
      );
      const offer = once(() => {
        const due = game.alarm(match.state);
        return due !== undefined && due <= at ? { moves: [], whole: true } : freeze(listOf(game.moves(view(), at)));
      });
      const offers = () => offer().moves;
      return {
        ...{ step, viewer, match, at, next, view, offers },
        standing: once(() => trial.standing?.(view()) ?? String(viewer)),
        whole: () => offer().whole,
        offered: once(() => new Set(offers().map(canonical))),
        bytes: once(() => JSON.stringify(view())),
        told: once(() => JSON.stringify(next === undefined ? [] : toldOf(game, next, viewer))),
        later: once(() => JSON.stringify(next === undefined ? null : game.view(next.after.state, viewer))),
        imagined: which => (worlds[which] as () => T['State'])(),
      };
    });
  });
}

function statesToLookAt(last: number, count: number, lots: Random): ReadonlySet<number> {
  const steps = [...Array(last + 1).keys()];
  return new Set(count > last ? steps : [0, last, ...lots.shuffle(steps).slice(0, Math.max(0, count - 2))]);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
