import { parseArgs } from 'node:util';
import { type ServerSetting, settings } from './settings.ts';

type Name = keyof typeof settings;
type ValueOf<N extends Name> = Exclude<ReturnType<(typeof settings)[N]['read']>, undefined>;
/** The options that were set. One that was not is undefined: the code that uses it knows the default. */
type Given = { readonly [N in Name]: ValueOf<N> | undefined };
export type ServerOptions = Given & {
  readonly port: number;
  readonly data: string;
  readonly logLevel: ValueOf<'logLevel'>;
};

const all: readonly (readonly [Name, ServerSetting])[] = Object.entries(settings) as [Name, ServerSetting][];
const flagged = all.filter(([, { isSecret }]) => isSecret !== true);

/** Returns the options, `help` if that was asked for, or throws a sentence that says what is wrong. */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): ServerOptions | 'help' {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      help: { type: 'boolean' },
      ...Object.fromEntries(flagged.map(([name]) => [flagOf(name), { type: 'string' } as const])),
    },
  });
  const flags: Readonly<Record<string, string | boolean | undefined>> = values;
  if (flags.help) return 'help';
  const given = Object.fromEntries(all.map(([name, setting]) => [name, read(name, setting, flags, env)])) as Given;
  if (given.redisUrl !== undefined && given.databaseUrl === undefined) {
    throw new Error('REDIS_URL joins several nodes on one database: set DATABASE_URL too, or leave out REDIS_URL.');
  }
  return { ...given, port: given.port ?? 8080, data: given.data ?? './data', logLevel: given.logLevel ?? 'info' };
}

function read(
  name: Name,
  setting: ServerSetting,
  flags: Readonly<Record<string, string | boolean | undefined>>,
  env: NodeJS.ProcessEnv,
): unknown {
  const flag = flags[flagOf(name)];
  const given = typeof flag === 'string' ? flag : env[setting.variable];
  // In many shells and compose files an empty variable means «not set».
  if (given === undefined || (given === '' && flag === undefined)) return undefined;
  const value = given === '' ? undefined : setting.read(given);
  if (value !== undefined) return value;
  const subject = flag === undefined ? setting.variable : `--${flagOf(name)}`;
  throw new Error(`${subject} must be ${setting.must}${setting.isSecret ? '' : `, not '${given}'`}.`);
}

/** `trustProxy` is `--trust-proxy`. */
function flagOf(name: Name): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

export function help(): string {
  const rows = [
    ...all.map(([name, { variable, takes, about, isSecret }]) => [
      isSecret ? '' : `--${flagOf(name)} ${takes}`,
      variable,
      about,
    ]),
    ['--help', '', 'print this text'],
  ] as const;
  const widths = [0, 1].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const lines = rows.map(row => `  ${row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  return `npm start -- [options]
Serves Lamplight on one port. Each option is also a variable of the environment; those without a flag hold a secret,
which everyone on this machine could read on a command line. docs/hosting.md tells more.

${lines.join('')}`;
}
