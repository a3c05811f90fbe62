import { dashKit } from '@lamplight/testkit/examples/dash';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { describe, expect, test } from 'vitest';
import { anyKit } from '../kit.ts';
import { linesOf } from './result.ts';
import { runScenario } from './run.ts';

const kits = [anyKit(mineKit), anyKit(dashKit)];

function said(text: string): readonly string[] {
  const result = runScenario(text, 'x.yaml', kits);
  if (result.passed) return ['passed'];
  expect(result.failure.kind).toBe('misread');
  return linesOf(result);
}

const withSteps = (...steps: readonly string[]): string =>
  ['title: t', 'rules: [DA-MOVE-1]', 'game: dash', 'steps:', ...steps.map(step => `  - ${step}`)].join('\n');

const step = '{ by: ann, move: { type: step } }';

describe('the top of a scenario', () => {
  const good = { title: 't', rules: '[DA-MOVE-1]', game: 'dash', given: '{}', seed: '3', steps: `[${step}]` };
  const top = (change: Readonly<Record<string, string | undefined>>): string =>
    Object.entries({ ...good, ...change })
      .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
      .join('\n');

  test('may leave out what is given and the seed, and nothing else', () => {
    expect(said(top({}))).toEqual(['passed']);
    expect(said(top({ given: undefined, seed: undefined }))).toEqual(['passed']);
  });

  test.each([
    ['not a mapping', '- 1', ['x.yaml:1:1: Write a mapping here, not [1].']],
    ['not even a list', 'hello', ['x.yaml:1:1: Write a mapping here, not "hello".']],
    [
      'an unknown key',
      top({ setps: '[]' }),
      [
        'x.yaml:7:1: setps: There is no key "setps": did you mean "steps"? Write one of title, rules, game, given, seed, steps.',
      ],
    ],
    ['no title', top({ title: undefined }), ['x.yaml:1:1: The key "title" is missing: add it.']],
    ['an empty title', top({ title: '""' }), ['x.yaml:1:1: title: Write a text here, not "".']],
    ['no rules', top({ rules: undefined }), ['x.yaml:1:1: The key "rules" is missing: add it.']],
    ['one rule, no list', top({ rules: 'DA-MOVE-1' }), ['x.yaml:2:1: rules: Write a list here, not "DA-MOVE-1".']],
    ['an empty list of rules', top({ rules: '[]' }), ['x.yaml:2:1: rules: Write at least 1 here.']],
    [
      'no id of a rule',
      top({ rules: '[DA-MOVE-1, DA-move]' }),
      ['x.yaml:2:20: rules.1: A rule has an id such as SA-MOVE-2 or EM-CARD-MI-GO-1, and "DA-move" is none.'],
    ],
    [
      'a rule twice',
      top({ rules: '[DA-MOVE-1, DA-MOVE-1]' }),
      ['x.yaml:2:20: rules.1: "DA-MOVE-1" stands twice in this list: leave one of them out.'],
    ],
    ['no game', top({ game: undefined }), ['x.yaml:1:1: The key "game" is missing: add it.']],
    [
      'an unknown game',
      top({ game: 'dahs' }),
      ['x.yaml:3:1: game: There is no game "dahs": did you mean "dash"? Write one of mine, dash.'],
    ],
    ['given as a list', top({ given: '[]' }), ['x.yaml:4:1: given: Write a mapping here, not [].']],
    ['given left empty', top({ given: '' }), ['x.yaml:4:1: given: Write a mapping here, not null.']],
    ['a seed that is none', top({ seed: '-1' }), ['x.yaml:5:1: seed: Write a whole number from 0 up here, not -1.']],
    ['no steps', top({ steps: undefined }), ['x.yaml:1:1: The key "steps" is missing: add it.']],
    [
      'steps that are no list',
      top({ steps: step }),
      ['x.yaml:6:1: steps: Write a list here, not {"by":"ann","move":{"type":"step"}}.'],
    ],
  ])('with %s is refused', (_name, text, sentences) => {
    expect(said(text)).toEqual(sentences);
  });

  test.each([
    ['no step', '[]'],
    ['only time', '[{ at: 1s }]'],
  ])('with nothing that could fail is refused: %s', (_name, steps) => {
    expect(said(top({ steps }))).toEqual([
      'x.yaml:6:1: steps: Nothing is expected here, so nothing can fail: add a step with `by`, `see` or `offers`.',
    ]);
  });

  test('that is broken YAML is refused with its place', () => {
    expect(said('title: [')).toEqual([
      'x.yaml:1:9: This cannot be read as YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ]);
  });
});

describe('a step', () => {
  test.each([
    ['no mapping', 'wait', 'x.yaml:5:5: step 1: Write a mapping here, not "wait".'],
    [
      'of no kind',
      '{ type: step }',
      'x.yaml:5:5: step 1: This is no step: it needs one of the keys by, at, see, offers.',
    ],
    [
      'of a mistyped kind',
      '{ offres: ann }',
      'x.yaml:5:7: step 1, offres: There is no key "offres": did you mean "offers"?',
    ],
    [
      'of two kinds',
      '{ at: 1s, by: ann, move: {} }',
      'x.yaml:5:15: step 1, by: A step is either `at` or `by`: make two steps of it.',
    ],
    [
      'of two kinds that share a key',
      '{ by: ann, move: {}, offers: ann, is: true }',
      'x.yaml:5:26: step 1, offers: A step is either `by` or `offers`: make two steps of it.',
    ],
    ['by without a move', '{ by: ann }', 'x.yaml:5:5: step 1: The key "move" is missing: add it.'],
    [
      'by with a mistyped key',
      '{ by: ann, move: {}, refuse: DA-MOVE-1 }',
      'x.yaml:5:26: step 1, refuse: There is no key "refuse": did you mean "refused"? Write one of by, move, refused.',
    ],
    [
      'by with a key of another kind',
      '{ by: ann, move: {}, is: true }',
      'x.yaml:5:26: step 1, is: There is no key "is". Write one of by, move, refused.',
    ],
    ['by nobody', '{ by: , move: {} }', 'x.yaml:5:7: step 1, by: Write a text here, not null.'],
    [
      'refused by no rule',
      '{ by: ann, move: {}, refused: true }',
      'x.yaml:5:26: step 1, refused: Write a text here, not true. In quotes it would be one.',
    ],
    [
      'at no time',
      '{ at: 90 }',
      'x.yaml:5:7: step 1, at: Write a time with its unit here, such as 90s, 500ms or 2min, not 90.',
    ],
    [
      'at a part of a millisecond',
      '{ at: 0.5ms }',
      'x.yaml:5:7: step 1, at: Write a time with its unit here, such as 90s, 500ms or 2min, not "0.5ms".',
    ],
    [
      'see without anything to see',
      '{ see: ann }',
      'x.yaml:5:5: step 1: Say what is seen: add `has`, `lacks` or both.',
    ],
    [
      'see with an empty has',
      '{ see: ann, has: {} }',
      'x.yaml:5:17: step 1, has: An empty `has` holds for every view: say what is seen.',
    ],
    [
      'see with a has that is no mapping',
      '{ see: ann, has: [me] }',
      'x.yaml:5:17: step 1, has: Write a mapping here, not ["me"].',
    ],
    ['see with an empty lacks', '{ see: ann, lacks: [] }', 'x.yaml:5:17: step 1, lacks: Write at least 1 here.'],
    [
      'see with one path, no list',
      '{ see: ann, lacks: myBet }',
      'x.yaml:5:17: step 1, lacks: Write a list here, not "myBet".',
    ],
    [
      'see with a broken path',
      '{ see: ann, lacks: [myBet, bets..ann] }',
      'x.yaml:5:32: step 1, lacks.1: Write a path of keys with dots between them, such as teams.black, not "bets..ann".',
    ],
    [
      'see with a length that is none',
      '{ see: ann, has: { bets: { length: two } } }',
      'x.yaml:5:32: step 1, has.bets.length: Write a whole number from 0 up here, not "two".',
    ],
    [
      'see with not beside others',
      '{ see: ann, has: { me: { not: bo, also: cy } } }',
      'x.yaml:5:30: step 1, has.me.not: `not` stands alone: `{ not: x }` in place of a value.',
    ],
    ['offers without is', '{ offers: ann, move: {} }', 'x.yaml:5:5: step 1: The key "is" is missing: add it.'],
    [
      'offers with a word for is',
      '{ offers: ann, move: {}, is: yes }',
      'x.yaml:5:30: step 1, is: Write true or false here, not "yes".',
    ],
  ])('%s is refused', (_name, text, sentence) => {
    expect(said(withSteps(text, step))).toEqual([sentence]);
  });

  test.each([
    [
      'by',
      '{ by: anm, move: { type: step } }',
      'x.yaml:6:7: step 2, by: There is no player "anm": did you mean "ann"? Write one of ann, bo.',
    ],
    [
      'by',
      '{ by: audience, move: { type: step } }',
      'x.yaml:6:7: step 2, by: There is no player "audience". Write one of ann, bo.',
    ],
    [
      'see',
      '{ see: cy, lacks: [myBet] }',
      'x.yaml:6:7: step 2, see: There is no viewer "cy". Write one of ann, bo, audience.',
    ],
    [
      'offers',
      '{ offers: di, move: { type: step }, is: true }',
      'x.yaml:6:7: step 2, offers: There is no player "di". Write one of ann, bo.',
    ],
  ])('%s somebody who is not there is refused before anything is played', (_name, text, sentence) => {
    const failing = '{ see: ann, has: { me: nobody } }';
    expect(said(withSteps(failing, text))).toEqual([sentence]);
  });

  test.each([
    [
      'by',
      '{ by: ann, move: { type: jump } }',
      'move: The move {"type":"jump"} cannot be read. A move of dash is step, or bet with `on`: a seat from 0 to 3.',
    ],
    [
      'by, though a refusal is expected',
      '{ by: ann, move: { type: jump }, refused: DA-MOVE-1 }',
      'move: The move {"type":"jump"} cannot be read. A move of dash is step, or bet with `on`: a seat from 0 to 3.',
    ],
    [
      'offers, though it is false',
      '{ offers: ann, move: { type: jump }, is: false }',
      'move: The move {"type":"jump"} cannot be read. A move of dash is step, or bet with `on`: a seat from 0 to 3.',
    ],
    [
      'by, with an unknown name inside',
      '{ by: ann, move: { type: bet, on: cy } }',
      'move.on: There is no player "cy". Write one of ann, bo.',
    ],
  ])('with a malformed move is refused: %s', (_name, text, sentence) => {
    expect(said(withSteps(text))).toEqual([expect.stringMatching(/^x\.yaml:5:\d+: step 1, /)]);
    expect(said(withSteps(text))[0]).toContain(`step 1, ${sentence}`);
  });

  test('that goes back in time is refused', () => {
    expect(said(withSteps('{ at: 2s }', '{ at: 1500ms }', step))).toEqual([
      'x.yaml:6:7: step 2, at: Time runs forward: it is 2s already.',
    ]);
  });
});
