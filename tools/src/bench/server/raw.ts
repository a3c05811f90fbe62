/** The baseline: `ws` alone. It answers every message with as many messages as the server would, of the same length. */
import { type WebSocket, WebSocketServer } from 'ws';
import type { TemplateAct } from './template.ts';

export type RawHello = { readonly code: string; readonly seat: number; readonly next: number };

const tables = new Map<string, { readonly sockets: WebSocket[]; next: number }>();
let script: readonly (TemplateAct | undefined)[] = [];
let letters = '';

process.on('message', (message: { readonly script?: typeof script }) => {
  if (message.script === undefined) return;
  script = message.script;
  const longest = Math.max(...script.flatMap(act => act?.sent.map(({ bytes }) => bytes) ?? []));
  letters = 'x'.repeat(longest);
  process.stdout.write('script read\n');
});

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, clientTracking: false });
server.on('connection', socket => {
  let table: ReturnType<typeof tables.get>;
  socket.on('message', data => {
    if (table !== undefined) answer(table);
    else table = greet(socket, data.toString());
  });
});
server.on('listening', () => {
  const { port } = server.address() as { readonly port: number };
  process.stdout.write(`The baseline is lit at http://127.0.0.1:${port}/\n`);
});
process.on('SIGTERM', () => process.exit());

/** The first message of a socket: which table, and where its course begins. */
function greet(socket: WebSocket, hello: string) {
  const { code, next, seat } = JSON.parse(hello) as RawHello;
  const table = tables.get(code) ?? { sockets: [], next };
  tables.set(code, table);
  table.sockets[seat] = socket;
  socket.send('welcome');
  return table;
}

function answer(table: { readonly sockets: readonly WebSocket[]; next: number }): void {
  const act = script[table.next];
  table.next += 1;
  for (const { seat, bytes } of act?.sent ?? []) table.sockets[seat]?.send(letters.slice(0, bytes));
}
