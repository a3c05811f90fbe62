/** Reads what comes over the socket, or says in one sentence what is wrong with it. */
import * as v from 'valibot';
import type { Read } from '../json.ts';
import { ClientFrame, type ConnectionCode, mostBytes, ServerFrame } from './frames.ts';
import { readJson } from './nested.ts';

/** `id` is that of the command, if it could be read: its sender waits for it. `code`: it speaks another protocol. */
export type MalformedFrame = {
  readonly wrong: string;
  readonly id?: string;
  readonly code?: Extract<ConnectionCode, 'protocol'>;
};

/** Reads a client's frame. Nothing larger than `most` bytes is looked at. */
export function readClientFrame(
  message: string | Uint8Array,
  { most = mostBytes }: { readonly most?: number } = {},
): { readonly value: ClientFrame } | MalformedFrame {
  const text = textIn(message, most);
  if (typeof text !== 'string') return text;
  const json = readJson(text, noFrame);
  if ('wrong' in json) return json;
  const read = v.safeParse(ClientFrame, json.value, { abortEarly: true });
  if (read.success) return { value: read.output };
  const isProtocol = v.getDotPath(read.issues[0]) === 'protocol';
  return { wrong: sentenceOf(read.issues), ...idIn(json.value), ...(isProtocol ? { code: 'protocol' } : {}) };
}

/** Reads a server's frame. Undefined: a kind that this client does not know, and may ignore. */
export function readServerFrame(message: string): Read<ServerFrame | undefined> {
  const json = jsonIn(message);
  if ('wrong' in json) return json;
  const step = stepIn(json.value);
  if (step !== undefined) return { value: step };
  const read = v.safeParse(ServerFrame, json.value, { abortEarly: true });
  if (read.success) return { value: read.output };
  return isOfUnknownKind(json.value) ? { value: undefined } : { wrong: sentenceOf(read.issues) };
}

type Step = Extract<ServerFrame, { t: 'step' }>;

/**
 * Reads a step like the schema, but faster, because steps come all the time: on a phone the schema takes longer than
 * the step itself. Anything that does not pass here goes to the schema, which can say why.
 */
function stepIn(frame: unknown): Step | undefined {
  if (typeof frame !== 'object' || frame === null) return undefined;
  const { t, of, id, step, at, told, mark, patch } = frame as Partial<Step>;
  if (t !== 'step' || (of !== 'match' && of !== 'table') || typeof id !== 'string' || typeof at !== 'number')
    return undefined;
  if (step === undefined || !Number.isSafeInteger(step) || step < 0) return undefined;
  if (!Array.isArray(told) || patch === undefined) return undefined;
  if (mark === undefined) return { t, of, id, step, at, told, patch };
  return typeof mark === 'string' ? { t, of, id, step, at, told, mark, patch } : undefined;
}

/** Counts bytes, not characters: 4,096 characters may be four times as many bytes. */
function textIn(message: string | Uint8Array, most: number): string | MalformedFrame {
  const tooLong = { wrong: `A frame has at most ${most} bytes.` };
  if (message.length > most) return tooLong;
  try {
    if (typeof message !== 'string') return strictly.decode(message);
  } catch {
    return { wrong: 'A frame is text in UTF-8.' };
  }
  return message.length * 3 > most && bytes.encode(message).length > most ? tooLong : message;
}

const strictly = new TextDecoder('utf-8', { fatal: true });
const bytes = new TextEncoder();

const noFrame = 'A frame is one JSON object.';

/** A server is trusted, so the depth is not counted. */
function jsonIn(text: string): Read<unknown> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { wrong: noFrame };
  }
}

function idIn(frame: unknown): { readonly id?: string } {
  const id = typeof frame === 'object' && frame !== null && 'id' in frame ? frame.id : undefined;
  return typeof id === 'string' && id.length <= 40 ? { id } : {};
}

const kinds: readonly string[] = ServerFrame.options.map(({ entries }) => entries.t.literal);
function isOfUnknownKind(frame: unknown): boolean {
  const kind = typeof frame === 'object' && frame !== null && 't' in frame ? frame.t : undefined;
  return typeof kind === 'string' && !kinds.includes(kind);
}

/** Names the place in the frame. The value there is not repeated, since it may be a secret. */
function sentenceOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const place = v.getDotPath(issue)?.slice(0, 60);
  const says = issue.message.endsWith('.') ? issue.message : `${plain(issue)}.`;
  return place === undefined ? says : `${place}: ${says}`;
}

function plain({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'This key is unknown';
  if (received === 'undefined') return 'This is missing';
  if (expected === null) return 'This does not fit';
  return type === 'variant' && expected === 'Object' ? 'A frame is one JSON object' : `Expected ${expected}`;
}
