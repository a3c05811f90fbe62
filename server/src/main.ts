import { help, readOptions, type ServerOptions } from './config/options.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openNode } from './node/node.ts';
import { owned } from './owned.ts';

/** A supervisor gives ten seconds before it kills. */
const longestStop = 9000;

/** How long output may take to be flushed. */
const lastWords = 1000;

async function run(): Promise<void> {
  let options: ServerOptions | 'help';
  try {
    options = readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    leave(2, `${sentenceOf(error)}\nnpm start -- --help lists the options.`);
    return;
  }
  if (options === 'help') process.stdout.write(help());
  else await start(options);
}

async function start(options: ServerOptions): Promise<void> {
  const log = createLog(options.logLevel);
  const metrics = createMetrics();
  // Node would print the error with all its fields, secrets included.
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'leaves, because nobody caught this');
    process.exit(1);
  });
  // It was the work of one request, bot or table, and it stopped at an await. Everybody else goes on.
  process.on('unhandledRejection', reason => {
    metrics.unheard.inc();
    log.error({ err: reason }, 'something failed that nobody waited for: please report this as a bug');
  });
  try {
    const node = await openNode(options, log, metrics);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(node.stop, log));
    const address = `http://${options.host ?? 'localhost'}:${node.port}/`;
    process.stdout.write(`Lamplight is lit at ${address} (Ctrl-C puts it out)\n`);
  } catch (error) {
    leave(1, whyNot(error, options.port));
    // A resource that did not close must not keep the process alive: the supervisor waits for it to end.
    setTimeout(() => process.exit(1), lastWords).unref();
  }
}

let isStopping = false;

/** A terminal may send the signal twice, through npm and directly. Stop once. */
function stop(stopNode: () => Promise<void>, log: Log): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    process.stderr.write(
      `Lamplight did not stop within ${longestStop / 1000} s and leaves as it is: what was answered is kept.\n`,
    );
    process.exit(1);
  }, longestStop).unref();
  owned(stopNode(), error => {
    log.fatal({ err: error }, 'could not stop in good order, and leaves: what was answered is kept');
    process.exit(1);
  });
}

function whyNot(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = `npm start -- --port ${port < 65_535 && port >= 1024 ? port + 1 : 8080}`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program, perhaps another Lamplight. Stop that one, or choose another port: ${another}`;
  }
  if (code === 'EACCES') return `This user may not open port ${port}. Choose one from 1024 up: ${another}`;
  return `Lamplight could not start: ${sentenceOf(error)}`;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function leave(code: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}

await run();
