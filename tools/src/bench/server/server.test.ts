import { recorded } from '@lamplight/server/test/rooms/recorded';
import { beforeAll, expect, test } from 'vitest';
import { againstWs } from './against-ws.ts';
import { atRest } from './at-rest.ts';
import { bytesOf } from './bytes.ts';
import { manyTables } from './many-tables.ts';
import { ofThePast } from './of-the-past.ts';
import { type Template, templateOf } from './template.ts';

let template: Template;
beforeAll(async () => {
  template = await templateOf(recorded('emerald', 'two-track'));
});

test('a durable action costs more than ws alone, and both are measured', async () => {
  const effort = { tables: 4, rounds: 2, acts: 4, warmUp: 4, warmers: 2 };
  const [cost, speed] = await againstWs({ name: 'two', template, from: 0 }, effort);
  expect(cost?.value).toBeGreaterThan(1);
  expect(cost?.detail).toContain('2 rounds of 16');
  expect(speed?.value).toBeGreaterThan(10);
});

test('what is sent for an action is less than the views it changes', () => {
  const { value } = bytesOf('two', template);
  expect(value).toBeGreaterThan(0.01);
  expect(value).toBeLessThan(0.5);
});

test('a match at rest takes memory, and time to be shown', async () => {
  const [memory, time] = await atRest('two', template, { first: 10, loaded: 60, timed: 5 });
  expect(memory?.value).toBeGreaterThan(1);
  expect(memory?.value).toBeLessThan(500);
  expect(time?.value).toBeGreaterThan(0.1);
  expect(time?.subject).toContain(`${template.acts.length} inputs`);
});

test('servers with few and with many tables play the same acts', async () => {
  const effort = { counts: [3, 12], rounds: 2, together: 3, acts: 5, warmers: 2 };
  const { value, detail } = await manyTables('two', template, effort);
  expect(value).toBeGreaterThanOrEqual(1);
  expect(detail).toMatch(/µs at 3, .* µs at 12 tables/);
});

test('the past of a short and of a longer match is asked for', async () => {
  const figures = await ofThePast({ rows: [300, 600], rounds: 3 });
  expect(figures.map(({ subject }) => subject.split(':')[0])).toEqual([
    'told, of long ago',
    'again, from its beginning',
    'hello, with nothing',
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});
