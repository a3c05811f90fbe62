/** The chain of identities of `gallery.ts`: what several viewers see alike is made, compared and written once. */

import type { GameTypes } from '@lamplight/contract';
import { advance, type Json, type Match, open, randomAt, seedOf, submit } from '@lamplight/contract';
import { patchesOf, type ServerFrame } from '@lamplight/contract/wire';
import { emeraldKit } from '@lamplight/emerald/kit';
import { shadowsKit } from '@lamplight/shadows/kit';
import { type AnyKit, anyKit, type GameTrial } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.ts';
import type { StreamMachine } from './machine.ts';

type Fields = Readonly<Record<string, Json>>;

/** Values shorter than this, in bytes, cost less to compare than to share. */
const small = 64;
const inputs = 60;
const kits = [emeraldKit, shadowsKit].map(kit => anyKit(kit as unknown as AnyKit));
const kinds = kits.flatMap(kit => Object.entries(kit.trials).map(([kind, trial]) => ({ kit, kind, trial })));

test.for(kinds)(
  '$kit.game.id $kind: what a seat sees as everybody does is the same object',
  ({ kit: { game }, trial }) => {
    let shared = 0;
    for (const { state } of statesOf(game, trial)) {
      const open = game.view(state, 'audience') as unknown as Fields;
      for (let seat = 0; seat < trial.table.seats; seat++) {
        for (const [key, part] of Object.entries(game.view(state, seat) as unknown as Fields)) {
          const bytes = JSON.stringify(part);
          if (bytes.length < small || bytes !== JSON.stringify(open[key])) continue;
          expect(part === open[key], `${key} is made anew for every viewer`).toBe(true);
          shared += 1;
        }
      }
    }
    expect(shared).toBeGreaterThan(inputs);
  },
);

function* statesOf(game: AnyKit['game'], { table }: GameTrial<GameTypes>): Generator<Match<GameTypes>> {
  const dice = randomAt(seedOf(1), 1);
  let { match } = open(game, table, seedOf(1));
  for (let n = 0; n < inputs; n++) {
    yield match;
    const by = dice.below(table.seats);
    const at = match.now + 500;
    const moves = [...Iterator.from(game.moves(game.view(match.state, by), at)).take(200)];
    if (moves.length === 0) match = advance(game, match, at + 5_000).match;
    else match = submit(game, match, { by, move: dice.pick(moves), at }).match;
  }
}

test('parts that views share are compared once; parts that are made anew, once for each viewer', () => {
  let looks = 0;
  const board = (n: number): Json =>
    Object.defineProperty({}, 'cells', {
      enumerable: true,
      get: () => {
        looks += 1;
        return [n];
      },
    });
  const looksFor = (before: () => Json, after: () => Json): number => {
    looks = 0;
    const patchOf = patchesOf();
    for (let viewer = 0; viewer < 5; viewer++) patchOf({ me: viewer, board: before() }, { me: viewer, board: after() });
    return looks;
  };
  const [before, after] = [board(1), board(2)];
  const once = looksFor(
    () => before,
    () => after,
  );
  expect(once).toBeGreaterThan(0);
  const anew = looksFor(
    () => board(1),
    () => board(2),
  );
  expect(anew).toBeGreaterThan(2 * once);
});

test('all to whom a step is the same are given the same frame, one after the other, so that it is written once', () => {
  const machine: StreamMachine<number, never, number> = {
    decide: () => 'nothing',
    due: () => undefined,
    advance: () => [],
    fold: state => state,
    viewers: () => [0, 1, 2, 3],
    view: (state, viewer) => (viewer === 1 ? { state, own: true } : { state }),
    told: (_state, _body, viewer) => (viewer === 1 ? ['only for you'] : []),
    key: String,
  };
  const gallery = new Gallery(machine, { of: 'match', id: 'm' }, error => {
    throw error;
  });
  const frames: ServerFrame[] = [];
  for (const viewer of machine.viewers(0)) gallery.watch(viewer, frame => frames.push(frame));
  const kept = { at: 0, noticed: '*', of: null } as const;
  const changes = gallery.changes(0, 1, null, machine.viewers(0));
  gallery.count(kept, 1);
  gallery.show(changes, kept);
  expect(frames).toHaveLength(4);
  expect(frames.map(frame => frame === frames[0])).toEqual([true, true, true, false]);
});
