import type { Json } from '../json.ts';
import { isFields, isList, type JsonFields, own, put } from './fields.ts';
import type { Patch } from './patch.ts';

/**
 * The view after a patch. Unchanged parts stay the same objects, so the code that shows them can compare by `===`.
 * Throws a sentence if the patch does not fit the view.
 */
export function patched(before: Json, patch: Patch): Json {
  const after = changed(before, patch, 'the view');
  if (after === undefined) throw new Error('This patch takes the whole view away: ask for the view again.');
  return after;
}

/** Undefined: the key is gone. Recurses no deeper than the view itself, however deep a patch may be. */
function changed(before: Json | undefined, change: Json, name: string): Json | undefined {
  if (isList(change)) {
    if (change.length === 0) return undefined;
    if (change[0] !== 0) return edited(before, change, name);
    if (change.length !== 2) throw misfit(`gives ${change.length - 1} values for ${name}`);
    return change[1];
  }
  if (!isFields(change)) return change;
  return before === undefined ? misfitted(name) : fieldsChanged(before, change, name);
}

function fieldsChanged(before: Json, changes: JsonFields, name: string): Json {
  let after: Record<string, Json> | undefined;
  for (const key of Object.keys(changes)) {
    if (!isFields(before)) throw misfit(`changes ${name} by key, which is no object`);
    const last = own(before, key);
    const next = changed(last, changes[key] as Json, JSON.stringify(key));
    if (next === last) continue;
    after ??= { ...before };
    if (next === undefined) delete after[key];
    else put(after, key, next);
  }
  return after ?? before;
}

function edited(before: Json | undefined, edits: readonly Json[], name: string): Json {
  if (typeof before === 'string') return textEdited(before, edits, name);
  if (!isList(before)) throw misfit(`edits ${name}, which is no list`);
  const after: Json[] = [];
  let from = 0;
  for (const edit of edits) {
    if (typeof edit === 'number') {
      const to = reach(from, edit, before.length, name);
      if (edit > 0) for (let n = from; n < to; n++) after.push(before[n] as Json);
      from = to;
    } else if (isList(edit)) {
      for (const part of edit) after.push(part);
    } else if (isFields(edit)) {
      const part = before[from];
      after.push(part === undefined ? misfitted(`the end of ${name}`) : fieldsChanged(part, edit, `a part of ${name}`));
      from += 1;
    } else throw misfit(`edits ${name} by ${JSON.stringify(edit).slice(0, 40)}`);
  }
  for (let n = from; n < before.length; n++) after.push(before[n] as Json);
  return after;
}

function textEdited(before: string, edits: readonly Json[], name: string): string {
  let after = '';
  let from = 0;
  for (const edit of edits) {
    if (typeof edit === 'number') {
      const to = reach(from, edit, before.length, name);
      if (edit > 0) after += before.slice(from, to);
      from = to;
    } else if (typeof edit === 'string') after += edit;
    else throw misfit(`puts what is no text into the text ${name}`);
  }
  return after + before.slice(from);
}

/** The position in the old list after this many more parts. */
function reach(from: number, edit: number, length: number, name: string): number {
  const to = from + Math.abs(edit);
  if (!Number.isSafeInteger(edit) || edit === 0 || to > length)
    throw misfit(`goes on by ${edit} in ${name}, which has ${length - from} more`);
  return to;
}

const misfit = (does: string): Error =>
  new Error(`This patch ${does}: it belongs to another view, so ask for the view again.`);
function misfitted(name: string): never {
  throw misfit(`changes ${name}, which is not there`);
}
