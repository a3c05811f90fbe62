import { asked, type HeadlessPlayer, seat, until } from './seats.ts';
import type { TestServer } from './test-server.ts';

export interface SeatedTable {
  readonly code: string;
  readonly seated: readonly HeadlessPlayer[];
  close(): void;
}

/** A table at which the first round has just begun. Seats 0 and 2 are the Officers. */
/** The players leave when the work is done, however it ends. */
export async function atTable<T>(server: TestServer, work: (table: SeatedTable) => Promise<T>): Promise<T> {
  const table = await playing(server);
  try {
    return await work(table);
  } finally {
    table.close();
  }
}

export async function playing(server: TestServer): Promise<SeatedTable> {
  const code = await server.table();
  const seated: HeadlessPlayer[] = [];
  for (const place of [0, 1, 2, 3]) seated.push(await seat(server, code, place));
  const [host] = seated;
  if (host === undefined) throw new Error('Nobody sits at the table.');
  await asked(host, { type: 'start' });
  const phase = (wanted: string) =>
    Promise.all(seated.map(({ client }) => until(client, () => client.match?.view.phase === wanted)));
  await phase('lobby');
  for (const { client } of seated) await client.move({ type: 'ready' });
  await phase('playing');
  return {
    code,
    seated,
    close: () => {
      for (const walker of seated) walker.close();
    },
  };
}
