import { emeraldTable } from '../orders.ts';
import { until } from '../seats.ts';
import type { TestServer } from '../test-server.ts';
import { type EmeraldMind, seatEmerald, startEmerald } from './player.ts';

export interface EmeraldPlaying {
  readonly code: string;
  readonly seated: readonly EmeraldMind[];
  close(): void;
}

/** A table of two where all agents are placed, and the first turn has begun. */
export async function emeraldPlaying(server: TestServer): Promise<EmeraldPlaying> {
  const code = await server.table(emeraldTable(2));
  const seated = [await seatEmerald(server, code, 0), await seatEmerald(server, code, 1)];
  await startEmerald(seated);
  // Nobody takes a turn: a player who has placed all agents stops.
  const offs = seated.map(({ client, play, rest }) => {
    play(5);
    return client.onChange(() => client.match?.view.phase === 'playing' && rest());
  });
  await Promise.all(seated.map(({ client }) => until(client, () => client.match?.view.phase === 'playing')));
  for (const off of offs) off();
  return {
    code,
    seated,
    close: () => {
      for (const mind of seated) mind.close();
    },
  };
}
