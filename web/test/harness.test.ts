import { expect, test } from 'vitest';
import { asked, type HeadlessPlayer, until } from './seats.ts';
import { stage } from './stage.ts';

const the = stage();

test('walkers play a whole match, through a kill of the server in its midst', async () => {
  const code = await the.server.table();
  // One after the other: the first to come is the host.
  const walkers: HeadlessPlayer[] = [];
  for (const place of [0, 1, 2, 3]) walkers.push(await the.seat(code, place));
  const [first] = walkers;
  await asked(first!, { type: 'start' });
  for (const walker of walkers) walker.play();
  const { client } = first!;
  await until(client, () => client.match?.view.phase === 'playing');
  await the.server.kill();
  await the.server.start();
  await until(client, () => client.table?.view.match?.over != null, 120_000);
  expect(client.table?.view.finished).toHaveLength(1);
});
