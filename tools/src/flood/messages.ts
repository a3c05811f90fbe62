/** Messages that no well-behaved client sends. */
import { randomBytes } from 'node:crypto';
import type { Random } from '@lamplight/contract';

export const kinds = ['malformed', 'oversized', 'out of order', 'forged', 'too frequent'] as const;
export type FloodKind = (typeof kinds)[number];

/** The target: a table, and a match of others there. */
export interface FloodTarget {
  readonly code: string;
  readonly match: string;
}

type Make = (random: Random, target: FloodTarget) => string | Buffer;
const frame = (value: unknown): string => JSON.stringify(value);
const id = (): string => randomBytes(9).toString('base64url');
const token = (): string => randomBytes(16).toString('base64url');
const command = (what: unknown) => frame({ t: 'do', id: id(), to: 'table', what });

const malformed: readonly Make[] = [
  () => '',
  () => '{"t":"do"',
  () => 'null',
  () => '[[[[[[[[[[[[[[[[[[[[',
  () => '['.repeat(2_000) + ']'.repeat(2_000),
  () => '{"t":"nothing of the kind"}',
  () => '{"t":"ping","n":-1}',
  () => '{"t":"ping","n":1e999}',
  () => '{"t":"ping","n":1,"more":true}',
  () => '{"__proto__":{"t":"ping"},"t":"again","of":"__proto__"}',
  () => '{"t":"do","id":"\ud800","to":"table","what":{}}',
  () => frame({ t: 'do', id: id(), to: 'nowhere', what: {} }),
  () => frame({ t: 'do', id: 'short', to: 'table', what: {} }),
  () => randomBytes(40),
  () => randomBytes(40).toString('latin1'),
];

const oversized: readonly Make[] = [
  () => frame({ t: 'do', id: id(), to: 'table', what: { type: 'say', text: 'x'.repeat(5_000) } }),
  () => `{"t":"ping","n":1${' '.repeat(8_000)}}`,
  () => 'x'.repeat(60_000),
  () => Buffer.alloc(70_000, 120),
];

/** These come before hello, or are about something that cannot exist yet. */
const outOfOrder: readonly Make[] = [
  () => command({ type: 'join', name: 'Early' }),
  (_, { match }) => frame({ t: 'do', id: id(), to: 'match', match, what: { type: 'pass' } }),
  () => frame({ t: 'moves', n: 1 }),
  () => frame({ t: 'told', n: 1, before: 1 }),
  random => frame({ t: 'again', of: 'match', from: random.below(1_000_000) }),
  () => frame({ t: 'again', of: 'table' }),
];

const forged: readonly Make[] = [
  (_, { code }) => frame({ t: 'hello', protocol: 1, table: code, token: token() }),
  () => command({ type: 'start' }),
  random => command({ type: 'kick', member: random.below(4) }),
  random => command({ type: 'hand over', member: random.below(4) }),
  random => command({ type: 'free seat', seat: random.below(4) }),
  () => command({ type: 'set', seats: 5 }),
  () => command({ type: 'use pass', pass: token() }),
  () => command({ type: 'say', text: 'I am the host.' }),
  (_, { match }) => frame({ t: 'do', id: id(), to: 'match', match, what: { type: 'place-agent', city: 'rome' } }),
  (_, { match }) => frame({ t: 'do', id: id(), to: 'match', match, what: { type: 'end-turn' } }),
  (_, { code, match }) =>
    frame({ t: 'hello', protocol: 1, table: code, token: token(), have: { match: { id: match, step: 99_999 } } }),
];

/** Each of them is valid. */
const tooFrequent: readonly Make[] = [
  random => frame({ t: 'ping', n: random.below(1_000) }),
  () => frame({ t: 'again', of: 'table' }),
  random => frame({ t: 'moves', n: random.below(1_000) }),
  random => frame({ t: 'told', n: 1, before: random.below(1_000) }),
];

export const messages: Readonly<Record<FloodKind, readonly Make[]>> = {
  malformed,
  oversized,
  'out of order': outOfOrder,
  forged,
  'too frequent': tooFrequent,
};

export const helloTo = ({ code }: FloodTarget): string =>
  frame({ t: 'hello', protocol: 1, table: code, token: token() });
