/** WebSocket frames written by hand (RFC 6455), including ones that no library would write. */

/** Constant, so that a frame can be sent again byte for byte. */
const mask = Buffer.from([0x6c, 0x61, 0x6d, 0x70]);

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface RawFrame {
  readonly opcode: number;
  readonly payload?: Buffer;
  /** Whether it is the last frame of the message. */
  readonly isLast?: boolean;
  /** The three reserved bits, 0 to 7. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length it claims, if not the true one. */
  readonly claims?: bigint;
}

export function frameOf(frame: RawFrame): Buffer {
  const { opcode, payload = Buffer.alloc(0), isLast = true, reserved = 0, isMasked = true } = frame;
  const length = frame.claims ?? BigInt(payload.length);
  const head = [(isLast ? 0x80 : 0) | ((reserved & 7) << 4) | (opcode & 15)];
  const bit = isMasked ? 0x80 : 0;
  if (length < 126n) head.push(bit | Number(length));
  else if (length < 65_536n) head.push(bit | 126, Number(length >> 8n), Number(length & 255n));
  else head.push(bit | 127, ...Array.from({ length: 8 }, (_, n) => Number((length >> BigInt(56 - 8 * n)) & 255n)));
  if (!isMasked) return Buffer.concat([Buffer.from(head), payload]);
  const hidden = Buffer.from(payload);
  for (let n = 0; n < hidden.length; n++) hidden[n] = (hidden[n] as number) ^ (mask[n & 3] as number);
  return Buffer.concat([Buffer.from(head), mask, hidden]);
}

export const textFrame = (text: string): Buffer => frameOf({ opcode: opcodes.text, payload: Buffer.from(text) });
