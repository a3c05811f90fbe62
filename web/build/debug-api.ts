import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { type DebugAnswer, type DebugAsk, debugPath } from '../src/debug/asks.ts';

export type Answering = (ask: DebugAsk) => Promise<DebugAnswer>;

/** Answers the debug panel. It is part of Vite's development server only: `npm start` does not serve it. */
export function debugApi(answer: Answering): Plugin {
  return {
    name: 'debug api',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(debugPath, (request, response) => void respond(request, response, answer));
    },
  };
}

export async function respond(request: IncomingMessage, response: ServerResponse, answer: Answering): Promise<void> {
  const send = (status: number, body: DebugAnswer) => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  };
  if (!isOurPage(request)) return send(403, { wrong: 'Only the pages of this development server may ask.' });
  try {
    send(200, await answer((await json(request)) as DebugAsk));
  } catch (error) {
    send(400, { wrong: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Any page in the developer's browser can send requests to this machine, and can point its own host name at it. So the
 * host name must be ours, and so must the origin, which browsers send with every POST.
 */
function isOurPage({ method, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return method === 'POST' && /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) && origin === `http://${host}`;
}
