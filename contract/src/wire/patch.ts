/**
 * What changed between two views, small enough to send after every input.
 *
 * A change is
 * - a text, a number, true, false or null: the new value;
 * - `{ key: change, … }`: changes within an object, by key; `{}` changes nothing;
 * - `[]`: the key is gone;
 * - `[0, value]`: the new value, whole;
 * - any other list: edits of a list or of a text, from its start. `n` keeps n parts, `-n` drops n, `[part, …]` (in a
 *   text "…") puts new ones, `{ … }` changes the next part, which is an object. What the edits do not reach is kept.
 */
import type { Json } from '../json.ts';
import { isFields, isList, type JsonFields, own, put, same } from './fields.ts';
import { bytesOf } from './size.ts';

export type Patch = Json;

/** How far ahead it looks for a part that moved. Lists that people look at are short. */
const ahead = 24;
/** Shorter texts are sent whole: their edits would hardly be shorter. */
const shortText = 24;

/** If everything changed it is `[0, after]`, so it is never more than four bytes longer than the view itself. */
export const patchOf = (before: Json, after: Json): Patch => patchesOf()(before, after);

/**
 * `patchOf` for the views of all viewers of one step. Parts that several views share, as the same objects, are compared
 * once, so none of them may be mutated in the meantime. A link of the chain of identities: server/src/stream/gallery.ts
 * describes the whole of it.
 */
export function patchesOf(): (before: Json, after: Json) => Patch {
  const known: KnownChanges = { changes: new Map(), within: { changes: new Map(), within: undefined } };
  return (before, after) => {
    const change = changeIn(before, after, known);
    return change === undefined ? {} : change;
  };
}

/**
 * For a part after the step: what it was before, and what changed. Only the top two levels are remembered: a deeper
 * part is hardly ever shared unless its parent is.
 */
interface KnownChanges {
  readonly changes: Map<Json, { readonly before: Json; readonly change: Json | undefined }>;
  readonly within: KnownChanges | undefined;
}

/** Undefined: nothing changed. A change is never more than four bytes longer than its result. */
function changeOf(before: Json, after: Json, known: KnownChanges | undefined): Json | undefined {
  if (before === after) return undefined;
  if (known === undefined || typeof after !== 'object' || after === null) return changeIn(before, after, undefined);
  const found = known.changes.get(after);
  if (found?.before === before) return found.change;
  const change = changeIn(before, after, known.within);
  known.changes.set(after, { before, change });
  return change;
}

function changeIn(before: Json, after: Json, known: KnownChanges | undefined): Json | undefined {
  if (before === after) return undefined;
  if (isFields(after)) return isFields(before) ? changeOfFields(before, after, known) : [0, after];
  if (isList(after)) return isList(before) ? changeOfLists(before, after, known) : [0, after];
  return typeof after === 'string' && typeof before === 'string' ? changeOfTexts(before, after) : after;
}

function changeOfFields(before: JsonFields, after: JsonFields, known: KnownChanges | undefined): Json | undefined {
  let changes: Record<string, Json> | undefined;
  let changed = 0;
  let kept = 0;
  let fresh = 0;
  for (const key in after) {
    const next = after[key];
    if (next === undefined) continue;
    const last = own(before, key);
    if (last === undefined) fresh += 1;
    const change = last === undefined ? asNew(next) : changeOf(last, next, known);
    if (change === undefined) kept += 1;
    else {
      changes ??= {};
      put(changes, key, change);
      changed += 1;
    }
  }
  const gone = sizeOf(before) - (changed + kept - fresh);
  if (gone > 0) {
    changes ??= {};
    for (const key in before) if (before[key] !== undefined && own(after, key) === undefined) put(changes, key, []);
  }
  if (changes === undefined) return undefined;
  // A kept part saves more than the four bytes that a changed one may cost.
  return gone === 0 && kept > changed ? changes : shorter(changes, after);
}

function sizeOf(fields: JsonFields): number {
  let size = 0;
  for (const key in fields) if (fields[key] !== undefined) size += 1;
  return size;
}

const asNew = (value: Json): Json => (typeof value === 'object' && value !== null ? [0, value] : value);

function changeOfLists(
  before: readonly Json[],
  after: readonly Json[],
  known: KnownChanges | undefined,
): Json | undefined {
  const start = agreement(before, after);
  if (start === before.length && start === after.length) return undefined;
  const edits = new Edits(start);
  let from = start;
  let to = start;
  while (from < before.length && to < after.length) {
    const last = before[from] as Json;
    const next = after[to] as Json;
    const change = changeOf(last, next, known);
    const moved = change === undefined ? undefined : shift(before, from, after, to);
    if (moved !== undefined) {
      edits.replace(moved.gone, after.slice(to, to + moved.fresh));
      from += moved.gone;
      to += moved.fresh;
      continue;
    }
    if (change === undefined) edits.keep();
    else if (isFields(last) && isFields(change)) edits.change(change);
    else edits.replace(1, [next]);
    from += 1;
    to += 1;
  }
  edits.replace(before.length - from, after.slice(to));
  const made = edits.made();
  return made.length === 0 ? undefined : shorter(made, after);
}

/** How many parts at the start of both lists are the same. */
function agreement(before: readonly Json[], after: readonly Json[]): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && same(before[start] as Json, after[start] as Json)) start += 1;
  return start;
}

/** How many parts to drop, or to insert, until two lists that differ here agree again. Undefined if not soon. */
function shift(
  before: readonly Json[],
  from: number,
  after: readonly Json[],
  to: number,
): { readonly gone: number; readonly fresh: number } | undefined {
  const [last, next] = [before[from] as Json, after[to] as Json];
  const most = Math.min(ahead, Math.max(before.length - from, after.length - to));
  for (let n = 1; n < most; n++) {
    const [later, coming] = [before[from + n], after[to + n]];
    if (later !== undefined && same(later, next)) return { gone: n, fresh: 0 };
    if (coming !== undefined && same(last, coming)) return { gone: 0, fresh: n };
  }
  return undefined;
}

class Edits {
  readonly #edits: Json[] = [];
  #kept: number;
  #gone = 0;
  #fresh: Json[] = [];

  constructor(kept: number) {
    this.#kept = kept;
  }

  keep(): void {
    this.#flush();
    this.#kept += 1;
  }

  replace(gone: number, fresh: readonly Json[]): void {
    this.#gone += gone;
    this.#fresh.push(...fresh);
  }

  change(change: JsonFields): void {
    this.#flush();
    if (this.#kept > 0) this.#edits.push(this.#kept);
    this.#kept = 0;
    this.#edits.push(change);
  }

  #flush(): void {
    if (this.#gone === 0 && this.#fresh.length === 0) return;
    if (this.#kept > 0) this.#edits.push(this.#kept);
    if (this.#gone > 0) this.#edits.push(-this.#gone);
    if (this.#fresh.length > 0) this.#edits.push(this.#fresh);
    this.#kept = 0;
    this.#gone = 0;
    this.#fresh = [];
  }

  /** Keeping the rest is implied, so a last «keep» is left out. */
  made(): readonly Json[] {
    this.#flush();
    return this.#edits;
  }
}

function changeOfTexts(before: string, after: string): Json {
  if (before.length < shortText || after.length < shortText) return after;
  const gone = before.indexOf(after.slice(0, shortText));
  if (gone > 0 && after.startsWith(before.slice(gone))) {
    const fresh = after.slice(before.length - gone);
    return fresh === '' ? [-gone] : [-gone, before.length - gone, fresh];
  }
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const edits: Json[] = start > 0 ? [start] : [];
  if (before.length > start + end) edits.push(start + end - before.length);
  if (after.length > start + end) edits.push(after.slice(start, after.length - end));
  return bytesOf(edits) < bytesOf(after) ? edits : after;
}

function shorter(change: Json, after: Json): Json {
  const bytes = bytesOf(change);
  return bytes <= bytesOf(after, bytes) + 4 ? change : asNew(after);
}
