/**
 * What goes over the socket. Each frame is one JSON text. Frames of a client are read strictly, with bounds on
 * everything: one that does not fit is answered with a sentence and costs its sender, not the table. Frames of a server
 * are read leniently, so that an older client can live with a newer server.
 */
import * as v from 'valibot';
import type { Json } from '../json.ts';
import type { Patch } from './patch.ts';

export const protocol = 1;

/** Bytes of a client's frame. No command of any game comes near it. */
export const mostBytes = 4_096;

export const streams = ['table', 'match'] as const;
export type StreamKind = (typeof streams)[number];

/**
 * Why a frame was refused, or why the connection is closed. The code is for programs, the sentence beside it for
 * people. A code never changes its meaning.
 */
export const connectionCodes = [
  'protocol',
  'unreadable',
  'no-hello',
  'hello-twice',
  'too-fast',
  'too-slow',
  'no-table',
  'no-match',
  'removed',
  'moved',
  'restart',
  'failed',
] as const;
export type ConnectionCode = (typeof connectionCodes)[number];

const Id = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/, 'An id has 8 to 40 letters, digits, - or _.'));
const Token = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,64}$/, 'A token has 22 to 64 letters, digits, - or _: 128 random bits or more.'),
);
const Code = v.pipe(v.string(), v.regex(/^[A-Z]{6}$/, 'A code has six letters, A to Z.'));
const Count = v.pipe(
  v.number('A count is a whole number.'),
  v.safeInteger('A count is a whole number.'),
  v.minValue(0, 'A count is 0 or more.'),
);
/** As the server sent it. It identifies a step where the number alone does not. */
const Mark = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'A mark has 1 to 40 letters, digits, - or _.'));
const What = v.custom<unknown>(what => what !== undefined, 'Say what is to be done.');

/**
 * The first frame of a socket: which table, who, and how far the client had come. It holds the marks of the client's
 * last steps, if it was given any: after a backup was restored, other steps may have the same numbers.
 */
const Hello = v.strictObject({
  t: v.literal('hello'),
  protocol: v.literal(protocol, `This server speaks protocol ${protocol}.`),
  table: Code,
  token: Token,
  have: v.exactOptional(
    v.strictObject({
      table: v.exactOptional(Count),
      tableMark: v.exactOptional(Mark),
      match: v.exactOptional(v.strictObject({ id: Id, step: Count, mark: v.exactOptional(Mark) })),
    }),
  ),
});

/** A command. The client chooses `id`: the same id again gets the same answer, and is done once. */
const DoAtTable = v.strictObject({ t: v.literal('do'), id: Id, to: v.literal('table'), what: What });

/** `match` says which match: a late move, after a rematch has begun, must not be made in the new one. */
const DoInMatch = v.strictObject({ t: v.literal('do'), id: Id, to: v.literal('match'), match: Id, what: What });

/** The client saw a gap. Asks for the steps after this one or, without one, for the whole view. */
const Again = v.strictObject({
  t: v.literal('again'),
  of: v.picklist(streams, 'Ask again of the table or of the match.'),
  from: v.exactOptional(Count),
});

/** For the clock's offset, and to find a dead connection. */
const Ping = v.strictObject({ t: v.literal('ping'), n: Count });

/** Which moves are open to me? For clients that do not have the game's own `moves`. */
const AskMoves = v.strictObject({ t: v.literal('moves'), n: Count });

/** What was I told in the match before that step of mine? For a log, after a reload. */
const AskTold = v.strictObject({ t: v.literal('told'), n: Count, before: Count });

export const ClientFrame = v.variant('t', [
  Hello,
  v.variant('to', [DoAtTable, DoInMatch]),
  Again,
  Ping,
  AskMoves,
  AskTold,
]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;

const Value = v.custom<Json>(value => value !== undefined, 'A value is missing.');
const Told = v.custom<readonly Json[]>(Array.isArray, 'What is told is a list.');
const Of = v.picklist(streams);
const Instant = v.number();
const Step = v.object({ step: Count, at: Instant, told: Told });

/** `now` is the server's time in milliseconds since 1970, `node` the node that answers. */
const Welcome = v.object({ t: v.literal('welcome'), protocol: v.number(), node: v.string(), now: Instant });

/**
 * Everything the viewer may know, when it joins or is too far behind. `began` is when the stream began, in the server's
 * milliseconds since 1970. `at` is when its last step was made, in milliseconds since it began. `missed` is what the
 * viewer was told in steps that it had not seen, if the server can still say. `mark` is that of its last step. `anew`:
 * as far as this server knows, the client's snapshot never existed. The client must forget whatever was told of it.
 */
const View = v.object({
  t: v.literal('view'),
  of: Of,
  id: v.string(),
  step: Count,
  mark: v.exactOptional(v.string()),
  began: Instant,
  at: Instant,
  view: Value,
  missed: v.exactOptional(v.array(Step)),
  anew: v.exactOptional(v.boolean()),
});

/**
 * What changed for this viewer and what it is told. Steps are the viewer's own count, so that neither numbers nor gaps
 * reveal what others did unseen. Marks are random and reveal nothing either.
 */
const Stepped = v.object({
  t: v.literal('step'),
  of: Of,
  id: v.string(),
  ...Step.entries,
  mark: v.exactOptional(v.string()),
  patch: v.custom<Patch>(patch => patch !== undefined, 'A step has a patch.'),
});

/** Durable. `step` is the viewer's own count of that stream, including everything that followed from the command. */
const Done = v.object({ t: v.literal('done'), id: v.string(), step: Count });

/** `rule` is an id of the game's RULES.md or of the table's rules. `says` is a sentence, if the input was malformed. */
const Refused = v.object({
  t: v.literal('refused'),
  id: v.string(),
  rule: v.string(),
  says: v.exactOptional(v.string()),
});

const Pong = v.object({ t: v.literal('pong'), n: Count, now: Instant });

/** Moves open to the viewer at that step of the match: all, or at most 50 with some of every type, and then `more`. */
const Moves = v.object({
  t: v.literal('moves'),
  n: Count,
  id: v.string(),
  step: Count,
  moves: v.custom<readonly Json[]>(Array.isArray, 'Moves are a list.'),
  more: v.boolean(),
});

/** What the viewer was told in the match before the given step: the last page. `more`: there was more before these. */
const ToldBefore = v.object({
  t: v.literal('told'),
  n: Count,
  id: v.string(),
  steps: v.pipe(v.array(Step), v.readonly()),
  more: v.boolean(),
});

/** Older servers send none. A code that this client does not know is read as `other`. */
const WhyCode = v.exactOptional(
  v.pipe(
    v.string(),
    v.transform((code): ConnectionCode | 'other' => connectionCodes.find(known => known === code) ?? 'other'),
  ),
);

/** The frame was refused. `id` if it was a command whose id could be read. */
const Wrong = v.object({ t: v.literal('wrong'), code: WhyCode, says: v.string(), id: v.exactOptional(v.string()) });

/** The server closes the connection. `again`: come back after this many milliseconds. Absent: do not come back. */
const Bye = v.object({
  t: v.literal('bye'),
  code: WhyCode,
  because: v.string(),
  again: v.exactOptional(v.pipe(Instant, v.minValue(0))),
});

export const ServerFrame = v.variant('t', [Welcome, View, Stepped, Done, Refused, Pong, Moves, ToldBefore, Wrong, Bye]);
export type ServerFrame = DeepReadonly<v.InferOutput<typeof ServerFrame>>;

/** For frames only: their contents are readonly already. */
type DeepReadonly<Frame> = Frame extends unknown ? { readonly [Key in keyof Frame]: Frame[Key] } : never;
