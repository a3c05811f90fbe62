import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { ArchiveBusy, MatchTooLong } from '../rooms/archive/archive.ts';

/** In the API an error is an object with one sentence. Elsewhere the sentence stands alone. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (request.url.startsWith('/api/')) return reply.send({ error: sentence });
  return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

/** A body that cannot be read. The sentence is ours, so it may be sent to the client. */
export class MalformedRequest extends Error {
  override readonly name = 'Misread';
}

export const cannotBeRead = 'This request cannot be read. Send what docs/protocol.md asks for.';

/** Our words for what Fastify itself refuses: its own repeat parts of what was sent. */
const sentences: Readonly<Record<number, string>> = {
  400: cannotBeRead,
  404: 'There is nothing at this address.',
  408: 'This request took too long to arrive.',
  413: 'This body is too large.',
  414: 'This address is too long.',
  415: 'Send the body as application/json.',
};

/** What broke goes to the log and to nobody outside. */
export function handleErrors(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof ArchiveBusy) return sendError(request, reply.header('retry-after', '60'), 503, error.message);
    if (error instanceof MatchTooLong) return sendError(request, reply, 422, error.message);
    if (error instanceof MalformedRequest) return sendError(request, reply, 400, error.message);
    const status = error.statusCode ?? 500;
    const sentence = status < 500 ? (sentences[status] ?? sentences[400]) : undefined;
    if (sentence !== undefined) return sendError(request, reply, status, sentence);
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed');
    return sendError(request, reply, 500, 'Something went wrong on the server, and it was noted. Try again.');
  };
}
