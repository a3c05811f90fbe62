/** Identifies us to a push service: RFC 8292. One key pair for all nodes of a store, made at the first start. */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { curve } from './encrypt.ts';

export interface Vapid {
  /** What a browser needs when it subscribes: an uncompressed point in base64url. */
  readonly publicKey: string;
  /** The header that identifies us to the push service of this address. */
  authorization(endpoint: string, now: number): string;
}

/** In seconds. Half of what the standard allows, because clocks differ. */
const goodFor = 12 * 3_600;

/** The keys in the store. The first node to ask makes them. */
export async function vapidIn(store: Pick<Store, 'keepsake'>, contact: string): Promise<Vapid> {
  const fresh = createECDH(curve);
  fresh.generateKeys();
  const kept = await store.keepsake('vapid', fresh.getPrivateKey('base64url'));
  return vapidOf(kept, contact);
}

export function vapidOf(secret: string, contact: string): Vapid {
  const pair = createECDH(curve);
  pair.setPrivateKey(secret, 'base64url');
  const publicKey = pair.getPublicKey('base64url');
  const key = keyOf(pair.getPublicKey(), secret);
  return {
    publicKey,
    authorization: (endpoint, now) => {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + goodFor, sub: contact };
      const body = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
      return `vapid t=${body}.${signature}, k=${publicKey}`;
    },
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function keyOf(point: Buffer, secret: string): KeyObject {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const d = Buffer.from(secret, 'base64url');
  // An ECDH key may come without its leading zeros; a JWK has them.
  const padded = Buffer.concat([Buffer.alloc(32 - d.length), d]).toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: padded }, format: 'jwk' });
}
