import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { takeInventory } from './inventory.ts';
import { help, type Options, readOptions } from './options.ts';

function run(): void {
  let options: Options | 'help';
  try {
    options = readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    leave(2, `${error instanceof Error ? error.message : error}\nnpm start -- --help lists the options.`);
    return;
  }
  if (options === 'help') process.stdout.write(help);
  else listen(createApp(takeInventory(fileURLToPath(new URL('../..', import.meta.url)))), options);
}

function listen(server: Server, { port, host }: Options): void {
  server.on('error', (error: NodeJS.ErrnoException) => leave(1, whyNot(error, port)));
  server.listen({ port, host }, () => {
    const { port: taken } = server.address() as AddressInfo;
    process.stdout.write(`Lamplight is lit at http://${host ?? 'localhost'}:${taken}/ (Ctrl-C puts it out)\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(server));
}

/** Every answer here is short: whoever is still reading one gets a moment, and idle connections none. */
function stop(server: Server): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 500).unref();
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number): string {
  const another = `npm start -- --port ${port < 65_535 && port >= 1024 ? port + 1 : 8080}`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program, perhaps another Lamplight. Stop that one, or choose another port: ${another}`;
  }
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one from 1024 up: ${another}`;
  return `Lamplight could not start: ${message}. Check --host and --port.`;
}

function leave(code: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}

run();
