/** Serves the pages from their sources, for developers: `npm run dev`. */
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { type Answering, debugApi } from './debug-api.ts';

export interface ServeOptions {
  readonly port: number;
  /** The address of the server these pages use. */
  readonly server: string;
  /** The folder for Vite's cache of packages. */
  readonly cache: string;
  /** Answers the debug panel. */
  readonly answer: Answering;
  /** Further files to watch, besides those of the pages. `changed` is called when one changes. */
  readonly watched: readonly string[];
  readonly changed: (file: string) => void;
}

/** This machine only, and always: nobody else may use the debug panel. */
const host = '127.0.0.1';

export async function servePages({
  port,
  server,
  cache,
  answer,
  watched,
  changed,
}: ServeOptions): Promise<{ close(): Promise<void> }> {
  process.env.LAMPLIGHT = server;
  const vite = await createServer({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    // Node reads the configuration itself. Vite would bundle it and write it beside the packages, which may be
    // read-only.
    configLoader: 'native',
    cacheDir: cache,
    clearScreen: false,
    customLogger: quietLogger(),
    plugins: [debugApi(answer)],
    server: { host, port, strictPort: true, cors: false },
  });
  vite.watcher.add([...watched]);
  vite.watcher.on('all', (_event, file) => changed(file));
  // Pages that are open keep their sockets, those to the server behind too: Vite would wait for them.
  const sockets = new Set<Socket>();
  let isClosing = false;
  vite.httpServer?.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await vite.listen();
  return {
    close: async () => {
      isClosing = true;
      const closed = vite.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * Drops the messages of every start, and of every socket that a restart of the server cut: pages reconnect by
 * themselves.
 */
function quietLogger() {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (text, options) => {
    if (!/proxy (?:socket )?error/.test(text)) error(text, options);
  };
  return logger;
}
