import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  /** Undefined: every address of this machine. */
  readonly host: string | undefined;
}

export const help = `npm start -- [options]
Serves Lamplight on one port.

  --port N      the port (default: the variable PORT, else 8080; 0 takes a free one)
  --host NAME   listen on this address only, such as 127.0.0.1 (default: all)
  --help        print this text
`;

/** Returns the options, `help` if that was asked for, or throws a sentence that says what is wrong. */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): Options | 'help' {
  const { values } = parseArgs({
    args: [...argv],
    options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return 'help';
  return { port: readPort(values.port ?? env.PORT), host: values.host };
}

function readPort(given: string | undefined): number {
  if (given === undefined || given === '') return 8080;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw new Error(`The port must be a whole number from 0 to 65535, not '${given}'.`);
}
