/** A push service with a browser behind it: it takes messages over HTTP and decrypts them as a browser would. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface PushMessage {
  readonly headers: IncomingMessage['headers'];
  readonly path: string;
  readonly body: Buffer;
}

export interface Service {
  readonly origin: string;
  readonly received: PushMessage[];
  /** The status of its answers from now on. */
  status: number;
  /** The next message, or one that came earlier and was not taken yet. */
  next(): Promise<PushMessage>;
  close(): Promise<void>;
}

export async function openService(): Promise<Service> {
  const received: PushMessage[] = [];
  const waiting: ((message: PushMessage) => void)[] = [];
  const server = createServer(async (request, response) => {
    const message = { headers: request.headers, path: request.url ?? '', body: await buffer(request) };
    response.writeHead(service.status).end();
    const next = waiting.shift();
    if (next === undefined) received.push(message);
    else next(message);
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const service: Service = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 201,
    next: () => {
      const known = received.shift();
      return known === undefined ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(known);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

export interface TrialBrowser {
  readonly p256dh: string;
  readonly auth: string;
  read(body: Buffer): Promise<string>;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** Uses the platform's Web Crypto, not the code of the server. */
export async function openBrowser(): Promise<TrialBrowser> {
  const { subtle } = globalThis.crypto;
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const ours = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const derive = async (
    secret: ArrayBuffer,
    salt: Uint8Array<ArrayBuffer>,
    info: Uint8Array<ArrayBuffer>,
    bits: number,
  ) => {
    const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
    return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bits);
  };
  return {
    p256dh: Buffer.from(ours).toString('base64url'),
    auth: Buffer.from(auth).toString('base64url'),
    read: async body => {
      const salt = new Uint8Array(body.subarray(0, 16));
      const length = body[20] ?? 0;
      const sender = new Uint8Array(body.subarray(21, 21 + length));
      const theirs = await subtle.importKey('raw', sender, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
      const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256);
      const info = new Uint8Array(Buffer.concat([Buffer.from('WebPush: info\0'), ours, sender]));
      const secret = await derive(shared, auth, info, 256);
      const raw = await derive(secret, salt, bytes('Content-Encoding: aes128gcm\0'), 128);
      const iv = new Uint8Array(await derive(secret, salt, bytes('Content-Encoding: nonce\0'), 96));
      const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
      const sealed = new Uint8Array(body.subarray(21 + length));
      const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}
