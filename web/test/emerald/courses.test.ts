import { emeraldKit } from '@lamplight/emerald/kit';
import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import type { ScriptedCourse } from './course.ts';
import { courses as ofActions } from './courses-of-actions.ts';
import { courses as ofQuestions } from './courses-of-questions.ts';
import { courses as ofTexts } from './courses-of-texts.ts';
import { provedBy, wanted } from './proved.ts';
import { sharedStage } from './staged-stage.ts';

const courses = [...ofActions, ...ofTexts, ...ofQuestions];

test('every kind of move, every text of every card and every answer is operated on the page in one of the courses', () => {
  const proof = provedBy(courses);
  console.info([...proof].map(([thing, by]) => `${thing}: ${by.join(' · ')}`).join('\n'));
  expect([...proof].flatMap(([thing, by]) => (by.length === 0 ? thing : []))).toEqual([]);
  // And nothing is counted that is not wanted.
  expect([...proof.keys()]).toEqual(wanted);
});

test('the list of what is operated misses what no course does', () => {
  const isHolmes = ({ moves }: ScriptedCourse) =>
    moves.some(([by, move]) => by === 'monday' && move.type === 'block' && move.card === 'sherlock-holmes');
  const proof = provedBy(courses.filter(course => !isHolmes(course)));
  expect([...proof].flatMap(([thing, by]) => (by.length === 0 ? thing : []))).toContain('block sherlock-holmes');
});

const the = sharedStage();

test.each(courses)('$name', { timeout: 90_000 }, async ({ given, moves, device }) => {
  // The courses are checked against the rules before anybody taps them.
  const rehearsed = scene(emeraldKit, { ...given, players: 3 });
  for (const [by, move] of moves) rehearsed.seat(by).plays(move);

  const { monday, follow } = await the.begin(given, { device });
  await follow(moves);
  // The page has led to what the rules lead to.
  const { clock: _, steps: _steps, ...seen } = monday.view();
  const { clock: _1, steps: _2, ...expected } = rehearsed.seat('monday').sees();
  expect({ ...seen, players: countsOf(seen.players) }).toEqual({ ...expected, players: countsOf(expected.players) });
});

/** Which cards are drawn is random; how many is not. */
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
