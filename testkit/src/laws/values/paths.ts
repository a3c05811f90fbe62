/** States as paths: where two of them differ, and how to put parts of one into the other. */
import { isDeepStrictEqual } from 'node:util';
import type { PathTree, TreePath } from './tree.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The deepest paths at which two values differ. */
export function differences(a: unknown, b: unknown): readonly TreePath[] {
  const found: TreePath[] = [];
  compare(a, b, [], found);
  return found;
}

function compare(a: unknown, b: unknown, path: TreePath, found: TreePath[]): void {
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

function branches(value: unknown, path: TreePath): value is Fields {
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
export function transplant(fields: object, donor: object, paths: PathTree, graft: Graft): object | undefined {
  const grafted = graftAt(fields, donor, paths, graft);
  return grafted === fields ? undefined : (grafted as object);
}

function graftAt(into: unknown, from: unknown, { path, parts }: PathTree, graft: Graft): unknown {
  if (path !== undefined) {
    if (graft === 'leaves') return leavesOf(into, from);
    return Object.is(into, from) || isDeepStrictEqual(into, from) ? into : from;
  }
  if (!branches(into, []) || !branches(from, [])) return into;
  const changes: [string, unknown][] = [];
  for (const [key, below] of parts) {
    for (const each of key === '*' ? Object.keys(into) : [key]) {
      if (each in into && each in from) changes.push([each, graftAt(into[each], from[each], below, graft)]);
    }
  }
  return withParts(into, changes);
}

function leavesOf(into: unknown, from: unknown): unknown {
  if (branches(into, []) && branches(from, []) && Array.isArray(into) === Array.isArray(from)) {
    const common = Object.keys(into).filter(key => key in from);
    return withParts(
      into,
      common.map(key => [key, leavesOf(into[key], from[key])]),
    );
  }
  const leaf = (value: unknown) => typeof value !== 'object';
  return leaf(into) && leaf(from) && typeof into === typeof from ? from : into;
}

/** A copy with some parts replaced; the same value if none of them changes. */
function withParts(whole: Fields, parts: readonly (readonly [string, unknown])[]): Fields {
  const changed = parts.filter(([key, part]) => !Object.is(whole[key], part));
  if (changed.length === 0) return whole;
  const copy = copyOf(whole) as Record<string, unknown>;
  for (const [key, part] of changed) copy[key] = part;
  return copy;
}

function copyOf(whole: Fields): Fields {
  if (Array.isArray(whole)) return [...whole] as unknown as Fields;
  return ArrayBuffer.isView(whole) ? structuredClone(whole) : { ...whole };
}
