import { type DestinationStream, type Logger, pino } from 'pino';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];
export type Log = Logger;

const hidden = '[hidden]';

/**
 * Keys that may hold a token, a pass, a seed or somebody's hidden card. They are hidden at every depth, in every log
 * line. Whole frames, views and bodies are included, because only the game knows what is secret in them.
 */
const secretKeys =
  `token pass password secret hash seed have what input move body events event dealt state view patch told text name
   options authorization cookie url code hello frame row rows head record`.split(/\s+/);
const isSecret = new Set(secretKeys);

/** Seeds, hashes and digests, wherever they stand: in a message, in the text of an error. */
const sixtyFourHexDigits = /[0-9a-f]{64}/gi;
/** A database's address holds its password. */
const passwordInAddress = /(\w+:\/\/[^\s:/@"]*):[^\s/@"]+@/g;

export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: label => ({ level: label }),
        log: fields => hide(fields) as Record<string, unknown>,
      },
      // The bindings of a child logger do not go through `formatters`.
      redact: { paths: secretKeys.flatMap(key => [key, `*.${key}`]), censor: hidden },
      hooks: { streamWrite: scrub },
    },
    destination,
  );
}

function scrub(line: string): string {
  return line.replace(sixtyFourHexDigits, hidden).replace(passwordInAddress, `$1:${hidden}@`);
}

/** Deeper than any of our own log lines. What is below is left out, which also ends circular references. */
const deepest = 6;

function hide(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return tellError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return hidden;
  if (Array.isArray(value)) return value.map(one => hide(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isSecret.has(key.toLowerCase()) ? hidden : hide(part, depth + 1)]),
  );
}

/** Only these fields: errors of validators and drivers carry the offending values in fields of their own. */
function tellError({ name, message, stack }: Error): object {
  return { type: name, message, stack };
}
