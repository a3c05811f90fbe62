/** The people of an attack. Each has its own connection and uses the client that honest people use. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type CommandAnswer, connect } from '@lamplight/client';
import type { GameTypes } from '@lamplight/contract';
import { openTable, worldAt } from '../../flood/address.ts';
import { mustBeDone } from '../../flood/asking.ts';
import { kitOf } from '../../games.ts';

export type AttackTableView = {
  readonly host: number | null;
  readonly me: number | null;
  readonly members: readonly { readonly id: number; readonly name: string; readonly seat: number | null }[];
  readonly match: { readonly id: string; readonly over: unknown } | null;
};
/** The part of a match of Emerald that attacks look at. */
export type EmeraldClockView = {
  readonly me: string | null;
  readonly turn: { readonly player: string };
  readonly clock: { readonly bank: readonly number[]; readonly since: number };
};
export type TokenClient = Client<GameTypes, AttackTableView> & { readonly token: string };

export const freshToken = (): string => randomBytes(16).toString('base64url');

export function come(port: number, address: string, code: string, token = freshToken()): TokenClient {
  const client = connect<GameTypes, AttackTableView>({ url: '', table: code, token, world: worldAt(address, port) });
  return Object.assign(client, { token });
}

export const seenBy = ({ match }: TokenClient): EmeraldClockView | undefined =>
  match?.view as EmeraldClockView | undefined;

export interface AttackSeating {
  readonly port: number;
  readonly addresses: readonly string[];
  readonly bots?: number;
  readonly options?: object;
  readonly names?: readonly string[];
}

/** A table of Emerald with a match under way: one person from each address, then bots. */
export async function seated({ port, addresses, bots = 0, options, names = ['Ada', 'Bob', 'Cleo'] }: AttackSeating) {
  const [first = '127.0.0.1'] = addresses;
  const table = kitOf('emerald').seat(addresses.length + bots)?.table;
  const code = await openTable(port, first, { game: 'emerald', ...table, ...(options && { options }) });
  const people = addresses.map(address => come(port, address, code));
  for (const [seat, person] of people.entries()) {
    await mustBeDone(person.ask({ type: 'join', name: names[seat] ?? `Person ${seat}` }));
    await mustBeDone(person.ask({ type: 'sit', seat }));
    await mustBeDone(person.ask({ type: 'ready', is: true }));
  }
  const [host] = people;
  for (let n = 0; n < bots; n++) await host?.ask({ type: 'seat bot', seat: addresses.length + n, is: true });
  if (host !== undefined) await mustBeDone(host.ask({ type: 'start' }));
  await until(() => people.every(person => person.match !== undefined), 10_000);
  return { code, people };
}

/** Polls; false when the time is up. */
export async function until(isSo: () => boolean, within: number): Promise<boolean> {
  const end = performance.now() + within;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await sleep(50);
  }
  return true;
}

/** What became of a command, in words. No answer within five seconds counts as none. */
export async function outcomeOf(asked: Promise<CommandAnswer>): Promise<string> {
  const late = sleep(5_000, 'no answer');
  const answer = await Promise.race([asked.catch((error: Error) => error.message), late]);
  if (typeof answer === 'string') return answer;
  return answer.done ? 'done' : `refused by ${answer.refused}${answer.says === undefined ? '' : `: ${answer.says}`}`;
}
