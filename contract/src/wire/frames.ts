import * as v from 'valibot';
import type { Json } from '../json.ts';

/**
 * What goes over the socket. One JSON text a frame. Strict objects with bounds on everything: what does not fit is
 * answered with a sentence and costs its sender, not the table.
 */
export const protocol = 1;

const Id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/, 'An id has 8 to 40 letters, digits, - or _.'));
const Token = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/, 'A token has 22 to 64 letters, digits, - or _: 128 random bits or more.'));
const Code = v.pipe(v.string(), v.regex(/^[A-Z]{6}$/, 'A code has six letters.'));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Stream = v.picklist(['table', 'match']);

/** The first frame of a socket: which table, who, and how far the client had come. */
const Hello = v.strictObject({
  t: v.literal('hello'),
  protocol: v.literal(protocol),
  table: Code,
  token: Token,
  have: v.optional(
    v.strictObject({ table: v.optional(Count), match: v.optional(v.strictObject({ id: Id, step: Count })) }),
  ),
});

/** A command. `id` is the client's own: the same id again is answered as the first time, and done once. */
const Do = v.strictObject({ t: v.literal('do'), id: Id, to: Stream, what: v.unknown() });

/** A gap was seen: send what came after this step. */
const Again = v.strictObject({ t: v.literal('again'), of: Stream, from: Count });

/** For the clock's offset, and to find a dead line. */
const Ping = v.strictObject({ t: v.literal('ping'), n: Count });

export const ClientFrame = v.variant('t', [Hello, Do, Again, Ping]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

/** A change of a view: see patch.ts. */
export type Patch = Json;

export type ServerFrame =
  /** `now` is the server's time in milliseconds since 1970, `node` whom one speaks to. */
  | { readonly t: 'welcome'; readonly protocol: number; readonly node: string; readonly now: number }
  /** Everything the viewer may know, when it joins or is too far behind. `at` is the time of the stream in milliseconds. */
  | { readonly t: 'view'; readonly of: 'table' | 'match'; readonly id: string; readonly step: number; readonly at: number; readonly view: Json }
  /**
   * What changed for this viewer and what it is told. Steps are the viewer's own count, so that neither numbers nor gaps
   * tell of what others did unseen.
   */
  | { readonly t: 'step'; readonly of: 'table' | 'match'; readonly id: string; readonly step: number; readonly at: number; readonly patch: Patch; readonly told: readonly Json[] }
  | { readonly t: 'done'; readonly id: string; readonly step: number }
  /** `rule` is an id of the game's RULES.md or of the table's own rules; `says` is a sentence where the input was malformed. */
  | { readonly t: 'refused'; readonly id: string; readonly rule: string; readonly says?: string }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** The frame was not understood. */
  | { readonly t: 'wrong'; readonly says: string }
  /** The server closes the line. `again` in milliseconds: come back then; absent: do not. */
  | { readonly t: 'bye'; readonly because: string; readonly again?: number };
