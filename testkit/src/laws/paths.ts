/** A state as paths: where two of them differ, and how to put parts of one into another. */
import { isDeepStrictEqual } from 'node:util';
import type { Path } from './snapshot.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The paths, as deep as they go, at which two values differ. */
export function differences(a: unknown, b: unknown): readonly Path[] {
  const found: Path[] = [];
  compare(a, b, [], found);
  return found;
}

function compare(a: unknown, b: unknown, path: Path, found: Path[]): void {
  if (Object.is(a, b)) return;
  if (!branches(a, path) || !branches(b, path) || Array.isArray(a) !== Array.isArray(b)) {
    found.push(path);
    return;
  }
  for (const key of Object.keys(a)) {
    if (!(key in b)) found.push([...path, key]);
    else if (!Object.is(a[key], b[key])) compare(a[key], b[key], [...path, key], found);
  }
  for (const key of Object.keys(b)) if (!(key in a)) found.push([...path, key]);
}

function branches(value: unknown, path: Path): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind === Object.prototype || kind === null || Array.isArray(value) || ArrayBuffer.isView(value)) return true;
  throw new Error(
    `The state holds a ${value.constructor.name} at '${path.join('.')}', which has no paths: give the trial a lens that shows it as plain fields.`,
  );
}

/** `whole` takes the donor's part as it is; `leaves` keeps the shape and takes the values that both have. */
export type Graft = 'whole' | 'leaves';

/** The fields with these paths taken from the donor; undefined if that changes nothing. */
export function transplant(fields: object, donor: object, paths: readonly Path[], graft: Graft): object | undefined {
  const grafted = paths.reduce<unknown>((into, path) => graftAt(into, donor, path, graft), fields);
  return grafted === fields ? undefined : (grafted as object);
}

function graftAt(into: unknown, from: unknown, path: Path, graft: Graft): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (graft === 'leaves') return leavesOf(into, from);
    return isDeepStrictEqual(into, from) ? into : from;
  }
  if (!branches(into, path) || !branches(from, path)) return into;
  return (key === '*' ? Object.keys(into) : [key]).reduce<Fields>((parts, each) => {
    if (!(each in parts) || !(each in from)) return parts;
    return withPart(parts, each, graftAt(parts[each], from[each], rest, graft));
  }, into);
}

function leavesOf(into: unknown, from: unknown): unknown {
  if (branches(into, []) && branches(from, []) && Array.isArray(into) === Array.isArray(from)) {
    return Object.keys(into).reduce<Fields>(
      (parts, key) => (key in from ? withPart(parts, key, leavesOf(parts[key], from[key])) : parts),
      into,
    );
  }
  const leaf = (value: unknown) => typeof value !== 'object';
  return leaf(into) && leaf(from) && typeof into === typeof from ? from : into;
}

/** A copy with one part changed; the same value where the part is the same. */
function withPart(parts: Fields, key: string, part: unknown): Fields {
  if (Object.is(parts[key], part)) return parts;
  if (Array.isArray(parts)) return parts.with(Number(key), part) as unknown as Fields;
  if (!ArrayBuffer.isView(parts)) return { ...parts, [key]: part };
  const copy = structuredClone(parts) as unknown as Record<string, unknown>;
  copy[key] = part;
  return copy as Fields;
}
