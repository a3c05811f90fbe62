import { type Arguments, type Flags, Misuse, readArguments } from './flags.ts';

const common = {
  json: { kind: 'switch', about: 'print one JSON value instead of text' },
  help: { kind: 'switch', about: 'print this text' },
} as const satisfies Flags;

export interface Command<F extends Flags> {
  /** The npm script: `check` is started with `npm run check`. */
  readonly name: string;
  readonly about: string;
  /** The arguments after the options: `FILE…`. A command without it takes none. */
  readonly takes?: string;
  /** `--json` and `--help` belong to every command and are not listed here. */
  readonly flags: F;
  /** `say` prints a line for people; with --json it is silent and only `json` of the result is printed. */
  run(given: Arguments<F>, say: (line: string) => void): CommandResult | Promise<CommandResult>;
}

export interface CommandResult {
  /** False makes the command exit with code 1. */
  readonly passed: boolean;
  readonly json: unknown;
}

export interface Streams {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

const terminal: Streams = {
  out: line => process.stdout.write(`${line}\n`),
  err: line => process.stderr.write(`${line}\n`),
};

/** The last line of a tool's main file. The exit code is 0 if it passed, 1 if it failed, 2 if it was called wrongly. */
export async function main<F extends Flags>(command: Command<F>): Promise<void> {
  process.exitCode = await invoke(command, process.argv.slice(2), terminal);
}

export async function invoke<F extends Flags>(command: Command<F>, argv: readonly string[], streams: Streams) {
  const json = argv.includes('--json');
  try {
    const { values, rest } = readArguments({ ...command.flags, ...common }, argv);
    if (values.help) {
      streams.out(help(command));
      return 0;
    }
    if (command.takes === undefined && rest.length > 0) throw new Misuse(`Unexpected argument '${rest[0]}'.`);
    const result = await command.run({ values, rest } as Arguments<F>, json ? () => undefined : streams.out);
    if (json) streams.out(JSON.stringify(result.json, undefined, 2));
    return result.passed ? 0 : 1;
  } catch (error) {
    const misuse = error instanceof Misuse;
    const sentence = error instanceof Error ? error.message : String(error);
    streams.err(misuse ? `${sentence} \`npm run ${command.name} -- --help\` lists what it takes.` : stackOf(error));
    if (json) streams.out(JSON.stringify({ error: sentence }, undefined, 2));
    return misuse ? 2 : 1;
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function help<F extends Flags>(command: Command<F>): string {
  const rows = Object.entries<Flags[string]>({ ...command.flags, ...common }).map(
    ([name, flag]) => [`--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.about] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  const takes = command.takes === undefined ? '' : ` ${command.takes}`;
  return [
    `npm run ${command.name} -- [options]${takes}`,
    command.about,
    '',
    ...rows.map(([left, about]) => `  ${left.padEnd(width)}  ${about}`),
  ].join('\n');
}
