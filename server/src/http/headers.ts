import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Our pages need what is our own, and nothing else from anywhere. `'self'` covers the socket too. Sounds and pictures that
 * the pages make themselves are blobs and data.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const safety = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Half a year. Said only to who came by TLS: a server at home without it must stay reachable. */
const onlyByTls = 'max-age=15552000';

export function makeSafe(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(safety);
  if (request.protocol === 'https') reply.header('strict-transport-security', onlyByTls);
}
