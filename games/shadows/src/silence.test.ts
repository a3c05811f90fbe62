/** [SA-RESOLVE-7] The same move in worlds that differ only in what lies on the cell, seen by everybody at the table. */
import { advance, type Json, seedOf, submit, toldOf, type Viewer } from '@lamplight/contract';
import { JsonSpot } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { shadowsKit } from '../kit.ts';

const { game, stage } = shadowsKit;
const teams = { black: { officer: 'ada', detectives: ['bo', 'dee'] }, orange: { officer: 'cy', detectives: ['di'] } };
const base = {
  teams,
  options: { agreement: 'any' },
  available: ['i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08', 'i09', 'i10'],
  deck: ['i11', 'i12', 'i13'],
  evidence: { black: ['3,0', '3,-1'], orange: ['0,1'] },
  holding: { black: ['i20'] },
};
const common = { evidence: ['0,1'] };
const black = { evidence: ['3,0', '3,-1'] };

/** Black goes to -1,0, back, and to 0,1, where orange has found evidence. What is there differs, and is silent. */
const worlds: Readonly<Record<string, Json>> = {
  neutral: { common, black },
  'an early client': { common: { ...common, client: ['-1,0'] }, black },
  'an early client of its own': { common, black: { ...black, client: ['-1,0'] } },
  'a neutral cell in place of used evidence': { black, orange: { evidence: ['0,1'] } },
  "the rival's evidence": { common, black, orange: { evidence: ['-1,0'] } },
  "the rival's police": { common, black, orange: { police: ['-1,0'] } },
};

/** Everything that reaches a viewer: each view, each telling, the moves offered, and the next alarm. */
function heard(map: Json, viewer: Viewer, more: object = {}): readonly string[] {
  const scene = stage.set(new JsonSpot({ ...base, map, ...more }, ['given']), seedOf(1));
  let { match } = scene;
  const lines: string[] = [];
  const moves = [
    { by: 1, at: 1_000, move: { type: 'point', cell: '-1,0' } },
    { by: 0, at: 2_000, move: { type: 'give', cards: ['i01'] } },
    { by: 2, at: 3_000, move: { type: 'point', cell: '0,0' } },
    { by: 0, at: 4_000, move: { type: 'give', cards: ['i02'] } },
    { by: 1, at: 5_000, move: { type: 'point', cell: '0,1' } },
  ] as const;
  for (const input of moves) {
    const progress = submit(game, match, input);
    expect(progress.refused).toBeUndefined();
    match = progress.match;
    const view = game.view(match.state, viewer);
    const told = progress.steps.flatMap(step => toldOf(game, step, viewer));
    lines.push(JSON.stringify([view, told, [...game.moves(view, input.at)], game.alarm(match.state) ?? null]));
  }
  expect(advance(game, match, 3_600_000).steps).toEqual([]);
  return lines;
}

const names = Object.keys(worlds).filter(name => name !== 'neutral');
const viewers = {
  'a Detective': 1,
  'the other Detective': 2,
  'the rival Detective': 4,
  'the audience': 'audience',
} as const;

describe.each(Object.entries(viewers))('[SA-RESOLVE-7] to %s', (_who, viewer) => {
  test.each(names)('%s is byte for byte a neutral cell', name => {
    expect(heard(worlds[name] ?? null, viewer)).toEqual(heard(worlds.neutral ?? null, viewer));
  });
});

test('[SA-RESOLVE-7] a fourth piece of evidence is byte for byte a neutral cell', () => {
  const full = { evidence: { black: ['3,0', '3,-1', '3,-2'], orange: ['0,1'] } };
  const three = ['3,0', '3,-1', '3,-2'];
  for (const viewer of Object.values(viewers)) {
    const fourth = heard({ common, black: { evidence: [...three, '-1,0'] } }, viewer, full);
    expect(fourth).toEqual(heard({ common, black: { evidence: three } }, viewer, full));
  }
});

test('[SA-RESOLVE-7] the rival Officer learns nothing of what is black alone', () => {
  const client = heard(worlds['an early client of its own'] ?? null, 3);
  expect(client).toEqual(heard(worlds.neutral ?? null, 3));
});

test('[SA-RESOLVE-7] the own Officer sees the difference, or this test would compare nothing', () => {
  const client = heard(worlds['an early client'] ?? null, 0);
  expect(client).not.toEqual(heard(worlds.neutral ?? null, 0));
});

test('[SA-RESOLVE-7] what is no silence is heard by all', () => {
  const police = { common: { ...common, police: ['-1,0'] }, black };
  for (const viewer of Object.values(viewers)) {
    expect(heard(police, viewer)[0]).not.toEqual(heard(worlds.neutral ?? null, viewer)[0]);
    expect(heard(police, viewer)[0]).toContain('"found":"police"');
  }
});
