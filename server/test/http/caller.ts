import { once } from 'node:events';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ServerFrame } from '@lamplight/contract/wire';
import { type ClientOptions, WebSocket } from 'ws';

export interface Caller {
  readonly socket: WebSocket;
  readonly heard: ServerFrame[];
  say(frame: unknown): void;
  /** The first frame of this kind, whether already heard or yet to come. */
  hears<Kind extends ServerFrame['t']>(kind: Kind): Promise<Extract<ServerFrame, { t: Kind }>>;
  /** The code the socket was closed with. */
  readonly closed: Promise<number>;
}

export async function call(port: number, options: ClientOptions = {}): Promise<Caller> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
  const heard: ServerFrame[] = [];
  socket.on('message', data => heard.push(JSON.parse(String(data)) as ServerFrame));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const hears: Caller['hears'] = async kind => {
    for (;;) {
      const found = heard.find(frame => frame.t === kind);
      if (found !== undefined) return found as never;
      if (socket.readyState === socket.CLOSED)
        throw new Error(`The socket closed without ${kind}: ${JSON.stringify(heard)}`);
      await Promise.race([once(socket, 'message'), closed]);
    }
  };
  return { socket, heard, say: frame => socket.send(JSON.stringify(frame)), hears, closed };
}

/** The status and the body with which a socket was refused before it opened. */
export async function refused(port: number, options: ClientOptions = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
  socket.on('open', () => socket.emit('error', new Error('The socket was not refused: it is open.')));
  const [, response] = await once(socket, 'unexpected-response');
  return { status: response.statusCode as number, body: await text(response) };
}

export const hello = { t: 'hello', protocol: 1, table: 'ABCDEF', token: 'a-token-of-128-bits-or-more' };

interface CallOptions {
  readonly method?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: string;
  /** The agent whose connections it uses. Without one it has its own. */
  readonly agent?: Agent;
}

/** Not `fetch`, which normalizes addresses and headers before it sends them. */
export async function ask(port: number, path: string, { method = 'GET', headers = {}, body, agent }: CallOptions = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }).end(body);
  const [response] = await once(sent, 'response');
  return {
    status: response.statusCode as number,
    headers: response.headers as IncomingHttpHeaders,
    body: await text(response),
  };
}

export const [textFrame, restFrame, pingFrame, pongFrame] = [0x01, 0x00, 0x09, 0x0a] as const;

/** One frame as raw bytes. The mask is all zeros, so the payload stays readable. */
export function frameOf(opcode: number, payload = '', { isLast = true } = {}): Buffer {
  const head = [(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(head), Buffer.from(payload)]);
}

/** A raw socket that keeps to no rule: it reads when told to, answers nothing, and sends any bytes. */
export async function callRaw(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The tests look at what becomes of the socket, so an error is no failure.
  socket.on('error', () => undefined);
  socket.write(
    'GET /ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(`The socket was refused: ${answer}`);
  return socket;
}
