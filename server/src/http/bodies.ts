import { readJson } from '@lamplight/contract/wire';
import type { FastifyInstance } from 'fastify';
import { cannotBeRead, MalformedRequest } from './errors.ts';

/** Bodies are JSON. A nest too deep is refused before anything recurses over it. */
export function readBodies(app: FastifyInstance): void {
  parse(app, (_text, value) => value);
}

/** Here the text of a body is handed on, once it is known that it can be read: another thread reads it again. */
export function readBodiesAsText(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  parse(app, text => text);
}

function parse(app: FastifyInstance, handOn: (text: string, value: unknown) => unknown): void {
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    // Some editors begin a file with this mark, which is no JSON.
    const text = body.startsWith('\uFEFF') ? body.slice(1) : body;
    const read = readJson(text, cannotBeRead);
    if ('wrong' in read) done(new MalformedRequest(read.wrong));
    else done(null, handOn(text, read.value));
  });
}
