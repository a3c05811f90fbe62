import * as v from 'valibot';
import { botLevels, botNames, botTempers } from '../bots.ts';
import { bytesOf } from './size.ts';

/** The most bytes of a note, including its quotes. */
export const mostNoteBytes = 3_600;

/** What a person may ask of a table. Names and texts are trimmed and bounded here, once for both sides. */
const Name = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1, 'A name has at least one letter.'),
  v.maxLength(24, 'A name has at most 24 letters.'),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'A name holds no control characters.'),
  // Some invisible characters count as letters (the Hangul fillers) or as a sign (the Braille blank) [TB-NAME-3].
  v.regex(/[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/u, 'A name shows at least one letter or sign.'),
  v.regex(/^(?!.*\p{M}{5})/u, 'A name has at most four marks on one letter.'),
);
const Text = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1, 'Write something first.'),
  v.maxLength(280, 'A line has at most 280 letters.'),
  v.regex(/^[^\p{C}]+$/u, 'A line holds no control characters.'),
);
/** Measured as it goes over the wire: a frame has room for it and for little else [TB-NOTE-2]. */
const Note = v.pipe(
  v.string(),
  v.check(note => bytesOf(note, mostNoteBytes) <= mostNoteBytes, `A note has at most ${mostNoteBytes} bytes.`),
);
const Member = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(63));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A hash has 64 hex digits.'));

/** Short words that each reader gets in their own language. */
export const quickWords = ['sure', 'maybe', 'wait', 'well played', 'thanks', 'hurry', 'hello'] as const;
export type QuickWord = (typeof quickWords)[number];

/** What happens to a seat whose member is away for this long. */
const Absence = v.variant('kind', [
  v.strictObject({ kind: v.literal('wait') }),
  v.strictObject({
    kind: v.literal('bot'),
    after: v.pipe(v.number(), v.safeInteger(), v.minValue(10_000), v.maxValue(3_600_000)),
  }),
]);

/** The table chooses what is left out [TB-BOT-2]. A bot that changes seats keeps its name. */
const Bot = v.strictObject({
  level: v.exactOptional(v.picklist(botLevels)),
  temper: v.exactOptional(v.picklist(botTempers)),
  name: v.exactOptional(v.picklist(botNames)),
});

/** A random id that a browser keeps. A person who leaves and joins again is recognised by it [TB-SEAT-4]. */
const Browser = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,64}$/, 'A browser is named by 22 to 64 letters, digits, - or _.'),
);

export const TableCommand = v.variant('type', [
  v.strictObject({ type: v.literal('join'), name: Name, browser: v.exactOptional(Browser) }),
  v.strictObject({ type: v.literal('rename'), name: Name }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('sit'), seat: Seat }),
  v.strictObject({ type: v.literal('stand') }),
  v.strictObject({ type: v.literal('ready'), is: v.boolean() }),
  v.strictObject({ type: v.literal('say'), text: Text }),
  v.strictObject({ type: v.literal('say quickly'), word: v.picklist(quickWords) }),
  v.strictObject({ type: v.literal('mute'), member: Member, is: v.boolean() }),
  v.strictObject({ type: v.literal('rematch'), is: v.boolean() }),
  /** A bot should play for me in the running match, or no longer [TB-REST-1]. */
  v.strictObject({ type: v.literal('rest'), is: v.boolean() }),
  /** A note that only its writer sees, kept with the match. */
  v.strictObject({ type: v.literal('note'), text: Note }),
  /** A one-time pass to move to another device: the client keeps the secret and sends its hash. */
  v.strictObject({ type: v.literal('make pass'), hash: Hash }),
  v.strictObject({
    type: v.literal('use pass'),
    pass: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
    browser: v.exactOptional(Browser),
  }),
  /** For members with a seat: give the seat of a member who stays away to a bot, or take that back [TB-SEAT-6]. */
  v.strictObject({ type: v.literal('give up on'), member: Member, is: v.boolean() }),
  // Only for the host:
  v.strictObject({
    type: v.literal('set'),
    seats: v.exactOptional(Seat),
    options: v.exactOptional(v.unknown()),
    spectators: v.exactOptional(v.boolean()),
    absence: v.exactOptional(Absence),
    /** Latecomers may take the seat of a bot [TB-SEAT-4]. */
    lateSeats: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('seat bot'), seat: Seat, is: v.boolean(), bot: v.exactOptional(Bot) }),
  v.strictObject({ type: v.literal('place'), member: Member, seat: v.nullable(Seat) }),
  v.strictObject({ type: v.literal('free seat'), seat: Seat }),
  v.strictObject({ type: v.literal('kick'), member: Member }),
  /** Lets somebody who was kicked join again [TB-KICK-4]. */
  v.strictObject({ type: v.literal('pardon'), member: Member }),
  v.strictObject({ type: v.literal('hand over'), member: Member }),
  v.strictObject({ type: v.literal('start') }),
]);
export type TableCommand = v.InferOutput<typeof TableCommand>;
