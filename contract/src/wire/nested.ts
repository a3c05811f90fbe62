import type { Read } from '../json.ts';

/** No frame, order or match of ours is nested half as deeply. */
export const mostDeep = 32;

const tooDeep = `This is nested more than ${mostDeep} deep, and nothing here is: send it flatter.`;
const poisoned = 'No key here is called __proto__, nor has a constructor a prototype: leave them out.';

/**
 * Reads JSON from outside. The depth is counted before parsing, so that whatever recurses over the value afterwards (a
 * check, a copy, a canonical text) cannot run out of stack. `noJson` is the sentence for text that is not JSON.
 */
export function readJson(text: string, noJson: string): Read<unknown> {
  if (isTooDeep(text)) return { wrong: tooDeep };
  try {
    const value: unknown = JSON.parse(text);
    return isPoisoned(value) ? { wrong: poisoned } : { value };
  } catch {
    return { wrong: noJson };
  }
}

const [quote, backslash] = [0x22, 0x5c];
const opening: readonly number[] = [0x5b, 0x7b];
const closing: readonly number[] = [0x5d, 0x7d];

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    if (unit === quote) isText = !isText;
    else if (isText) n += unit === backslash ? 1 : 0;
    else if (opening.includes(unit)) depth += 1;
    else if (closing.includes(unit)) depth -= 1;
    if (depth > mostDeep) return true;
  }
  return false;
}

/** Here such a key is only a key. But code that assigns it later would change the prototype of all objects. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(isPoisoned);
  return Object.entries(value).some(
    ([key, part]: readonly [string, unknown]) =>
      key === '__proto__' ||
      (key === 'constructor' && typeof part === 'object' && part !== null && Object.hasOwn(part, 'prototype')) ||
      isPoisoned(part),
  );
}
