import type { FastifyRequest } from 'fastify';

/**
 * Browsers say which page asks. Only our own pages and those of `allowed` may. Programs that are not browsers say
 * nothing and may ask too. The scheme is not compared: behind a proxy with TLS we do not see it.
 */
export function isWelcome(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (page === null) return false;
  return allowed.includes(page.origin) || page.host === URL.parse(`${page.protocol}//${request.host}`)?.host;
}

export const strangePage =
  'This page may not speak to this server. Its host can allow it: see ORIGINS in docs/hosting.md.';
