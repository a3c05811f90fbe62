/**
 * What goes over one connection: a few inputs of one kind. Seed and number determine a volley, apart from the tables.
 */
import { type Random, randomAt, randomFrom, type Seed } from '@lamplight/contract';
import { frameOf, opcodes, textFrame } from '../raw/frame.ts';
import { oddControl } from './controls.ts';
import { type FuzzTarget, helloTo, oddFrame } from './frames.ts';
import { brokenRequest, oddRequest } from './requests.ts';

export const kinds = ['frames', 'requests', 'broken requests', 'controls'] as const;
export type VolleyKind = (typeof kinds)[number];

export interface Volley {
  readonly number: number;
  readonly kind: VolleyKind;
  readonly inputs: readonly Buffer[];
  /** Everything that is written, from the first byte to the last. */
  readonly written: Buffer;
  /** A text in the answer that shows that everything before it was heard. */
  readonly last: string;
}

/** A connection may send twenty frames that cannot be understood. */
const framesTogether = 16;
const requestsTogether = 10;
const brokenTogether = 2;
const controlsTogether = 3;
/** Frames are most of what a server hears, so most volleys are frames. */
const lots: readonly VolleyKind[] = [
  ...Array<VolleyKind>(10).fill('frames'),
  ...Array<VolleyKind>(5).fill('requests'),
  ...(['broken requests', 'broken requests', 'controls', 'controls'] as const),
];

const handshake = Buffer.from(
  [
    'GET /ws HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: ZnV6emZ1enpmdXp6ZnV6eg==',
    '\r\n',
  ].join('\r\n'),
);
/** A malformed command is refused in order, after everything before it. A ping would be answered at once. */
const lastId = 'the-last-of-all';
const goodbye = Buffer.from('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');

export function volleyOf(seed: Seed, number: number, grounds: readonly FuzzTarget[]): Volley {
  const random = quick(randomAt(seed, number).below(2 ** 32));
  const kind = random.pick(lots);
  const ground = random.pick(grounds);
  const many = (count: number, make: (n: number) => Buffer) => Array.from({ length: count }, (_, n) => make(n));
  if (kind === 'requests' || kind === 'broken requests') {
    const inputs =
      kind === 'requests'
        ? many(requestsTogether, () => oddRequest(ground, random))
        : many(brokenTogether, () => brokenRequest(ground, random));
    return { number, kind, inputs, written: Buffer.concat([...inputs, goodbye]), last: 'ok\n' };
  }
  const inputs =
    kind === 'frames'
      ? many(framesTogether, n => oddFrame(ground, random, `${number}-${n}`))
      : many(controlsTogether, () => oddControl(random));
  const sent = kind === 'frames' ? inputs.map(payload => frameOf({ opcode: opcodes.text, payload })) : inputs;
  const end = textFrame(`{"t":"do","id":"${lastId}","to":"table","what":0}`);
  const written = Buffer.concat([handshake, ...greeting(ground, random), ...sent, end]);
  return { number, kind, inputs, written, last: `"id":"${lastId}"` };
}

/** A random source for each volley: even enough here, and ten times as fast. */
function quick(start: number): Random {
  let state = start;
  return randomFrom(() => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  });
}

/** Most come as a member with a seat, some as strangers, and a few send no hello. */
function greeting(ground: FuzzTarget, random: Random): readonly Buffer[] {
  const lot = random.below(10);
  if (lot === 0) return [];
  const token = lot < 3 ? `stranger-${random.below(1_000_000)}-0123456789abc` : random.pick(ground.tokens);
  return [textFrame(JSON.stringify(helloTo(ground, token)))];
}
