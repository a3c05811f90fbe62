/**
 * A message that only one browser can read: RFC 8291 (keys) over RFC 8188 (aes128gcm). The push service in between sees
 * the length, so every message is padded to the same size.
 */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Where a browser can be reached, as in its `PushSubscription`: all in base64url. */
export interface PushAddress {
  readonly endpoint: string;
  /** The browser's public key, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** A secret shared by the browser and this server. */
  readonly auth: string;
}

/** Drawn afresh for every message. Tests of the standard bring their own. */
export interface Draws {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

export const curve = 'prime256v1';
const recordSize = 4_096;
/** The length of every message before encryption. Well below what push services take (4,096 with all around it). */
const padded = 1_024;
const ended = 0x02;

const drawn = (): Draws => {
  const sender = createECDH(curve);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
};

/** Throws if the address holds no keys. */
export function encrypt(
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  text: string,
  { sender, salt, size }: Draws & { readonly size: number } = { ...drawn(), size: padded },
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const ours = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const plain = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, size - plain.length));
  const sealed = [cipher.update(Buffer.concat([plain, Buffer.of(ended), padding])), cipher.final()];
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize, 0);
  header.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, header, ours, ...sealed, cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
