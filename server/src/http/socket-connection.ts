import type { ServerFrame } from '@lamplight/contract/wire';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import type { ClientConnection } from '../rooms/rooms.ts';
import type { Limits } from './limits.ts';

export interface SocketConnection extends ClientConnection {
  /** How many steps were sent over this connection. */
  readonly steps: number;
  /** Pings and pongs of the WebSocket protocol. Neither is sent to a client that does not read. */
  ping(): void;
  pong(said: Buffer): void;
}

/** How soon a client that was cut off may be back. It first has to read all that was sent to it. */
const backAfterSlow = 1000;

/**
 * A socket as rooms see it. Nothing is kept for a slow client: it is cut off, comes back and resumes from its last
 * step. So a slow connection costs at most `unreadBytes`.
 */
export function createSocketConnection(socket: WebSocket, limits: Limits, metrics: Metrics): SocketConnection {
  let steps = 0;
  const isOpen = () => socket.readyState === socket.OPEN;
  const end: ClientConnection['end'] = (code, because, again) => {
    if (!isOpen()) return;
    socket.send(textOf({ t: 'bye', code, because, ...(again === undefined ? {} : { again }) }));
    // 1013: try again later. 1008: what was sent is against our policy.
    socket.close(again === undefined ? 1008 : 1013);
    setTimeout(() => socket.terminate(), limits.goodbye).unref();
  };
  const isReader = () => isOpen() && socket.bufferedAmount <= limits.unreadBeforePong;
  return {
    get steps() {
      return steps;
    },
    end,
    ping: () => {
      if (isReader()) socket.ping();
    },
    pong: said => {
      if (isReader()) socket.pong(said);
    },
    send: frame => {
      if (!isOpen()) return;
      if (frame.t === 'step') steps++;
      const text = textOf(frame);
      if (socket.bufferedAmount + lastBytes <= limits.unreadBytes) return socket.send(text);
      metrics.slowReaders.inc();
      return end('too-slow', 'You read more slowly than the table speaks. Come back and resume.', backAfterSlow);
    },
  };
}

let lastFrame: ServerFrame | undefined;
let lastText = '';
let lastBytes = 0;

/**
 * One change often goes to several sockets in a row: write it once. The last link of the chain in stream/gallery.ts.
 */
function textOf(frame: ServerFrame): string {
  if (frame !== lastFrame) {
    lastText = JSON.stringify(frame);
    lastBytes = Buffer.byteLength(lastText);
    lastFrame = frame;
  }
  return lastText;
}
