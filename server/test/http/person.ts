import { randomBytes } from 'node:crypto';
import type { Json } from '@lamplight/contract';
import { patched, type ServerFrame } from '@lamplight/contract/wire';
import { type Caller, call } from './caller.ts';

interface PersonView {
  readonly id: string;
  readonly step: number;
  readonly view: Json;
}

/** A client on a socket that keeps its views, as docs/protocol.md says, and nothing more. */
export interface SocketPerson {
  readonly caller: Caller;
  readonly token: string;
  readonly table: PersonView | undefined;
  readonly match: PersonView | undefined;
  readonly answers: ReadonlyMap<string, Extract<ServerFrame, { t: 'done' | 'refused' | 'wrong' }>>;
  ask(to: 'table' | 'match', what: unknown): Promise<Extract<ServerFrame, { t: 'done' | 'refused' | 'wrong' }>>;
}

interface Arrival {
  readonly port: number;
  readonly code: string;
  /** For somebody who comes back: the token and the views from before. */
  readonly had?: Pick<SocketPerson, 'token' | 'table' | 'match'>;
}

export async function arrive({ port, code, had }: Arrival): Promise<SocketPerson> {
  const token = had?.token ?? secret();
  const kept = { table: had?.table, match: had?.match };
  const answers: Map<string, Extract<ServerFrame, { t: 'done' | 'refused' | 'wrong' }>> = new Map();
  const waiting = new Map<string, () => void>();
  const caller = await call(port);
  caller.socket.on('message', data => {
    const frame = JSON.parse(String(data)) as ServerFrame;
    if (frame.t === 'view') kept[frame.of] = { id: frame.id, step: frame.step, view: frame.view };
    if (frame.t === 'step') {
      const before = kept[frame.of];
      if (before === undefined) throw new Error(`A step of the ${frame.of} came before its view.`);
      kept[frame.of] = { id: frame.id, step: frame.step, view: patched(before.view, frame.patch) };
    }
    if ((frame.t === 'done' || frame.t === 'refused' || frame.t === 'wrong') && frame.id !== undefined) {
      answers.set(frame.id, frame);
      waiting.get(frame.id)?.();
    }
  });
  const { table, match } = kept;
  const have = { table: table?.step, match: match && { id: match.id, step: match.step } };
  // JSON leaves out what is undefined.
  caller.say({ t: 'hello', protocol: 1, table: code, token, have });
  await caller.hears('welcome');
  return {
    caller,
    token,
    answers,
    get table() {
      return kept.table;
    },
    get match() {
      return kept.match;
    },
    ask: async (to, what) => {
      const id = randomBytes(9).toString('base64url');
      const answered = new Promise<void>(resolve => {
        waiting.set(id, resolve);
      });
      caller.say({ t: 'do', id, to, what, ...(to === 'match' ? { match: kept.match?.id } : {}) });
      await Promise.race([answered, caller.closed]);
      const answer = answers.get(id);
      if (answer === undefined) throw new Error('The line was closed before the command was answered.');
      return answer;
    },
  };
}

export function secret(): string {
  return randomBytes(24).toString('base64url');
}
