import type { Game } from '@lamplight/contract';
import { type Dash, dashKit } from '@lamplight/testkit/examples/dash';
import { expect, test } from 'vitest';
import { brokenLaws } from './laws.ts';
import { perform, type StagedGame } from './run.ts';
import type { ScenarioScene } from './stage.ts';

const dash = dashKit.game;
const text = `title: t
rules: [DA-MOVE-1]
game: dash
steps:
  - { by: ann, move: { type: bet, on: bo } }
  - { by: bo, move: { type: step } }
  - { at: 5s }
  - { see: ann, has: { ended: DA-END-2 } }
`;

function brokenBy(change: Partial<Game<Dash>>, scene: Partial<ScenarioScene<Dash>> = {}): readonly string[] {
  const game = { ...dash, ...change };
  const set: typeof dashKit.stage.set = (given, seed) => ({ ...dashKit.stage.set(given, seed), game, ...scene });
  const { result, played } = perform(text, 'x.yaml', [
    { game, stage: { ...dashKit.stage, set } } as unknown as StagedGame,
  ]);
  if (played === undefined) throw new Error(`The scenario itself failed: ${JSON.stringify(result)}`);
  return brokenLaws(played);
}

test('a sound game keeps them', () => {
  expect(brokenBy({})).toEqual([]);
});

test('replay: a fold that keeps something to itself', () => {
  let folds = 0;
  const evolve: typeof dash.evolve = (state, event) => ({ ...dash.evolve(state, event), folds: folds++ });
  expect(brokenBy({ evolve })).toEqual([
    'replay: folding the recorded events gives another state than the one that was played.',
  ]);
});

test('redecide: a decision that depends on more than it is given', () => {
  let decided = 0;
  const decide: typeof dash.decide = (state, input, random) => {
    const verdict = dash.decide(state, input, random);
    decided += 1;
    if ('refused' in verdict || decided !== 5) return verdict;
    return { events: [...verdict.events, { type: 'attended', seat: 0, present: false }] };
  };
  expect(brokenBy({ decide })).toEqual([
    'redecide: input 2 decided again gives [{"type":"stepped","by":1,"to":1,"restsUntil":300},{"type":"attended","seat":0,"present":false}], not [{"type":"stepped","by":1,"to":1,"restsUntil":300}].',
  ]);
});

test('wire: a view that JSON changes', () => {
  const view: typeof dash.view = (state, viewer) => {
    const seen = dash.view(state, viewer);
    return viewer === 1 && seen.ended !== null ? { ...seen, endsAt: Number.POSITIVE_INFINITY } : seen;
  };
  expect(brokenBy({ view })).toEqual(['wire: after input 3, the view of bo does not survive JSON: see endsAt.']);
});

test('blind: a state imagined so that its viewer can tell', () => {
  const imagine: typeof dash.imagine = (view, random) => ({ ...dash.imagine(view, random), ended: null });
  const after = 'after input 3,';
  expect(brokenBy({ imagine })).toEqual(
    ['ann', 'bo', 'audience'].map(
      who => `blind: ${after} ${who} can tell an imagined state: ended is null, not "DA-END-2".`,
    ),
  );
  expect(brokenBy({ imagine }, { unimaginable: 'a table that no match reaches' })).toEqual([]);
});
