/** What goes over one line: a few inputs of one kind. The seed and the number of a volley say all of it but the tables. */
import { type Random, randomAt, type Seed } from '@lamplight/contract';
import { frameOf, opcodes, textFrame } from '../raw/frame.ts';
import { oddControl } from './controls.ts';
import { type Ground, helloTo, oddFrame } from './frames.ts';
import { oddRequest } from './requests.ts';

export const kinds = ['frames', 'requests', 'controls'] as const;
export type Kind = (typeof kinds)[number];

export interface Volley {
  readonly number: number;
  readonly kind: Kind;
  readonly inputs: readonly Buffer[];
  /** All that is written, from the first byte of the line to the last. */
  readonly written: Buffer;
  /** What tells in the answer that everything before it was heard. */
  readonly last: string;
}

/** Of what cannot be understood a line bears twenty. */
const framesTogether = 16;
const requestsTogether = 6;
const controlsTogether = 3;
/** Frames are most of what a server hears. */
const lots: readonly Kind[] = ['frames', 'frames', 'frames', 'frames', 'requests', 'requests', 'requests', 'controls'];

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
/** No frame of ours has this number. */
const lastPing = 4_000_000_001;
const goodbye = Buffer.from('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');

export function volleyOf(seed: Seed, number: number, grounds: readonly Ground[]): Volley {
  const random = randomAt(seed, number);
  const kind = random.pick(lots);
  const ground = random.pick(grounds);
  const many = (count: number, make: (n: number) => Buffer) => Array.from({ length: count }, (_, n) => make(n));
  if (kind === 'requests') {
    const inputs = many(requestsTogether, () => oddRequest(ground, random));
    return { number, kind, inputs, written: Buffer.concat([...inputs, goodbye]), last: 'ok\n' };
  }
  const inputs =
    kind === 'frames'
      ? many(framesTogether, n => oddFrame(ground, random, `${number}-${n}`))
      : many(controlsTogether, () => oddControl(random));
  const sent = kind === 'frames' ? inputs.map(payload => frameOf({ opcode: opcodes.text, payload })) : inputs;
  const ping = textFrame(`{"t":"ping","n":${lastPing}}`);
  const written = Buffer.concat([handshake, ...greeting(ground, random), ...sent, ping]);
  return { number, kind, inputs, written, last: `{"t":"pong","n":${lastPing}` };
}

/** Most come as somebody who sits there, some as strangers, and a few forget to say hello. */
function greeting(ground: Ground, random: Random): readonly Buffer[] {
  const lot = random.below(10);
  if (lot === 0) return [];
  const token = lot < 3 ? `stranger-${random.below(1_000_000)}-0123456789abc` : random.pick(ground.tokens);
  return [textFrame(JSON.stringify(helloTo(ground, token)))];
}
