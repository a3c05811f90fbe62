import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PushRequest } from '../push/post.ts';
import { bearerOf, codeIn, fresh, sentenceOf } from './api.ts';
import type { AppDeps } from './app.ts';
import { sendError } from './errors.ts';
import type { Guard } from './guard.ts';

const noMember = 'Nobody at this table has this secret: send the token of a member as a bearer token.';

type Table = { Params: { code: string } };

/** Here a device subscribes to notifications of one's turn, for one table and with the token of one's own seat. */
export function servePost(app: FastifyInstance, { rooms, post }: AppDeps, guard: Guard): void {
  const who = async (request: FastifyRequest<Table>) => {
    const [code, token] = [codeIn(request.params.code), bearerOf(request)];
    return code === undefined || token === undefined ? undefined : rooms.memberAt(code, token);
  };

  app.get('/api/push', (_request, reply) => fresh(reply).send({ key: post.publicKey }));

  app.put<Table>('/api/tables/:code/push', { onRequest: guard.knocks }, async (request, reply) => {
    const wish = v.safeParse(PushRequest, request.body, { abortEarly: true });
    if (!wish.success)
      return sendError(request, reply, 400, sentenceOf(wish.issues, 'endpoint, p256dh, auth and language'));
    const member = await who(request);
    if (member === undefined) return sendError(request, reply, 403, noMember);
    const refused = await post.subscribe(member, wish.output);
    return refused === undefined ? fresh(reply).code(204).send() : sendError(request, reply, 400, refused.wrong);
  });

  app.delete<Table>('/api/tables/:code/push', { onRequest: guard.knocks }, async (request, reply) => {
    const member = await who(request);
    if (member === undefined) return sendError(request, reply, 403, noMember);
    await post.unsubscribe(member);
    return fresh(reply).code(204).send();
  });
}
