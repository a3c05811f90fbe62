import { type ClientFrame, type ConnectionCode, type MalformedFrame, readClientFrame } from '@lamplight/contract/wire';
import type { RawData, WebSocket } from 'ws';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ConnectionHandler, Rooms, VisitorFrame } from '../rooms/rooms.ts';
import type { Rule } from '../rules.ts';
import { type Buckets, createBucket, type NowFunction } from './bucket.ts';
import type { Limits } from './limits.ts';
import type { SocketConnection } from './socket-connection.ts';

export interface SocketDeps {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: NowFunction;
  readonly ofAddress: Buckets;
  readonly ofTable: Buckets;
}

type Hello = Extract<ClientFrame, { t: 'hello' }>;

const tooFast = {
  says: 'You send faster than the table can listen. Wait a moment, then send it again under the same id.',
  again: 5000,
};
/** The rule that refuses a command which came too fast. It was not kept, and may be sent again. */
const notKept: Rule = 'TB-ORDER-3';
const noHello = 'Say hello first: which table, and who you are.';
const helloAgain = 'You have said hello already: open another socket for another table.';
const oursToMend = 'Something went wrong on the server, and it was noted. Come back in a moment.';

/**
 * From the first message of a socket to its last. Nothing here may wait before the message listener is attached: what
 * arrives in the meantime would be lost without a trace.
 */
export function converse(socket: WebSocket, connection: SocketConnection, holder: string, deps: SocketDeps): void {
  const { rooms, limits, metrics, log, clock } = deps;
  const pace = createBucket(limits.ofSocket, clock);
  const patience = createBucket(limits.patience, clock);
  /** What came while the table was being opened, in order. */
  const waiting: VisitorFrame[] = [];
  let table: string | undefined;
  let visitor: ConnectionHandler | undefined;
  let isGone = false;
  let afterGoodbye = 0;

  const late = setTimeout(
    () => connection.end('no-hello', 'Say hello first: nothing was heard from you.'),
    limits.helloWithin,
  );

  socket.on('message', (data, isBinary) => {
    if (!isListening()) return;
    const read = readMessage(data, isBinary, limits.frameBytes);
    if ('wrong' in read) {
      metrics.malformed.inc();
      complain(read.code ?? 'unreadable', read.wrong, read.id);
    } else if (keepsPace() && (table === undefined || deps.ofTable.take(table))) {
      attempt(() => hear(read.value));
    } else slowDown(read.value);
  });
  socket.on('ping', said => {
    if (!isListening()) return;
    if (keepsPace()) connection.pong(said);
    else slowDown();
  });
  socket.on('pong', () => {
    if (isListening() && !keepsPace()) slowDown();
  });

  socket.on('close', () => {
    isGone = true;
    clearTimeout(late);
    if (visitor !== undefined) attempt(() => visitor?.left());
    visitor = undefined;
  });

  /** After the goodbye nothing is handled. A client that keeps sending is no longer even read. */
  function isListening(): boolean {
    if (socket.readyState === socket.OPEN) return true;
    afterGoodbye += 1;
    if (afterGoodbye > limits.framesAfterGoodbye) socket.terminate();
    return false;
  }

  function keepsPace(): boolean {
    return pace.take() && deps.ofAddress.take(holder);
  }

  function hear(frame: ClientFrame): void {
    if (frame.t === 'ping') connection.send({ t: 'pong', n: frame.n, now: rooms.now() });
    else if (frame.t === 'hello') greet(frame);
    else if (table === undefined) complain('no-hello', noHello, idOf(frame));
    else if (visitor !== undefined) visitor.take(frame);
    else if (waiting.length < limits.framesWaiting) waiting.push(frame);
    else slowDown(frame);
  }

  function greet(hello: Hello): void {
    if (table !== undefined) {
      complain('hello-twice', helloAgain);
      return;
    }
    clearTimeout(late);
    table = hello.table;
    rooms
      .enter(hello, { send: connection.send, end: connection.end, holder, charge })
      .then(entered => {
        if (hello.have !== undefined) metrics.resumeSteps.observe(connection.steps);
        welcome(entered);
      })
      .catch(giveUp);
  }

  /**
   * Called when the answer is ready, because its cost depends on how far back it reads. At most half of what a socket
   * may spend is charged, so that somebody who opens an old table can go on at once.
   */
  function charge(rows: number): void {
    const tokens = Math.min(limits.ofSocket.burst / 2, Math.floor(rows / limits.rowsPerToken));
    pace.charge(tokens);
    deps.ofAddress.charge(holder, tokens);
    if (table !== undefined) deps.ofTable.charge(table, tokens);
  }

  function welcome(entered: ConnectionHandler): void {
    for (const frame of waiting.splice(0)) attempt(() => entered.take(frame));
    // The client left while the table was being opened. The room must hear of it all the same.
    if (isGone) attempt(() => entered.left());
    else visitor = entered;
  }

  /** Without a frame it was a ping or a pong, which gets no answer. */
  function slowDown(frame?: ClientFrame): void {
    metrics.tooFrequent.inc();
    if (!patience.take()) connection.end('too-fast', tooFast.says, tooFast.again);
    else if (frame?.t === 'do') connection.send({ t: 'refused', id: frame.id, rule: notKept, says: tooFast.says });
    else if (frame !== undefined) connection.send({ t: 'wrong', code: 'too-fast', says: tooFast.says });
  }

  /** A client that ignores complaints is disconnected. */
  function complain(code: ConnectionCode, says: string, id?: string): void {
    if (patience.take()) connection.send({ t: 'wrong', code, says, ...(id === undefined ? {} : { id }) });
    else connection.end(code, says);
  }

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      giveUp(error);
    }
  }

  function giveUp(error: unknown): void {
    log.error({ err: error }, 'a conversation broke off');
    connection.end('failed', oursToMend, 1000);
  }
}

function readMessage(data: RawData, isBinary: boolean, most: number): { readonly value: ClientFrame } | MalformedFrame {
  if (isBinary) return { wrong: 'Send text: one JSON object a message.' };
  // The sockets of a server deliver one Buffer, unless they are asked for something else.
  return readClientFrame(data as Buffer, { most });
}

/** Only a command waits for an answer to its id. */
function idOf(frame: ClientFrame): string | undefined {
  return frame.t === 'do' ? frame.id : undefined;
}
