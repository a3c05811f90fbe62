import { realWorld, type World } from '@lamplight/client';
import { WebSocket } from 'ws';

/**
 * One machine plays many: the server is told to believe a proxy on this machine whom it speaks for. All are out of networks
 * that are kept for examples (RFC 5737) or for private use.
 */
export const believed = { TRUST_PROXY: 'loopback' } as const;

const headersOf = (address: string) => ({ 'x-forwarded-for': address });

export const dialFrom = (address: string, port: number): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: headersOf(address), perMessageDeflate: false });

/** The client's world, seen from that address. */
export const worldAt = (address: string, port: number): World => ({
  ...realWorld,
  open: () => dialFrom(address, port),
});

export async function openTable(port: number, address: string, order: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(address) },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`No table was opened: ${await response.text()}`);
  return ((await response.json()) as { readonly code: string }).code;
}
