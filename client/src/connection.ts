import {
  type ClientFrame,
  type ConnectionCode,
  protocol,
  readServerFrame,
  type ServerFrame,
} from '@lamplight/contract/wire';
import type { Socket, World } from './world.ts';

/**
 * `connecting` until the first welcome. `stale` when an open connection is lost: what is shown is as old as what was
 * last `heard`. `since`, `heard` and `next` are in the world's milliseconds. `next` is when it tries again, and
 * undefined while it tries. `because` is a sentence for people, `code` is for programs. `outdated`: the server speaks
 * another protocol than this client.
 */
export type ConnectionState =
  | { readonly type: 'connecting'; readonly since: number; readonly next: number | undefined }
  | { readonly type: 'stale'; readonly since: number; readonly next: number | undefined; readonly heard: number }
  | { readonly type: 'open'; readonly since: number }
  | {
      readonly type: 'closed';
      readonly since: number;
      readonly because: string;
      readonly code: CloseCode | undefined;
      readonly outdated: boolean;
    };

/** Why the server closed the connection, if it said so. `other`: a reason that this client does not know. */
export type CloseCode = ConnectionCode | 'other';

/** In milliseconds. */
export type ConnectionPace = {
  /** From one ping to the next. */
  readonly beat: number;
  /** How long the server may be silent after a question. */
  readonly patience: number;
  /** The wait before the first retry. It doubles up to the longest. */
  readonly shortest: number;
  readonly longest: number;
};

export const usualPace: ConnectionPace = { beat: 10_000, patience: 5_000, shortest: 250, longest: 4_000 };

/** Pings right after the welcome, for a good estimate of the clock. */
const firstPings = 4;

/** What the connection asks of its owner and reports to it, in the order it happens. */
export interface ConnectionOwner {
  hello(): ClientFrame;
  /** The first is always a welcome; `dialled` is when the hello went out. */
  heard(frame: ServerFrame, dialled: number): void;
  pinged(n: number): void;
  changed(): void;
}

export interface Connection {
  readonly state: ConnectionState;
  /** False while the connection is not open: the owner keeps the frame. */
  send(frame: ClientFrame): boolean;
  close(because: string): void;
}

/** Opens one socket after another, until closed. Messages of an older socket are ignored. */
export function createConnection(world: World, url: string, pace: ConnectionPace, owner: ConnectionOwner): Connection {
  let state: ConnectionState = { type: 'connecting', since: world.now(), next: undefined };
  let socket: Socket | undefined;
  let isWelcome = false;
  let dialled = 0;
  let tries = 0;
  let pings = 0;
  let pingsHere = 0;
  let isAsking = false;
  let heard = 0;
  /** It waits for one thing at a time: the next try, the next ping, or an answer. */
  let cancel = () => {};
  const wait = (time: number, act: () => void) => {
    cancel();
    cancel = world.after(time, act);
  };
  const stopWaking = world.onWake(() => {
    if (state.type === 'open') ping();
    else if (state.type !== 'closed' && state.next !== undefined) dial();
  });
  const become = (next: ConnectionState) => {
    state = next;
    owner.changed();
  };

  function dial(): void {
    if (state.type === 'closed') return;
    dialled = world.now();
    pingsHere = 0;
    isAsking = false;
    const opened = world.open(url);
    socket = opened;
    const isCurrent = () => socket === opened;
    opened.addEventListener('open', () => {
      dialled = world.now();
      if (isCurrent()) opened.send(JSON.stringify(owner.hello()));
    });
    opened.addEventListener('message', ({ data }) => {
      if (isCurrent()) hear(data);
    });
    for (const kind of ['close', 'error'] as const) opened.addEventListener(kind, () => isCurrent() && lose());
    // Twice the patience: once to connect, once for the welcome.
    wait(pace.patience * 2, () => lose());
    if ('next' in state && state.next !== undefined) become({ ...state, next: undefined });
  }

  function hear(data: unknown): void {
    const read = readServerFrame(typeof data === 'string' ? data : '');
    heard = world.now();
    // A server that cannot be understood is dropped. The next connection resumes from what is kept.
    if ('wrong' in read) lose();
    else if (read.value?.t === 'bye') bid(read.value);
    else if (read.value?.t === 'welcome') greet(read.value);
    else if (read.value?.t === 'wrong' && !isWelcome) refuseGreeting(read.value);
    else if (read.value !== undefined && isWelcome) listen(read.value);
  }

  function bid({ code, because, again }: Extract<ServerFrame, { t: 'bye' }>): void {
    if (again === undefined) end(because, code);
    else lose(again);
  }

  function greet(frame: Extract<ServerFrame, { t: 'welcome' }>): void {
    if (frame.protocol !== protocol) {
      const says = `The server speaks protocol ${frame.protocol}, and this client ${protocol}: load the newer one.`;
      end(says, 'protocol');
      return;
    }
    isWelcome = true;
    owner.heard(frame, dialled);
    become({ type: 'open', since: world.now() });
    ping();
  }

  /** A server of another protocol cannot read the hello. Any other complaint before the welcome is temporary. */
  function refuseGreeting({ code, says }: Extract<ServerFrame, { t: 'wrong' }>): void {
    if (code === 'protocol') end(says, code);
  }

  function listen(frame: ServerFrame): void {
    // A server that still sends is alive: the pong may be behind a long row of steps.
    if (isAsking) wait(pace.patience, () => lose(0));
    owner.heard(frame, dialled);
    if (frame.t === 'pong' && frame.n === pings && state.type === 'open') afterPong();
  }

  function ping(): void {
    if (state.type !== 'open') return;
    pings += 1;
    pingsHere += 1;
    owner.pinged(pings);
    socket?.send(JSON.stringify({ t: 'ping', n: pings } satisfies ClientFrame));
    isAsking = true;
    wait(pace.patience, () => lose(0));
  }

  function afterPong(): void {
    isAsking = false;
    if (pingsHere < firstPings) {
      ping();
      return;
    }
    tries = 0;
    wait(pace.beat, ping);
  }

  /** `again` is when the server wants to be asked again. Randomized, so that clients do not all come at once. */
  function lose(again?: number): void {
    if (state.type === 'closed') return;
    drop();
    const most = Math.min(pace.longest, pace.shortest * 2 ** tries);
    tries += 1;
    const pause = again === undefined ? most * (0.5 + world.random() / 2) : again + world.random() * pace.shortest;
    wait(pause, dial);
    const next = world.now() + pause;
    if (state.type !== 'open') become({ ...state, next });
    else become({ type: 'stale', since: world.now(), next, heard });
  }

  function drop(): void {
    const old = socket;
    socket = undefined;
    isWelcome = false;
    cancel();
    old?.close();
  }

  function end(because: string, code: CloseCode | undefined): void {
    if (state.type === 'closed') return;
    drop();
    stopWaking();
    become({ type: 'closed', since: world.now(), because, code, outdated: code === 'protocol' });
  }

  const close = (because: string) => end(because, undefined);

  dial();
  return {
    get state() {
      return state;
    },
    send: frame => {
      if (!isWelcome) return false;
      socket?.send(JSON.stringify(frame));
      return true;
    },
    close,
  };
}
