import { emeraldKit } from '@lamplight/emerald/kit';
import { allCards, seatNo } from '@lamplight/emerald/public';
import { scene } from '@lamplight/testkit';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { emeraldTable } from '../orders.ts';
import { builtPages } from '../pages.ts';
import { person } from '../person.ts';
import { until } from '../seats.ts';
import { courses as ofActions } from './courses-of-actions.ts';
import { courses as ofQuestions } from './courses-of-questions.ts';
import { courses as ofTexts } from './courses-of-texts.ts';
import { playerOf, seatEmerald } from './player.ts';
import { openStagedHouse, type StagedHouse } from './staged-house.ts';

/** Together they make every action, every text and every answer there is. */
const courses = [...ofActions, ...ofTexts, ...ofQuestions];

let browser: Browser;
let house: StagedHouse;
beforeAll(async () => {
  [browser, house] = await Promise.all([chromium.launch(inject('browser')), openStagedHouse(builtPages())]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('the courses make every kind of move on the page, and use every text that there is', () => {
  const made = courses.flatMap(({ moves }) => moves.filter(([by]) => by === 'monday').map(([, move]) => move));
  const kinds = new Set(made.map(({ type }) => type));
  // Agents are placed at the beginning of every whole match; a preset has a test of its own.
  const here = ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'discard', 'text', 'return', 'pass'];
  const outOfTurn = ['end-turn', 'undo', 'block', 'allow', 'keep', 'reinforce'];
  expect([...kinds].toSorted()).toEqual([...here, ...outOfTurn].toSorted());
  const cards = new Set(
    made.flatMap(move => [
      ...('card' in move && move.type !== 'claim' ? [move.card] : []),
      ...(move.type === 'assassinate' ? [...move.bombs, ...(move.benefit === undefined ? [] : [move.benefit])] : []),
    ]),
  );
  const effects = new Set(allCards.flatMap(row => (row.effect !== 'none' && cards.has(row.id) ? [row.effect] : [])));
  // Holmes is played by those whom monday attacks; Vampires show the same question answered by a Block.
  const all = new Set(
    allCards.flatMap(row => (row.effect === 'none' || row.effect === 'cancel-agent-loss' ? [] : [row.effect])),
  );
  expect(effects).toEqual(all);
});

test.each(courses)('$name', { timeout: 90_000 }, async ({ given, moves, device }) => {
  // The courses are right by the rules themselves before anybody taps them.
  const rehearsed = scene(emeraldKit, { ...given, players: 3 });
  for (const [by, move] of moves) rehearsed.seat(by).plays(move);

  house.stage(given);
  const code = await house.table(emeraldTable(3));
  const somebody = await person(browser, house, { device });
  onTestFinished(somebody.close);
  await somebody.open(`/t/${code}`);
  await somebody.write('Your name', 'Monday');
  await somebody.tap('button', 'Take the first free seat');
  const others = [await seatEmerald(house, code, 1, 'Tuesday'), await seatEmerald(house, code, 2, 'Wednesday')];
  onTestFinished(() => {
    for (const each of others) each.close();
  });
  await somebody.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await somebody.tap('button', 'Start');
  const player = await playerOf(house, somebody, code);
  onTestFinished(player.mind.close);

  for (const [by, move] of moves) {
    if (by === 'monday') {
      await player.make(move);
      continue;
    }
    const other = others[seatNo(by) - 1];
    if (other === undefined) throw new Error(`Nobody plays ${by}.`);
    const step = player.mind.client.match?.step;
    expect(await other.client.move(move), JSON.stringify(move)).toMatchObject({ done: true });
    await until(player.mind.client, () => player.mind.client.match?.step !== step, 10_000);
  }
  // What the page led to is what the rules lead to.
  const { clock: _, steps: _steps, ...seen } = player.view();
  const { clock: _1, steps: _2, ...expected } = rehearsed.seat('monday').sees();
  expect({ ...seen, players: countsOf(seen.players) }).toEqual({ ...expected, players: countsOf(expected.players) });
  expect(somebody.complaints).toEqual([]);
});

/** Which cards were drawn is chance; how many is not. */
const countsOf = (players: object) =>
  Object.fromEntries(
    Object.entries(players).map(([day, { hand, concealed, discard, ...rest }]) => [
      day,
      {
        ...rest,
        discard: discard.length,
        concealed: concealed.length,
        hand: typeof hand === 'number' ? hand : hand.length,
      },
    ]),
  );
