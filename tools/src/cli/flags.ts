import { parseArgs } from 'node:util';

/** A wrong call: the tool prints its usage and exits with code 2, so that scripts can tell it from a failure. */
export class Misuse extends Error {}

export interface Flag {
  /** `switch` is given or not; `whole` is a number from 0 up; `list` is comma-separated and may be repeated. */
  readonly kind: keyof ValueOf;
  /** One line of help. It names the default, because the reader of the help cannot see the code. */
  readonly about: string;
  /** The placeholder for the value in the help text: FILE, N. */
  readonly value?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

interface ValueOf {
  readonly switch: boolean;
  readonly text: string | undefined;
  readonly whole: number | undefined;
  readonly list: readonly string[] | undefined;
}

export type FlagValues<F extends Flags> = { readonly [Name in keyof F]: ValueOf[F[Name]['kind']] };

export interface Arguments<F extends Flags> {
  readonly values: FlagValues<F>;
  readonly rest: readonly string[];
}

/** Reads the arguments after the command's name. Throws Misuse, with a sentence, for anything unknown. */
export function readArguments<F extends Flags>(flags: F, argv: readonly string[]): Arguments<F> {
  const { values, positionals } = parse(flags, argv);
  const read = Object.entries(flags).map(([name, { kind }]) => [name, readValue(name, kind, values[name])]);
  return { values: Object.fromEntries(read) as FlagValues<F>, rest: positionals };
}

function parse(flags: Flags, argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [
      name,
      kind === 'switch' ? { type: 'boolean' as const } : { type: 'string' as const, multiple: kind === 'list' },
    ]),
  );
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = error.message] = error.message.split(/\. |\n/);
    throw new Misuse(`${sentence.replace(/\.$/, '')}.`);
  }
}

function readValue(name: string, kind: keyof ValueOf, given: unknown): ValueOf[keyof ValueOf] {
  if (kind === 'switch') return given === true;
  if (Array.isArray(given)) return given.flatMap(part => String(part).split(',')).filter(part => part !== '');
  if (typeof given !== 'string') return undefined;
  if (kind === 'text') return given;
  if (!/^\d+$/.test(given)) throw new Misuse(`--${name} wants a whole number, not '${given}'.`);
  return Number(given);
}
