import { isIP } from 'node:net';

/** Parses what somebody wrote. Undefined if it does not fit. */
export type ReadSetting<Value> = (given: string) => Value | undefined;

export const text: ReadSetting<string> = given => given;

export function wholeNumber({ from, to }: { readonly from: number; readonly to: number }): ReadSetting<number> {
  return given => {
    const number = Number(given);
    return /^\d+$/.test(given) && number >= from && number <= to ? number : undefined;
  };
}

export function oneOf<const Words extends readonly string[]>(words: Words): ReadSetting<Words[number]> {
  return given => words.find(word => word === given);
}

/** An address of one of these schemes, such as `postgres:`. */
export function address(...schemes: readonly string[]): ReadSetting<string> {
  return given => {
    const url = URL.parse(given);
    return url !== null && schemes.includes(url.protocol) && url.hostname !== '' ? given : undefined;
  };
}

export const origins: ReadSetting<readonly string[]> = given => all(listed(given), origin);

/** A path after the name is refused: an origin has none, so a rule about paths could not be kept. */
function origin(given: string): string | undefined {
  const url = URL.parse(given);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return [url.origin, `${url.origin}/`].includes(given.toLowerCase()) ? url.origin : undefined;
}

/** Which proxies may say whom they speak for. Not how many: anyone who connects directly could claim to be one. */
export const proxies: ReadSetting<readonly string[]> = given => all(listed(given), network);

const wellKnown = ['loopback', 'linklocal', 'uniquelocal'];

function network(given: string): string | undefined {
  if (wellKnown.includes(given)) return given;
  const [ip = '', bits, ...rest] = given.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return undefined;
  if (bits === undefined) return given;
  return wholeNumber({ from: 0, to: family === 4 ? 32 : 128 })(bits) === undefined ? undefined : given;
}

function listed(given: string): readonly string[] {
  return given.split(',').map(one => one.trim());
}

function all<Value>(given: readonly string[], read: ReadSetting<Value>): readonly Value[] | undefined {
  const values = given.flatMap(one => read(one) ?? []);
  return values.length === given.length ? values : undefined;
}
