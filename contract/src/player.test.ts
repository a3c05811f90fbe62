import { dashKit } from '@lamplight/testkit/examples/dash';
import { expect, test } from 'vitest';
import { open, submit } from './loop.ts';
import { randomPlayer } from './player.ts';
import { randomAt } from './random.ts';
import { seedOf } from './seed.ts';

const dash = dashKit.game;
const start = open(dash, { seats: 2, options: {} }, seedOf(1)).match;
const view = dash.view(start.state, 0);
const moment = (seq: number) => ({ view, told: [], at: 0, random: randomAt(seedOf(3), seq) });

test('the random player plays every move that is open to it, after at most its pace', () => {
  const intents = Array.from({ length: 60 }, (_, seq) => randomPlayer(dash, 100)()(moment(seq)));
  const moves = new Set(intents.map(intent => JSON.stringify(intent?.move)));
  expect([...moves].sort()).toEqual([...dash.moves(view, 0)].map(move => JSON.stringify(move)).sort());
  expect(intents.every(intent => intent!.wait >= 0 && intent!.wait <= 100)).toBe(true);
  expect(new Set(intents.map(intent => intent?.wait)).size).toBeGreaterThan(20);
});

test('it sticks to what it meant while that stays open', () => {
  const player = randomPlayer(dash, 100)();
  const meant = player(moment(0))?.move;
  for (let seq = 1; seq < 20; seq++) expect(player(moment(seq))?.move).toEqual(meant);
});

test('it has nothing to do when no move is open to it', () => {
  const resting = submit(dash, start, { by: 0, move: { type: 'step' }, at: 0 }).match.state;
  expect(randomPlayer(dash, 100)()({ ...moment(0), view: dash.view(resting, 0), at: 10 })).toBeUndefined();
});
