/** Every legal move can be composed by taps, and every composed move is legal. */
import { canonical, open, type Random, randomAt, seedOf, submit } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { cityIds, days, forbids, type Move, moves, type View } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { acts, noDraft, type TurnDraft, type TurnTap } from './draft.ts';
import { moveOf } from './finish.ts';
import { tapped } from './tapped.ts';
import { saidBy, tapsFor } from './trial-taps.ts';

const isTurn = ({ type }: Move): boolean =>
  !['end-turn', 'undo', 'preset', 'block', 'allow', 'keep', 'reinforce'].includes(type);

/** One of each kind, and many of the rest: there are far too many to try all. */
function sample(view: View, chance: Random): readonly Move[] {
  const kinds = new Map<string, Move[]>();
  let count = 0;
  for (const move of moves(view)) {
    if (!isTurn(move)) continue;
    const kind = move.type === 'text' ? move.card : move.type;
    const found = kinds.get(kind) ?? [];
    if (found.length < 40 || chance.below(50) === 0) kinds.set(kind, [...found, move]);
    if (++count > 4_000) break;
  }
  return [...kinds.values()].map(found => chance.pick(found));
}

/** The views of the players on turn in a match of random moves. */
function* viewsOf(seed: number, chance: Random): Iterable<View> {
  let { match } = open(emerald, { seats: 2 + (seed % 4), options: { clock: null, runsOut: 'step' } }, seedOf(seed));
  for (let step = 0; step < 120 && emerald.outcome(match.state) === undefined; step++) {
    const by = match.state.asking?.player ?? match.state.turn;
    const view: View = emerald.view(match.state, by);
    if (view.asking === null) yield view;
    // Kinds take turns, so that those with few moves are made as often as those with thousands.
    const open = view.asking === null ? sample(view, chance) : [...emerald.moves(view, match.now)].slice(-20);
    const ends: readonly Move[] = forbids(view, { type: 'end-turn' }) === undefined ? [{ type: 'end-turn' }] : [];
    const useful = open.filter(({ type }) => type !== 'pass' && type !== 'discard');
    const move = chance.pick(useful.length > 0 && chance.below(4) > 0 ? useful : [...open, ...ends]);
    match = submit(emerald, match, { by, move, at: match.now + 1000 }).match;
  }
}

/** In the one form that the server uses. */
const written = (move: Move): string => {
  const read = emerald.read.move(move);
  return 'value' in read ? canonical(read.value) : `unreadable: ${read.wrong}`;
};

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('match %i', seed => {
  test('every allowed move has taps that say it', () => {
    const chance = randomAt(seedOf(seed), 7);
    const kinds = new Set<string>();
    for (const view of viewsOf(seed, chance))
      for (const move of sample(view, chance)) {
        const from = chance.pick(['act', 'cards'] as const);
        const said = saidBy(view, tapsFor(view, move, from));
        expect('move' in said ? written(said.move) : said, JSON.stringify(move)).toBe(written(move));
        kinds.add(move.type);
      }
    expect(kinds.size).toBeGreaterThan(6);
  });

  test('no tap leads to a dead end, and nothing finished is refused', () => {
    const chance = randomAt(seedOf(seed), 8);
    for (const view of viewsOf(seed, chance)) {
      let draft: TurnDraft = noDraft;
      for (let count = 0; count < 12; count++) {
        const next = tapped(view, draft, anyTap(view, chance));
        if ('refused' in next) continue;
        draft = next.draft;
        const said = moveOf(view, draft);
        if ('move' in said) expect(forbids(view, said.move), JSON.stringify(said.move)).toBeUndefined();
      }
    }
  });
});

function anyTap(view: View, chance: Random): TurnTap {
  const hand = view.me === null ? undefined : view.players[view.me]?.hand;
  const places = typeof hand === 'object' ? hand.length : 0;
  const city = chance.pick(cityIds);
  const day = chance.pick(days);
  const kind = chance.pick(['agents', 'cubes'] as const);
  return chance.pick<TurnTap>([
    { type: 'act', act: chance.pick(acts) },
    { type: 'card', place: chance.below(places + 1) },
    { type: 'city', city },
    { type: 'piece', city, kind, day },
    { type: 'piece', city, kind, day: view.me ?? day },
    { type: 'royalty', city },
    { type: 'player', day },
    { type: 'limbo' },
    { type: 'count', count: chance.below(12) },
    { type: 'back' },
  ]);
}
