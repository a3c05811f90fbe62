import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('what was measured can be read', async () => {
  const metrics = createMetrics();
  metrics.append.observe(0.002);
  metrics.sockets.inc();
  metrics.conflicts.inc(3);
  const text = await metrics.text();
  expect(text).toContain('lamplight_append_seconds_bucket{le="0.001"} 0');
  expect(text).toContain('lamplight_append_seconds_bucket{le="0.0025"} 1');
  expect(text).toContain('lamplight_sockets 1');
  expect(text).toContain('lamplight_append_conflicts_total 3');
});

test('two nodes in one process do not mix what they measure', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.sockets.inc();
  expect(await other.text()).toContain('lamplight_sockets 0');
});

test.each([
  'append_seconds',
  'commit_rows',
  'append_conflicts_total',
  'command_tries',
  'hint_to_read_seconds',
  'sockets',
  'resume_steps',
  'alarm_lateness_seconds',
  'bot_queue',
  'unheard_failures_total',
  'clock_jumps_total',
])('%s is there from the first day', async name => {
  expect(await createMetrics().text()).toContain(`# TYPE lamplight_${name} `);
});

test('the delay of the event loop is there from the first day', async () => {
  expect(await createMetrics().text()).toContain('# TYPE nodejs_eventloop_lag_p99_seconds gauge');
});
