/** The baseline is only worth measuring against if it plays the same game. */
import { type Input, must, randomAt, seedOf } from '@lamplight/contract';
import { type Shadows, shadows } from '@lamplight/shadows';
import { shadowsKit } from '@lamplight/shadows/kit';
import { cells, type Move, nameOf } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { reduce } from './plain-shadows.ts';
import { type PlainShadows, sidesOf, teamOf } from './plain-state.ts';
import { keptInPlace, keptPlainly, keptPurely, recorded, rolledOut } from './shadows-play.ts';

const kinds = ['pairs', 'fours', 'uneven', 'agent'] as const;
const record = (kind: (typeof kinds)[number], seed: number) => {
  const { table, guide } = shadowsKit.trials[kind]!;
  return recorded(table, guide!, seedOf(seed));
};

const engineFacts = (state: Shadows['State']) => ({
  phase: state.phase,
  round: state.round,
  wins: state.wins,
  lost: state.lost,
  winner: state.winner,
  endsAt: state.endsAt,
  officers: state.officers,
  ready: state.ready,
  at: state.at.map(nameOf),
  evidence: state.evidence.map((found): readonly string[] => found.map(nameOf)),
  police: state.police,
  available: state.available,
  holding: state.holding,
  wantsSwap: state.wantsSwap,
  deck: state.deck.length,
  aside: state.aside,
  pictures: state.pictures,
  rounds: state.rounds,
});

const plainFacts = (state: PlainShadows): ReturnType<typeof engineFacts> => {
  const each = sidesOf(state).map(team => teamOf(state, team));
  return {
    phase: state.phase,
    round: state.round,
    wins: each.map(({ wins }) => wins),
    lost: state.lost,
    winner: state.winner,
    endsAt: state.endsAt,
    officers: each.map(({ officer }) => officer),
    ready: state.seats.map(({ ready }) => ready),
    at: each.map(({ at }) => at),
    evidence: each.map(({ evidence }) => evidence),
    police: each.map(({ police }) => police),
    available: state.available,
    holding: each.map(({ holding }) => holding),
    wantsSwap: each.map(({ wantsSwap }) => wantsSwap),
    deck: state.deck.length,
    aside: state.aside,
    pictures: cells.map(id => state.cells[id]!.picture),
    rounds: state.rounds,
  };
};

test.each(kinds)('after every input of %s the plain reducer shows what the engine shows', kind => {
  const endings = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const { start, plain, inputs } = record(kind, seed);
    const engine = keptPurely(start);
    const baseline = keptPlainly(plain);
    expect(plainFacts(baseline.state())).toEqual(engineFacts(engine.state()));
    inputs.forEach((input, n) => {
      engine.take(input, randomAt(seedOf(seed), n + 1));
      baseline.take(input, randomAt(seedOf(seed), n + 1));
      expect(plainFacts(baseline.state()), `after ${JSON.stringify(input)}`).toEqual(engineFacts(engine.state()));
    });
    for (const { because } of engine.state().rounds) endings.add(because);
  }
  expect(endings).toContain('police');
});

const wild: readonly Move[] = [
  { type: 'ready' },
  { type: 'roles', officer: 1 },
  { type: 'give', cards: ['i01'] },
  { type: 'give', cards: ['i05', 'i05'] },
  { type: 'give', cards: ['i07', 'i02'] },
  { type: 'swap', want: false },
  { type: 'intend', cell: '1,0' },
  { type: 'intend', cell: null },
  { type: 'look', cell: '0,1' },
  { type: 'look', cell: '3,0' },
  { type: 'look', cell: null },
  { type: 'point', cell: '0,1' },
  { type: 'point', cell: '3,0' },
  { type: 'unpoint' },
];

test.each(kinds)('in %s both allow the same and refuse the rest by the same rule', kind => {
  const { start, plain, inputs } = record(kind, 5);
  const engine = keptPurely(start);
  const baseline = keptPlainly(plain);
  const dice = randomAt(seedOf(5), 1);
  const refused = new Set<string>();
  [...inputs, undefined].forEach((input, n) => {
    const by = dice.below(start.sides.length);
    const attempt: Input<Move> = { by, at: input?.at ?? 0, move: must(wild, n % wild.length) };
    const verdict = shadows.decide(engine.state(), attempt, randomAt(seedOf(9), n));
    const next = reduce(baseline.state(), attempt, randomAt(seedOf(9), n));
    const rule = 'refused' in verdict ? verdict.refused : undefined;
    expect('refused' in next ? next.refused : undefined, JSON.stringify(attempt)).toBe(rule);
    if (rule !== undefined) refused.add(rule);
    if (input === undefined) return;
    engine.take(input, randomAt(seedOf(5), n + 1));
    baseline.take(input, randomAt(seedOf(5), n + 1));
  });
  expect(refused.size).toBeGreaterThan(4);
});

test.each(kinds)('dice play the same random match of %s over the plain state, the pure fold and the twin', kind => {
  const { start, plain } = record(kind, 6);
  const keepers = { plain: keptPlainly(plain), pure: keptPurely(start), twin: keptInPlace(start) };
  const matches = Object.values(keepers).map(keeper => rolledOut(keeper, seedOf(6), randomAt(seedOf(8), 0)));
  for (const inputs of matches) expect(inputs).toEqual(matches[0]);
  expect(matches[0]!.length).toBeGreaterThan(20);
  expect(keepers.twin.state).toEqual(keepers.pure.state());
  expect(plainFacts(keepers.plain.state())).toEqual(engineFacts(keepers.pure.state()));
});
