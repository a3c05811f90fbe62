/** WebSocket frames that are wrong themselves: control frames, fragments, lengths and reserved bits. */
import type { Random } from '@lamplight/contract';
import { frameOf, opcodes, textFrame } from '../raw/frame.ts';
import { longText } from './odd.ts';

const bytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.below(most + 1) }, () => random.below(256)));
const code = (number: number): Buffer => Buffer.from([number >> 8, number & 255]);

const makers: readonly ((random: Random) => Buffer)[] = [
  random => frameOf({ opcode: opcodes.ping, payload: bytes(random, 125) }),
  random => frameOf({ opcode: opcodes.pong, payload: bytes(random, 125) }),
  random =>
    frameOf({
      opcode: random.pick([opcodes.ping, opcodes.pong, opcodes.close]),
      payload: Buffer.alloc(126 + random.below(200)),
    }),
  random =>
    frameOf({
      opcode: opcodes.close,
      payload: random.pick([
        Buffer.alloc(0),
        Buffer.from([3]),
        code(random.below(65_536)),
        Buffer.concat([code(1000), bytes(random, 60)]),
      ]),
    }),
  random => frameOf({ opcode: random.below(16), reserved: 1 + random.below(7), payload: bytes(random, 20) }),
  random => frameOf({ opcode: random.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), payload: bytes(random, 20) }),
  random => frameOf({ opcode: random.below(16), isMasked: false, payload: bytes(random, 20) }),
  random => frameOf({ opcode: random.pick([opcodes.ping, opcodes.close]), isLast: false, payload: bytes(random, 20) }),
  () => frameOf({ opcode: opcodes.continuation, payload: Buffer.from('{}') }),
  random =>
    frameOf({
      opcode: random.pick([1, 2]),
      claims: random.pick([2n ** 63n, 2n ** 53n, 2n ** 32n, 100_000n, 20_000n]),
      payload: bytes(random, 40),
    }),
  random => frameOf({ opcode: opcodes.binary, payload: bytes(random, 200) }),
  random => frameOf({ opcode: opcodes.text, payload: bytes(random, 200) }),
  random => textFrame(longText(random)),
  random => fragments(random, '{"t":"ping","n":1}'),
  random => fragments(random, `{"t":"ping","n":1${' '.repeat(random.below(6_000))}}`),
  random => bytes(random, 60),
];

/** One message in pieces, some of them empty, with a ping between them. */
function fragments(random: Random, text: string): Buffer {
  const parts: Buffer[] = [];
  const whole = Buffer.from(text);
  let from = 0;
  const pieces = 1 + random.below(40);
  for (let n = 0; n < pieces; n++) {
    const to = n === pieces - 1 ? whole.length : Math.min(whole.length, from + random.below(8));
    parts.push(
      frameOf({
        opcode: n === 0 ? opcodes.text : opcodes.continuation,
        isLast: n === pieces - 1,
        payload: whole.subarray(from, to),
      }),
    );
    if (random.below(10) === 0) parts.push(frameOf({ opcode: opcodes.ping }));
    from = to;
  }
  return Buffer.concat(parts);
}

export const oddControl = (random: Random): Buffer => random.pick(makers)(random);
