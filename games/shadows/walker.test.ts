import { advance, type Match, open, randomAt, seedOf, submit, type Table } from '@lamplight/contract';
import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { shadowsKit } from './kit.ts';
import { cellAt, centre, distance, nameOf, openCells, targetsOf } from './src/board.ts';
import { type Shadows, shadows } from './src/index.ts';
import { planOf } from './src/journey.ts';
import { layerFrom } from './src/layer.ts';
import type { Move, Options, View } from './src/words.ts';
import { decoded, walker } from './walker.ts';

const random = randomAt(seedOf(1), 0);
const intentOf = (view: View) => walker()({ view, told: [], at: 0, random });
const moveOf = (view: View) => intentOf(view)?.move;

/** A whole match, one seat after the other; a refusal throws. */
function playedOut(table: Table<Options>, seed: number) {
  let match: Match<Shadows> = open(shadows, table, seedOf(seed)).match;
  const players = Array.from({ length: table.seats }, walker);
  const made: Move[] = [];
  while (shadows.outcome(match.state) === undefined) {
    const before = match.seq;
    for (const [by, player] of players.entries()) {
      const intent = player({ view: shadows.view(match.state, by), told: [], at: match.now, random });
      if (intent === undefined) continue;
      expect(intent.wait).toBeGreaterThanOrEqual(2_000);
      expect(intent.wait).toBeLessThanOrEqual(5_000);
      const progress = submit(shadows, match, { by, move: intent.move, at: match.now + intent.wait });
      if (progress.refused !== undefined) throw new Error(`${JSON.stringify(intent.move)}: ${progress.refused}`);
      match = progress.match;
      made.push(intent.move);
    }
    if (match.seq === before) match = advance(shadows, match, shadows.alarm(match.state)!).match;
  }
  return { rounds: match.state.rounds, made, because: shadows.outcome(match.state)?.because };
}

test.each([1, 2, 3, 4, 5, 6])('alone it walks a shortest journey in every round: seed %i', seed => {
  const { table } = shadowsKit.seat(1)!;
  const { rounds, because } = playedOut(table, seed);
  expect(because).toBe('client');
  expect(rounds).toHaveLength(2);
  for (const { maps, clues } of rounds) {
    const plan = planOf(layerFrom(maps.black));
    expect(clues.black).toHaveLength(plan.movesFrom(plan.placeOf(centre, []))!);
  }
});

test('two walkers end every round at a client, and meet no police', () => {
  const { table } = shadowsKit.seat(2)!;
  const { rounds, made, because } = playedOut(table, 5);
  expect(because).toBe('client');
  expect(rounds.every(round => round.because === 'client')).toBe(true);
  const clues = rounds.flatMap(round => [...round.clues.black, ...round.clues.orange!]);
  expect(clues.length).toBeGreaterThan(10);
  expect(clues.filter(({ found }) => found === 'police')).toEqual([]);
  expect(made.some(({ type }) => type === 'roles' || type === 'intend')).toBe(false);
});

test('the code reaches every cell that the cards lead to, whatever order they lie in', () => {
  const cards = Array.from({ length: 20 }, (_, n) => `i${n + 10}`);
  expect(new Set(cards.map(card => decoded([card], centre)))).toEqual(new Set(targetsOf(centre, 1)));
  const twos = cards.map(card => ['i30', card]);
  expect(new Set(twos.map(two => decoded(two, centre)))).toEqual(new Set(targetsOf(centre, 2)));
  for (const two of twos) expect(decoded(two.toReversed(), centre)).toBe(decoded(two, centre));
});

const teams = { black: { officer: 'ada', detectives: ['bo', 'eve'] }, orange: { officer: 'cy', detectives: ['di'] } };
const available = Array.from({ length: 10 }, (_, n) => `i${n + 21}`);
const share = { evidence: [], police: [], client: [] };
/** The common evidence is on the way to the client, black's own on the far side of the board. */
const map = {
  common: { ...share, evidence: ['0,1', '0,2', '0,3'], client: ['1,2'] },
  black: { ...share, evidence: ['-3,0', '-3,1', '-3,2'] },
  orange: share,
};
const aimed = (view: View) => {
  const move = moveOf(view);
  if (move?.type !== 'give') throw new Error(`The Officer does not give, but ${JSON.stringify(move)}.`);
  return nameOf(decoded(move.cards, cellAt(view.teams.black.at)));
};

test('[SA-RESOLVE-2] common evidence that the rival has found is no goal any more', () => {
  const before = scene(shadowsKit, { teams, map, available }).seat('ada').sees();
  expect(['0,1', '0,2']).toContain(aimed(before));
  const found = { orange: ['0,1', '0,2', '0,3'] };
  const after = scene(shadowsKit, { teams, map, available, evidence: found }).seat('ada').sees();
  expect(['0,1', '0,2']).not.toContain(aimed(after));
});

test('Detectives point where the cards say, once, and wait for the others', () => {
  const play = scene(shadowsKit, { teams, map, available, holding: { black: ['i50'] } });
  const point = { type: 'point', cell: nameOf(decoded(['i50'], centre)) };
  const [bo, eve] = [play.seat('bo'), play.seat('eve')];
  expect(moveOf(bo.sees())).toEqual(point);
  bo.plays(moveOf(bo.sees())!);
  expect(moveOf(bo.sees())).toBeUndefined();
  expect(moveOf(play.seat('ada').sees())).toBeUndefined();
  eve.plays(moveOf(eve.sees())!);
  expect(play.audience.sees().teams.black.at).toBe(point.cell);
  expect(moveOf(bo.sees())).toBeUndefined();
});

const near = openCells.filter(cell => cell !== centre && (distance(centre, cell) ?? 0) <= 2).map(nameOf);
const surrounded = { common: { ...share, police: near }, black: share, orange: share };

test('[SA-SWAP-1] with police wherever the cards lead it asks for others, and does not wait for ever', () => {
  const ada = scene(shadowsKit, { teams, map: surrounded, available }).seat('ada');
  expect(moveOf(ada.sees())).toEqual({ type: 'swap', want: true });
  ada.plays({ type: 'swap', want: true });
  expect(moveOf(ada.sees())?.type).toBe('give');
});

test('[SA-COOP-3] alone it swaps rather than lose a move', () => {
  const given = { teams: { black: teams.black }, map: { common: map.common, black: map.black }, available };
  const view = scene(shadowsKit, given).seat('ada').sees();
  expect(['0,1', '0,2']).toContain(aimed(view));
  // A single card that stands for a cell from which the journey is as long as from the start.
  const astray = available.find(card => decoded([card], centre) === cellAt('1,-1'))!;
  expect(moveOf({ ...view, available: [astray] })).toEqual({ type: 'swap', want: true });
});

test('it says to be ready once, and then waits for the count', () => {
  const play = scene(shadowsKit, { teams, phase: 'lobby' });
  const ada = play.seat('ada');
  expect(moveOf(ada.sees())).toEqual({ type: 'ready' });
  ada.plays({ type: 'ready' });
  expect(intentOf(ada.sees())).toBeUndefined();
  expect(intentOf(play.audience.sees())).toBeUndefined();
});
