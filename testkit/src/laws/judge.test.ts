import { type Game, unseal } from '@lamplight/contract';
import { type Dash, dashKit } from '@lamplight/testkit/examples/dash';
import { type Mine, mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { lawNames } from './names.ts';
import { faultsIn } from './report.ts';

const mine = mineKit.game;
const standard = mineKit.trials.standard!;

/** Leaks rarely: only if a lantern is the last card of the deck and the tunnel has a certain length. */
const leaky: Game<Mine> = {
  ...mine,
  view: (state, viewer) => {
    const view = mine.view(state, viewer);
    const [last, ...more] = state.deck.map(unseal);
    return last === 'lantern' && more.length === 0 && state.tunnel === 2 ? { ...view, deckSize: 100 } : view;
  },
};

test('a failure says what the law says, where it broke, what differs and how to see it again', () => {
  const judgement = judge({ game: leaky, trials: { standard } }, 'standard', { laws: ['blind'] });
  const { seed, step, viewer } = judgement.rulings[0]!.broken!;
  const [sentence = ''] = faultsIn(judgement);
  expect(sentence).toMatch(/^mine \(standard\) breaks the law 'blind': To its viewer an imagined state looks like/);
  expect(sentence).toContain(
    `Seed ${seed}, step ${step}, viewer ${viewer}: In an imagined state it sees another view:`,
  );
  // Which of the two worlds shows the leak depends on the match that found it first.
  expect(sentence).toMatch(/deckSize is (100, not 1|1, not 100)\. /);
  expect(sentence).toContain(`To see it again: npm run laws -- mine --kind standard --seed ${seed} --law blind`);
});

test('a seed tried alone, by one law alone, breaks as it did among the others', () => {
  const judgement = judge({ game: leaky, trials: { standard } }, 'standard', { seeds: 40 });
  const broken = judgement.rulings.filter(ruling => ruling.broken !== undefined);
  expect(broken.map(({ law }) => law)).toEqual(['blind', 'noninterference']);
  for (const { law, broken: fault } of broken) {
    expect(fault?.seed).toBeGreaterThan(1);
    const [again] = judge({ game: leaky, trials: { standard } }, 'standard', {
      seed: fault?.seed,
      laws: [law],
    }).rulings;
    expect(again?.broken).toEqual(fault);
  }
});

test('and makes the same checks', () => {
  const among = judge(mineKit, 'standard', { seeds: 3 }).rulings.map(({ checks }) => checks);
  const alone = lawNames.map(law =>
    [1, 2, 3].reduce((sum, seed) => sum + judge(mineKit, 'standard', { seed, laws: [law] }).rulings[0]!.checks, 0),
  );
  expect(alone).toEqual(among);
});

test('a law that has nothing to check is broken', () => {
  const { rulings } = judge(mineKit, 'standard', { seeds: 0 });
  expect(rulings.map(({ broken }) => broken?.what)).toEqual(lawNames.map(() => 'There was nothing to check.'));
});

test('a game without a twin has nothing to check there, and says so', () => {
  const { twin, ...single } = mine;
  const [ruling] = judge({ game: single, trials: { standard } }, 'standard', { seeds: 1, laws: ['twin'] }).rulings;
  expect(ruling).toMatchObject({ checks: 0, moot: 'the game has no twin of `evolve`' });
  expect(ruling).not.toHaveProperty('broken');
});

test('a game without secrets has nothing to tell apart, and says so', () => {
  const openDash: Game<Dash> = {
    ...dashKit.game,
    moves: (view, at) => [...dashKit.game.moves(view, at)].filter(({ type }) => type === 'step'),
  };
  const two = { ...dashKit.trials.two!, hidden: { 0: '', 1: '', audience: '' } };
  const chosen = { seeds: 5, laws: ['told', 'hidden', 'noninterference'] } as const;
  const { rulings } = judge({ game: openDash, trials: { two } }, 'two', chosen);
  expect(rulings.map(({ law, moot, broken }) => [law, moot, broken])).toEqual([
    ['told', 'nothing is hidden from anybody', undefined],
    ['hidden', undefined, undefined],
    ['noninterference', 'nothing is hidden from anybody', undefined],
  ]);
});

test('an end that random play never reaches is a fault of all matches together', () => {
  const trials = { standard: { ...standard, seeds: 3, ends: [...standard.ends, 'MI-END-3'] } };
  const [fault] = faultsIn(judge({ game: mine, trials }, 'standard', { laws: ['ends'] }));
  expect(fault).toContain('All 3 matches: No match ended by MI-END-3.');
  expect(fault).toContain('npm run laws -- mine --kind standard --seeds 3 --law ends');
});

test.each([
  [
    'hides what varies',
    'deck.0-13 goals.0-2 hands.1-2 known.1-2',
    'imagined otherwise than it is, though not hidden by the snapshot: roles',
  ],
  [
    'knows too much',
    'deck.0-13 goals.0-2 hands.1-2 known.1-2 roles.1-2 turn',
    'Hidden by the snapshot, but never varies: turn for 0',
  ],
])('a snapshot that %s is a fault', (_name, seen, sentence) => {
  const trials = { standard: { ...standard, seeds: 16, hidden: { ...standard.hidden, 0: seen } } };
  const [ruling] = judge({ game: mine, trials }, 'standard', { laws: ['hidden'] }).rulings;
  expect(ruling?.broken?.what).toContain(sentence);
});

test('a star in a snapshot stands for every key', () => {
  const hidden = { ...standard.hidden, audience: 'deck.* goals hands.*.0-1 known.*.* roles' };
  const trials = { standard: { ...standard, seeds: 16, hidden } };
  const { rulings } = judge({ game: mine, trials }, 'standard', { laws: ['hidden', 'noninterference'] });
  expect(rulings.flatMap(({ broken }) => broken ?? [])).toEqual([]);
});

test.each([
  ['a viewer is missing', { 0: '', 1: '', audience: '' }, 'The snapshot leaves out viewer 2'],
  ['somebody is not at the table', { 0: '', 1: '', 2: '', 3: '', audience: '' }, 'The snapshot speaks of 3'],
])('a snapshot is rejected where %s', (_name, hidden, sentence) => {
  expect(() => judge({ game: mine, trials: { standard: { ...standard, hidden } } }, 'standard')).toThrow(sentence);
});

test('a match that cannot begin breaks every law, with the reason', () => {
  const setup = () => {
    throw new Error('the deck is lost');
  };
  const { rulings } = judge({ game: { ...mine, setup }, trials: { standard } }, 'standard', { seeds: 1 });
  expect(rulings.map(({ broken }) => broken?.what)).toEqual(lawNames.map(() => 'No match can begin: the deck is lost'));
});

test('an unknown kind is named with those there are', () => {
  expect(() => judge(mineKit, 'casual')).toThrow("There is no trial 'casual' of mine: there are standard.");
});
