import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Our pages load only what is our own. `'self'` covers the socket too. Sounds and pictures that the pages make
 * themselves are blobs and data.
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

/** Half a year. Sent only over TLS: a server at home without TLS must stay reachable. */
const onlyByTls = 'max-age=15552000';

export function makeSafe(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(safety);
  if (request.protocol === 'https') reply.header('strict-transport-security', onlyByTls);
}
