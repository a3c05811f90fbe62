/**
 * Which values stand in the slots of messages. `npm run words` fills them by this table, and the check of translations
 * reads from it which slots would want a case.
 */
const slotKinds = [
  ...['person', 'people', 'card', 'cards', 'royalty'],
  ...['city', 'in', 'to', 'from', 'cities', 'either city', 'counted cities', 'from cities', 'routes', 'moves'],
  ...['cubes of people', 'agents of people'],
  ...['faction', 'side', 'rises', 'icons', 'gains'],
  ...['space', 'spot', 'bearing', 'intel card', 'level', 'thing', 'idea', 'seat'],
  ...['game', 'code', 'time', 'moment', 'number', 'total', 'signed number', 'seconds of a clock'],
] as const;
export type SlotKind = (typeof slotKinds)[number];

/** By the name of the argument: the same name means the same thing in every catalogue. */
const byArgument: Readonly<Record<string, SlotKind>> = {
  ...same('person', 'name', 'who', 'other', 'player', 'host', 'victim'),
  ...same('people', 'names'),
  ...same('card', 'card', 'top'),
  ...same('cards', 'cards'),
  ...same('royalty', 'royalty'),
  ...same('city', 'city'),
  ...same('in', 'in'),
  ...same('to', 'to'),
  ...same('from', 'from'),
  ...same('either city', 'cities'),
  ...same('counted cities', 'places'),
  ...same('routes', 'routes'),
  ...same('cubes of people', 'taken'),
  ...same('agents of people', 'victims'),
  ...same('faction', 'faction'),
  ...same('side', 'side'),
  ...same('rises', 'rises'),
  ...same('icons', 'icons'),
  ...same('gains', 'gains'),
  ...same('space', 'place', 'went', 'meant'),
  ...same('spot', 'picture'),
  ...same('bearing', 'bearing'),
  ...same('intel card', 'label'),
  ...same('level', 'level'),
  ...same('thing', 'what'),
  ...same('idea', 'idea'),
  ...same('game', 'game'),
  ...same('code', 'code'),
  ...same('time', 'time'),
  ...same('moment', 'when'),
  ...same('signed number', 'change'),
  ...same('seconds of a clock', 'rest'),
  ...same('number', 'n', 'number', 'count', 'at', 'by', 'now', 'step', 'order', 'round', 'turn', 'value'),
  ...same('number', 'points', 'score', 'target', 'black', 'orange', 'won', 'lost', 'hits', 'agreed'),
  ...same('number', 'before', 'after', 'mine', 'others', 'sanity', 'draw', 'discard', 'police'),
  ...same('number', 'have', 'need', 'needed', 'given', 'missing', 'royal', 'loyalist', 'restorationist'),
  ...same('number', 'designed', 'inferred', 'seed', 'ring', 'minutes', 'seconds', 'ms'),
  ...same('total', 'of', 'all', 'steps', 'values', 'seats'),
};

/** Where a message means something else by the name of an argument. */
const byMessage: Readonly<Record<string, SlotKind>> = {
  'emerald.board.royalty name': 'royalty',
  'emerald.cards.city city': 'in',
  'emerald.cards.label name': 'card',
  'emerald.cards.zoom.open name': 'card',
  'emerald.end.why.other who': 'people',
  'emerald.log.counted place': 'city',
  'emerald.log.missed.step count': 'total',
  'emerald.log.route from': 'city',
  'emerald.log.route to': 'city',
  'emerald.rules.say.placed city': 'to',
  'emerald.turn.say.move list': 'moves',
  'emerald.turn.say.retrieve list': 'from cities',
  'emerald.turn.say.text.zombies places': 'cities',
  'shadows.link card': 'spot',
  'table.menu.place place': 'seat',
  'table.seat.botFor place': 'seat',
};

export const slotKindOf = (key: string, argument: string): SlotKind | undefined =>
  byMessage[`${key} ${argument}`] ?? byArgument[argument];

/** The rows of the table, so that a test can say which of them no message needs any more. */
export const slotRows = { byArgument: Object.keys(byArgument), byMessage: Object.keys(byMessage) } as const;

/** Whether a number is printed there. */
export const isNumeric = (kind: SlotKind | undefined): boolean => kind === 'number' || kind === 'total';

/** The number that says how many a list has: one card, or several. */
const counters: Partial<Record<SlotKind, string>> = { cards: 'n', people: 'count' };
export const counterOf = (kind: SlotKind): string | undefined => counters[kind];

export const unknownSlot = (key: string, argument: string): string =>
  `has a slot {${argument}} in ${key} that nobody knows the values of: add ${argument} to tools/src/words/slots.ts, so that \`npm run words\` can fill it.`;

function same(kind: SlotKind, ...args: readonly string[]): Record<string, SlotKind> {
  return Object.fromEntries(args.map(argument => [argument, kind]));
}
