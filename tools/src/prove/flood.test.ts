import { expect, test } from 'vitest';
import { kinds } from '../flood/messages.ts';
import { linesOfFlood, proveFlood } from './flood.ts';

/** Whether others get slower is for the command to measure: beside other tests it would measure those. */
const isAboutTime = (fault: string): boolean => fault.startsWith('Others waited');

test('5,000 bad messages harm neither the server, nor its memory, nor the table they are sent to', async () => {
  const report = await proveFlood({ messages: 5_000, windows: 2, seed: 1, say: () => {} });
  expect(report.faults.filter(fault => !isAboutTime(fault))).toEqual([]);
  // How many of a kind get through depends on how soon such a connection is closed.
  for (const kind of kinds) expect(report.poured.sent[kind]).toBeGreaterThan(15);
  expect(Object.values(report.poured.sent).reduce((sum, n) => sum + n, 0)).toBe(5_000);
  expect(report.poured.heard.wrong).toBeGreaterThan(100);
  expect(report.poured.heard.refused).toBeGreaterThan(50);
  expect(report.poured.heard.done).toBeUndefined();
  expect(report.poured.closed).toBeGreaterThan(10);
  expect(report.answers.quiet).toBeGreaterThan(10);
  expect(report.answers.flooded).toBeGreaterThan(10);
  expect(linesOfFlood(report)[0]).toContain('5000 bad messages');
});
