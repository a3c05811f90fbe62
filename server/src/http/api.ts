import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { holderOf } from './address.ts';
import type { AppDeps } from './app.ts';
import { readBodiesAsText } from './bodies.ts';
import { sendError } from './errors.ts';
import type { Guard } from './guard.ts';

const Order = v.strictObject({
  game: v.pipe(v.string('Name the game.'), v.maxLength(40, 'No game has so long a name.')),
  seats: v.pipe(
    v.number('Say how many seats.'),
    v.safeInteger('Seats are a whole number.'),
    v.minValue(1, 'A table has a seat.'),
    v.maxValue(64, 'No table has more than 64 seats.'),
  ),
  options: v.exactOptional(v.unknown()),
});
const Id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));
const As = v.union([v.picklist(['open', 'audience']), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]);

/** The longest match among our own fixtures has 119 kB. */
const recordBytes = 512 * 1024;

const noTable = 'There is no table with this code. Codes have six letters, and tables that nobody uses are forgotten.';
const noMatch = 'There is no finished match with this id. A match can be read when it is over.';
const noMatchForYou = `${noMatch} While it runs, who may see it sends the token of a member as a bearer token.`;

/** The HTTP API, for programs without a socket. docs/protocol.md describes it. */
export function serveApi(app: FastifyInstance, { rooms, look }: AppDeps, guard: Guard): void {
  app.post('/api/tables', { onRequest: guard.tables }, async (request, reply) => {
    const order = v.safeParse(Order, request.body, { abortEarly: true });
    if (!order.success) return sendError(request, reply, 400, sentenceOf(order.issues));
    const { game, seats, options = {} } = order.output;
    const made = await rooms.create({ game, seats, options });
    if ('wrong' in made) return sendError(request, reply, 400, made.wrong);
    return fresh(reply).code(201).header('location', `/t/${made.code}`).send({ code: made.code });
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code', { onRequest: guard.knocks }, async (request, reply) => {
    const code = codeIn(request.params.code);
    const facts = code === undefined ? undefined : await look(code, bearerOf(request));
    if (facts === undefined) return sendError(request, reply, 404, noTable);
    return fresh(reply).send(facts);
  });

  const handingIn = { onRequest: guard.records, preHandler: guard.recordsOfAll, bodyLimit: recordBytes };
  app.register((scope, _options, done) => {
    readBodiesAsText(scope);
    scope.post<{ Body: string | undefined }>('/api/matches', handingIn, async (request, reply) => {
      const kept = await rooms.keep(request.body ?? '', holderOf(request.ip));
      if ('wrong' in kept) return sendError(request, reply, 400, kept.wrong);
      return fresh(reply).code(201).header('location', `/api/matches/${kept.match}/record`).send({ match: kept.match });
    });
    done();
  });

  type Match = { Params: { id: string } };
  app.get<Match>('/api/matches/:id/record', { onRequest: guard.readings }, async (request, reply) => {
    const record = v.is(Id, request.params.id)
      ? await rooms.record(request.params.id, holderOf(request.ip))
      : undefined;
    if (record === undefined) return sendError(request, reply, 404, noMatch);
    return sendJson(reply.header('content-disposition', `attachment; filename="${request.params.id}.json"`), record);
  });

  app.get<Match>('/api/matches/:id/replay', { onRequest: guard.readings }, async (request, reply) => {
    const as = v.safeParse(As, queryOf(request).get('as') ?? 'open');
    if (!as.success)
      return sendError(request, reply, 400, 'Say as whom to look: as=open, as=audience, or as=0 for seat 0.');
    const { id } = request.params;
    const replay = v.is(Id, id) ? await rooms.replay(id, as.output, holderOf(request.ip)) : undefined;
    if (replay === undefined) return sendError(request, reply, 404, noMatch);
    return sendJson(reply, replay);
  });

  app.get<Match>('/api/matches/:id/why', { onRequest: guard.readings }, async (request, reply) => {
    const { id } = request.params;
    const why = v.is(Id, id) ? await rooms.why(id, bearerOf(request), holderOf(request.ip)) : undefined;
    if (why === undefined) return sendError(request, reply, 404, noMatchForYou);
    return sendJson(reply, why);
  });
}

/** People type codes, and not all of them in capitals. */
export function codeIn(given: string): string | undefined {
  const code = given.toUpperCase();
  return /^[A-Z]{6}$/.test(code) ? code : undefined;
}

/** The token of a member, if one was sent. It comes in a header because addresses end up in logs and histories. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{22,64})$/.exec(request.headers.authorization ?? '')?.[1];
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?')[1] ?? '');
}

export function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

/** The JSON was already written by a thread of the archive. */
function sendJson(reply: FastifyReply, json: Uint8Array): FastifyReply {
  return fresh(reply).type('application/json; charset=utf-8').send(json);
}

export function sentenceOf(
  [issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  keys = 'game, seats and options',
): string {
  const place = v.getDotPath(issue);
  if (place === null) return `Send one JSON object with ${keys}.`;
  if (issue.received === 'undefined') return `${place} is missing.`;
  return issue.expected === 'never' ? `${place.slice(0, 60)} is not known here.` : issue.message;
}
