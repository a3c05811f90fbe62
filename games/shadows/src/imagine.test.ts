import { must, randomAt, seedOf, unseal } from '@lamplight/contract';
import { type ScenePlay, scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { type Shadows, shadowsKit } from '../kit.ts';
import { cellAt } from './board.ts';
import type { MapThing } from './words.ts';

const teams = { black: { officer: 'ada', detectives: ['bo'] }, orange: { officer: 'cy', detectives: ['di'] } };

/** What the viewer thinks the cell may be for the team, over this many imagined worlds. */
function imagined(play: ScenePlay<Shadows>, name: string, team: number, cell: string): ReadonlySet<MapThing | null> {
  const view = play.seat(name).sees();
  const worlds = Array.from({ length: 120 }, (_, n) => shadowsKit.game.imagine(view, randomAt(seedOf(1), n)));
  return new Set(worlds.map(world => must(unseal(must(world.maps, team)), cellAt(cell))));
}

test('[SA-RESOLVE-7] a cell that gave nothing may be neutral or an early client, and nothing else', () => {
  const play = scene(shadowsKit, { teams, map: {}, holding: { black: ['i20'] } });
  expect(imagined(play, 'bo', 0, '-1,0')).toEqual(new Set([null, 'evidence', 'common-evidence', 'police', 'client']));
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  expect(imagined(play, 'bo', 0, '-1,0')).toEqual(new Set([null, 'client']));
  expect(imagined(play, 'bo', 1, '-1,0')).toContain('police');
});

test('a cell that gave nothing before the rival found evidence there was never evidence', () => {
  const map = { orange: { evidence: ['-1,0'] } };
  const play = scene(shadowsKit, { teams, map, holding: { black: ['i20'], orange: ['i30'] } });
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  play.at(1_000);
  play.seat('di').plays({ type: 'point', cell: '-1,0' });
  expect(imagined(play, 'bo', 0, '-1,0')).toEqual(new Set([null]));
  expect(imagined(play, 'bo', 1, '-1,0')).toEqual(new Set(['evidence']));
});

test('a cell that gave nothing after the rival had found evidence there may have been evidence', () => {
  const map = { common: { evidence: ['-1,0'] } };
  const play = scene(shadowsKit, { teams, map, holding: { black: ['i20'], orange: ['i30'] } });
  play.seat('di').plays({ type: 'point', cell: '-1,0' });
  play.at(1_000);
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  expect(imagined(play, 'bo', 0, '-1,0')).toEqual(new Set([null, 'common-evidence']));
});

test('with three pieces of evidence a cell that gave nothing is no client, even in the same instant', () => {
  const map = { black: { evidence: ['3,0', '3,-1', '-1,0'] } };
  const play = scene(shadowsKit, {
    ...{ teams, map, evidence: { black: ['3,0', '3,-1'] }, holding: { black: ['i20'] } },
    available: ['i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08', 'i09', 'i10'],
  });
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  play.seat('ada').plays({ type: 'give', cards: ['i01'] });
  play.seat('bo').plays({ type: 'point', cell: '-2,0' });
  expect(imagined(play, 'bo', 0, '-2,0')).toEqual(new Set([null, 'evidence', 'common-evidence']));
  expect(imagined(play, 'bo', 0, '3,0')).toEqual(new Set(['evidence', 'common-evidence']));
});

test('an Officer imagines the own map as it is, and the rival map with the same common things', () => {
  const play = scene(shadowsKit, { teams });
  const { map = {} } = play.seat('ada').sees();
  for (const [cell, thing] of Object.entries(map)) expect(imagined(play, 'ada', 0, cell)).toEqual(new Set([thing]));
  const common = Object.keys(map).filter(cell => map[cell] === 'common-evidence');
  expect(common).toHaveLength(3);
  for (const cell of common) expect(imagined(play, 'ada', 1, cell)).toEqual(new Set(['common-evidence']));
});
