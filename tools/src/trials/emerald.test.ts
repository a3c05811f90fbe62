import { emeraldBot } from '@lamplight/bots';
import {
  type BotLevel,
  botLevels,
  botTempers,
  canonical,
  type Match,
  must,
  open as opened,
  randomAt,
  type Seating,
  seedOf,
  submit,
} from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { emeraldKit } from '@lamplight/emerald/kit';
import { days, forbids, type Move, type View } from '@lamplight/emerald/public';
import { rehearsal } from '@lamplight/emerald/rehearsal';
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { play } from '../arena/play.ts';

/** The settings of a search of that level, but shorter. */
const quick = { worlds: 12, rounds: 1, width: 6, later: 3, curiosity: 0.5, flat: false };
const searching = emeraldBot(rehearsal, { level: 'expert', temper: 'bold', skill: { effort: quick, bluffs: true } });
const flat = emeraldBot(rehearsal, {
  level: 'expert',
  temper: 'bold',
  skill: { effort: { ...quick, flat: true }, bluffs: false },
});
const asEmerald = (seating: unknown) => seating as Seating<Emerald>;
const levelled = (level: BotLevel, temper = must(botTempers, 0)) => asEmerald(emeraldBot(rehearsal, { level, temper }));

const tableOf = (seats: number) => emeraldKit.seat(seats)!.table;
const chance = () => randomAt(seedOf(4), 11);
const moveOf = (seating: Seating<Emerald>, view: View): Move | undefined =>
  seating()({ view, told: [], at: 0, random: chance() })?.move;

/** A match of quick searches, and all its positions. */
function played(seats: number, seed: number, seating: Seating<Emerald>) {
  const { opening, steps, refused } = play(emerald, tableOf(seats), seedOf(seed), Array(seats).fill(seating));
  return { refused, positions: [opening.match, ...steps.map(({ after }) => after)] };
}
const actorOf = ({ state }: Match<Emerald>): number => state.asking?.player ?? state.turn;

describe.each([2, 3, 4, 5])('among %d', seats => {
  test('it plays a whole match by moves that the rules allow, searching or by rule', () => {
    for (const seating of [asEmerald(searching), asEmerald(flat), levelled('newcomer'), levelled('regular')]) {
      const { refused, positions } = played(seats, 20 + seats, seating);
      expect(refused).toEqual([]);
      expect(emerald.outcome(positions.at(-1)!.state)).toBeDefined();
    }
  }, 60_000);
});

describe('in a match of four', () => {
  const { positions } = played(4, 31, levelled('regular'));
  const open = positions.filter(({ state }) => state.phase !== 'over');

  test.each(botLevels)(
    'the same seed makes the same move: %s',
    level => {
      const seen = open.filter((_, n) => n % 40 === 1).map(match => emerald.view(match.state, actorOf(match)));
      const moves = seen.map(view => moveOf(levelled(level), view));
      expect(seen.map(view => moveOf(levelled(level), view))).toEqual(moves);
      expect(moves.filter(move => move !== undefined).length).toBe(seen.length);
    },
    60_000,
  );

  test('it chooses the same in another world that looks alike: it knows no more than its view', () => {
    for (const match of open.filter((_, n) => n % 12 === 0)) {
      const me = actorOf(match);
      const view = emerald.view(match.state, me);
      const other = emerald.view(emerald.imagine(view, randomAt(seedOf(6), me)), me);
      expect(moveOf(asEmerald(searching), other)).toEqual(moveOf(asEmerald(searching), view));
    }
  }, 60_000);

  test('it waits from one to three seconds, and says nothing when others are to move', () => {
    const waits = new Set<number>();
    for (const [n, match] of open.filter((_, at) => at % 9 === 0).entries()) {
      for (const [seat] of days.slice(0, 4).entries()) {
        const view = emerald.view(match.state, seat);
        const intent = levelled('regular')()({ view, told: [], at: 0, random: randomAt(seedOf(n), 0) });
        expect(intent !== undefined).toBe(seat === actorOf(match));
        if (intent !== undefined) waits.add(intent.wait);
      }
    }
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(1_000);
      expect(wait).toBeLessThan(3_000);
    }
    expect(waits.size).toBeGreaterThan(3);
  });
});

/** Knows nothing of anybody. */
const evenly = (view: View) => Object.keys(view.players).map(() => 0.5);

/** Moves that win at once in this world and in a dozen others that look like it. */
function winsAtOnce(view: View, me: number): readonly string[] {
  const dream = rehearsal.dreamer(view, evenly(view));
  const random = chance();
  const worlds = Array.from({ length: 12 }, () => dream(random));
  const options = rehearsal.options(worlds[0]!, evenly(view), 'bold', 12);
  const wins = (move: Move) =>
    worlds.every(world => {
      const after = rehearsal.play(world, move, random);
      return rehearsal.actor(after) === undefined && must(rehearsal.value(after), me) === 1;
    });
  return options.filter(({ move }) => wins(move)).map(({ move }) => canonical(move));
}

test('it takes a win that lies on the table', () => {
  let found = 0;
  for (let seed = 40; found < 4; seed++) {
    const { positions } = played(4, seed, levelled('newcomer'));
    for (const match of positions.filter(({ state }) => state.phase === 'playing' && state.turns > 30)) {
      const me = actorOf(match);
      const view = emerald.view(match.state, me);
      const wins = winsAtOnce(view, me);
      if (wins.length === 0) continue;
      found += 1;
      expect(wins).toContain(canonical(moveOf(levelled('expert'), view)!));
    }
  }
}, 60_000);

/** Positions with a question, of every kind but the rarest, from matches that are led to all their ends. */
function questions(): readonly View[] {
  const asked: View[] = [];
  const guide = emeraldKit.trials.five?.guide;
  for (let seed = 0; seed < 60 && new Set(asked.map(({ asking }) => asking?.for)).size < 3; seed++) {
    const random = randomAt(seedOf(seed), 77);
    let { match } = opened(emerald, tableOf(5), seedOf(seed));
    for (let n = 0; emerald.outcome(match.state) === undefined && n < 600; n++) {
      const by = actorOf(match);
      const view = emerald.view(match.state, by);
      if (view.asking !== null && asked.filter(each => each.asking?.for === view.asking?.for).length < 3)
        asked.push(view);
      const move = guide?.(match.state, by, random);
      if (move !== undefined) match = submit(emerald, match, { by, move, at: match.now }).match;
    }
  }
  return asked;
}

/** A removal that Sherlock Holmes has blocked, with a second zombie nearby [EM-CARD-SHERLOCK-HOLMES-3]. */
function secondZombie(): View {
  const t = scene(emeraldKit, {
    first: 'monday',
    identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'loyalist' },
    hand: { monday: ['zombies'], tuesday: ['sherlock-holmes'] },
    cities: { rome: { agents: { monday: 1, tuesday: 2, wednesday: 2 }, zombies: 2 }, paris: { agents: { monday: 1 } } },
  });
  t.seat('monday').plays({ type: 'text', card: 'zombies', agents: { rome: 'tuesday' }, cities: ['vienna', 'vienna'] });
  t.seat('tuesday').plays({ type: 'block', card: 'sherlock-holmes' });
  return t.seat('monday').sees();
}

test('it answers every kind of question', () => {
  const asked = [...questions(), secondZombie()];
  for (const view of asked) {
    const move = moveOf(asEmerald(searching), view);
    expect(move).toBeDefined();
    expect(forbids(view, move!)).toBeUndefined();
  }
  expect([...new Set(asked.map(({ asking }) => asking?.for))].toSorted()).toEqual([
    'attack',
    'reinforce',
    'reveal',
    'zombies',
  ]);
}, 60_000);
