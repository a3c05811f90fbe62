import type { FastifyReply, FastifyRequest } from 'fastify';

/** Our pages need styles, faces and pictures of our own, and nothing else from anywhere. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
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
