import { readJson } from '@lamplight/contract/wire';
import type { FastifyInstance } from 'fastify';
import { cannotBeRead, MalformedRequest } from './errors.ts';

/** Bodies are JSON. One nested too deeply is refused before anything recurses over it. */
export function readBodies(app: FastifyInstance): void {
  parse(app, (_text, value) => value);
}

/** Passes the text of a body on once it is known to parse: another thread parses it again. */
export function readBodiesAsText(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  parse(app, text => text);
}

function parse(app: FastifyInstance, handOn: (text: string, value: unknown) => unknown): void {
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    // Some editors begin a file with a byte order mark, which is not JSON.
    const text = body.startsWith('\uFEFF') ? body.slice(1) : body;
    const read = readJson(text, cannotBeRead);
    if ('wrong' in read) done(new MalformedRequest(read.wrong));
    else done(null, handOn(text, read.value));
  });
}
