import type { Game, Json } from '@lamplight/contract';
import { type Dash, dashKit } from '@lamplight/testkit/examples/dash';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { describe, expect, test } from 'vitest';
import { anyKit } from '../kit.ts';
import { linesOf, type ScenarioResult } from './result.ts';
import { runScenario, type StagedGame } from './run.ts';

const dash = dashKit.game;
const kits = [anyKit(mineKit), anyKit(dashKit)];

const scenario = (game: string, given: string, ...steps: readonly string[]): string =>
  ['title: t', `rules: [${game === 'dash' ? 'DA' : 'MI'}-PART-1]`, `game: ${game}`, `given: ${given}`, 'steps:']
    .concat(steps.map(step => `  - ${step}`))
    .join('\n');

function said(text: string, played: readonly StagedGame[] = kits): readonly string[] {
  const result = runScenario(text, 'x.yaml', played);
  return result.passed ? ['passed'] : [result.failure.kind, ...linesOf(result)];
}

describe('a move', () => {
  test('must be accepted where no refusal is expected', () => {
    expect(said(scenario('mine', '{}', '{ by: bo, move: { type: pass } }'))).toEqual([
      'unmet',
      "x.yaml:6:15: step 1: bo's move was refused by MI-TURN-1: a step without `refused` must be accepted.",
    ]);
  });

  test('must be refused where a refusal is expected', () => {
    expect(said(scenario('dash', '{}', '{ by: bo, move: { type: step }, refused: DA-MOVE-2 }'))).toEqual([
      'unmet',
      "x.yaml:6:37: step 1: bo's move was accepted: expected a refusal by DA-MOVE-2.",
    ]);
  });

  test('must be refused by that very rule', () => {
    const step = '{ by: bo, move: { type: pass }, refused: MI-PLAY-2 }';
    expect(said(scenario('mine', '{}', step))).toEqual([
      'unmet',
      "x.yaml:6:37: step 1: bo's move was refused by MI-TURN-1: expected a refusal by MI-PLAY-2.",
    ]);
  });

  test('is made at the time that the clock shows', () => {
    const steps = ['{ at: 1min }', '{ by: ann, move: { type: pass }, refused: MI-TURN-1 }'];
    expect(said(scenario('mine', '{}', ...steps))).toEqual(['passed']);
  });
});

describe('time', () => {
  test('may stand still', () => {
    expect(said(scenario('dash', '{ time: 2s }', '{ at: 2s }', '{ by: ann, move: { type: step } }'))).toEqual([
      'passed',
    ]);
  });

  test('begins where the table says', () => {
    expect(said(scenario('dash', '{ time: 2s }', '{ at: 1s }', '{ by: ann, move: { type: step } }'))).toEqual([
      'misread',
      'x.yaml:6:7: step 1, at: Time runs forward: it is 2s already.',
    ]);
  });

  test('rings what is due before the first step', () => {
    expect(said(scenario('dash', '{ time: 5s }', '{ see: ann, has: { ended: DA-END-2 } }'))).toEqual(['passed']);
  });

  test.each(['300ms', '0.3s', '0.3 s', '0.005min'])('can be written %s', at => {
    const steps = ['{ by: ann, move: { type: step } }', `{ at: ${at} }`, '{ by: ann, move: { type: step } }'];
    expect(said(scenario('dash', '{}', ...steps))).toEqual(['passed']);
  });
});

describe('a view', () => {
  const text = scenario(
    'mine',
    '{ hands: { ann: [dig, dig] }, looked: { ann: [1] } }',
    '{ see: ann, has: { turn: ann } }',
    '{ see: ann, has: { hand: [dig, lantern], present: { bo: false } }, lacks: [role, known.1, ended] }',
  );

  test('says everything in which it differs, each with the place of its key', () => {
    expect(said(text)).toEqual([
      'unmet',
      'x.yaml:7:24: step 2: ann sees hand: expected ["dig","lantern"], found ["dig","dig"].',
      'x.yaml:7:57: step 2: ann sees present.bo: expected false, found true.',
      expect.stringMatching(/^x\.yaml:7:80: step 2: ann sees role: expected nothing, found "(mole|digger)"\.$/),
      expect.stringMatching(/^x\.yaml:7:86: step 2: ann sees known\.1: expected nothing, found "(gold|stone)"\.$/),
    ]);
  });

  test('is also told as data', () => {
    const { failure } = runScenario(text, 'x.yaml', kits) as Extract<ScenarioResult, { passed: false }>;
    expect(failure.step).toBe(2);
    expect(failure.flaws[0]).toEqual({
      line: 7,
      column: 24,
      path: 'hand',
      expected: '["dig","lantern"]',
      found: '["dig","dig"]',
      sentence: 'step 2: ann sees hand: expected ["dig","lantern"], found ["dig","dig"].',
    });
  });

  test('stops the scenario at the first step that fails', () => {
    const wrong = '{ see: audience, has: { turn: bo } }';
    expect(said(scenario('mine', '{}', wrong, wrong))).toHaveLength(2);
  });
});

describe('an offer', () => {
  test.each([
    ['true', 'step', 'passed'],
    ['false', 'step', 'x.yaml:6:42: step 1: this move is offered to ann: expected that it is not.'],
  ])('that is %s for %s', (is, type, sentence) => {
    expect(said(scenario('dash', '{}', `{ offers: ann, move: { type: ${type} }, is: ${is} }`)).at(-1)).toBe(sentence);
  });

  test('that is not made', () => {
    const given = '{ squares: { ann: 1 } }';
    expect(said(scenario('dash', given, '{ offers: ann, move: { type: bet, on: bo }, is: true }')).at(-1)).toBe(
      'x.yaml:6:49: step 1: this move is not offered to ann: expected that it is.',
    );
  });

  test('is what the game forbids, where it lists too many moves to ask for', () => {
    const game: Game<Dash> = {
      ...dash,
      moves: () => {
        throw new Error('too many to list');
      },
      forbids: (_view, move) => (move.type === 'bet' ? 'DA-BET-1' : undefined),
    };
    const steps = [
      '{ offers: ann, move: { type: step }, is: true }',
      '{ offers: ann, move: { type: bet, on: bo }, is: false }',
    ];
    expect(said(scenario('dash', '{}', ...steps), [staged(game)])).toEqual(['passed']);
  });
});

describe('a broken game', () => {
  const step = '{ by: ann, move: { type: step } }';

  test('that throws fails at the step, with its own sentence', () => {
    const decide = (): never => {
      throw new Error('the lamp went out');
    };
    const [kind, sentence] = said(scenario('dash', '{}', '{ at: 1s }', step), [staged({ ...dash, decide })]);
    expect(kind).toBe('crashed');
    expect(sentence).toMatch(
      /^x\.yaml:7:5: step 2: The game threw an error: the lamp went out \(at .*play\.test\.ts:\d+:\d+\)+$/,
    );
  });

  test('that changes the state while it refuses is found out', () => {
    const decide: typeof dash.decide = state => {
      (state as { endsAt: number }).endsAt = 1;
      return { refused: 'DA-MOVE-1' };
    };
    const refused = '{ by: ann, move: { type: step }, refused: DA-MOVE-1 }';
    expect(said(scenario('dash', '{}', refused), [staged({ ...dash, decide })])).toEqual([
      'unmet',
      "x.yaml:6:16: step 1: ann's move was refused, yet it changed the state.",
    ]);
  });

  test('that cannot be set fails at what is given', () => {
    const stage = {
      set: (): Json => {
        throw new Error('no table');
      },
    };
    const kit = { game: dash, stage } as unknown as StagedGame;
    expect(said(scenario('dash', '{}', step), [kit])[1]).toMatch(
      /^x\.yaml:4:1: given: The game threw an error: no table/,
    );
  });
});

/** Replaces the game that the stage sets up by another. */
function staged(game: Game<Dash>): StagedGame {
  const set: typeof dashKit.stage.set = (given, seed) => ({ ...dashKit.stage.set(given, seed), game });
  return { game, stage: { ...dashKit.stage, set } } as unknown as StagedGame;
}
