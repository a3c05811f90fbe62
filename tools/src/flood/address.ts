import { request } from 'node:http';
import { realWorld, type World } from '@lamplight/client';
import { WebSocket } from 'ws';

/**
 * One machine plays many. An address of its own (127.0.0.0/8) is really connected from. Any other is claimed: the
 * server is told to trust a proxy on this machine that forwards for it. Those addresses are from networks reserved for
 * examples (RFC 5737) or for private use.
 */
export const believed = { TRUST_PROXY: 'loopback' } as const;

const isOurOwn = (address: string): boolean => address.startsWith('127.');
const headersOf = (address: string): Readonly<Record<string, string>> =>
  isOurOwn(address) ? {} : { 'x-forwarded-for': address };
/** The local end of the connection. */
const startOf = (address: string) => (isOurOwn(address) ? { localAddress: address } : {});

export const dialFrom = (address: string, port: number): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: headersOf(address),
    perMessageDeflate: false,
    ...startOf(address),
  });

/** The client's world, connecting from that address. */
export const worldAt = (address: string, port: number): World => ({
  ...realWorld,
  open: () => dialFrom(address, port),
});

export interface FloodRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text already. */
  readonly body?: unknown;
  /** Taking longer is an error, in milliseconds. */
  readonly within?: number;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** One request over its own connection. */
export function askFrom(address: string, port: number, question: FloodRequest): Promise<Reply> {
  const { path, body, method = body === undefined ? 'GET' : 'POST', headers = {}, within = 60_000 } = question;
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const asked = request({
    ...{ host: '127.0.0.1', port, path, method, agent: false, ...startOf(address) },
    headers: { ...type, ...headersOf(address), ...headers },
    signal: AbortSignal.timeout(within),
  });
  asked.on('error', reject);
  asked.on('response', answer => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    answer
      .on('error', reject)
      .on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
  });
  asked.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  return promise;
}

export async function openTable(port: number, address: string, order: object): Promise<string> {
  const { status, text } = await askFrom(address, port, { path: '/api/tables', body: order });
  if (status !== 201) throw new Error(`No table was opened: ${text}`);
  return (JSON.parse(text) as { readonly code: string }).code;
}
