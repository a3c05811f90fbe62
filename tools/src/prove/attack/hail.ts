/** A connection that has said hello, for frames that no client would send. */
import { once } from 'node:events';
import { protocol } from '@lamplight/contract/wire';
import type { WebSocket } from 'ws';
import { dialFrom } from '../../flood/address.ts';

export interface Hail {
  readonly port: number;
  readonly address: string;
  readonly code: string;
  readonly token: string;
  readonly have?: object;
}

/** Resolves when the server has sent its first frame. */
export async function hail({ port, address, code, token, have }: Hail): Promise<WebSocket> {
  const connection = dialFrom(address, port);
  await once(connection, 'open');
  connection.on('error', () => {});
  connection.send(JSON.stringify({ t: 'hello', protocol, table: code, token, ...(have && { have }) }));
  await once(connection, 'message');
  return connection;
}

const patience = 5_000;

/** The next frame of one of these kinds; undefined if the connection is closed or none comes in time. */
export function frameHeard(connection: WebSocket, ...kinds: readonly string[]): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const starts = kinds.map(kind => `{"t":"${kind}"`);
  const hear = (data: unknown) => {
    const text = String(data);
    if (starts.some(start => text.startsWith(start))) resolve(text);
  };
  const late = setTimeout(resolve, patience, undefined);
  const gone = () => resolve(undefined);
  connection.on('message', hear).once('close', gone);
  return promise.finally(() => {
    clearTimeout(late);
    connection.off('message', hear).off('close', gone);
  });
}
