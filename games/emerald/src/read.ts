import type { Read, Table } from '@lamplight/contract';
import * as v from 'valibot';
import { cardOf, numberOf } from './cards.ts';
import { effectOf } from './effects.ts';
import {
  type CardId,
  type CityId,
  cityIds,
  cityNo,
  days,
  type Move,
  type Options,
  presets,
  type Shift,
  type TextAim,
} from './words.ts';

/** A copy may be named: `fenians#2` is a Fenians like the other. */
const card = v.pipe(
  v.string(),
  v.transform(text => text.replace(/#[1-9]$/, '')),
  v.check(
    id => cardOf(id) !== undefined,
    issue => `There is no card ${JSON.stringify(issue.input)}.`,
  ),
  v.transform(id => id as CardId),
);
const cards = v.pipe(v.array(card), v.maxLength(60));
const city = v.picklist(
  cityIds,
  issue => `There is no city ${JSON.stringify(issue.input)}: there are ${cityIds.join(', ')}.`,
);
const day = v.picklist(days);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const cities = v.pipe(v.array(city), v.maxLength(10));
const shifts = v.pipe(v.array(v.strictObject({ from: city, to: city })), v.maxLength(40));

const move = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('place-agent'), city }),
    v.strictObject({ type: v.literal('place'), cards, city }),
    v.strictObject({ type: v.literal('claim'), card, city }),
    v.strictObject({
      type: v.literal('retrieve'),
      cards,
      from: v.record(v.picklist([...cityIds, 'limbo']), count),
    }),
    v.strictObject({ type: v.literal('move'), cards, moves: shifts }),
    v.strictObject({ type: v.literal('track'), cards }),
    v.strictObject({
      type: v.literal('assassinate'),
      card,
      city,
      target: v.union([v.literal('royalty'), v.strictObject({ agent: day })]),
      bombs: cards,
      benefit: v.exactOptional(card),
    }),
    v.strictObject({ type: v.literal('discard'), cards }),
    v.strictObject({
      type: v.literal('text'),
      card,
      city: v.exactOptional(city),
      player: v.exactOptional(day),
      agents: v.exactOptional(v.record(city, v.union([count, day]))),
      cubes: v.exactOptional(v.union([count, v.record(city, v.record(day, count))])),
      cards: v.exactOptional(cards),
      cities: v.exactOptional(cities),
      moves: v.exactOptional(shifts),
    }),
    v.strictObject({ type: v.literal('return'), card, city }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('end-turn') }),
    v.strictObject({ type: v.literal('undo') }),
    v.strictObject({ type: v.literal('preset'), answer: v.picklist(presets) }),
    v.strictObject({ type: v.literal('block'), card }),
    v.strictObject({ type: v.literal('allow') }),
    v.strictObject({ type: v.literal('keep') }),
    v.strictObject({ type: v.literal('reinforce'), cities: cities }),
  ],
  'There is no such move.',
);

export function readMove(value: unknown): Read<Move> {
  const read = v.safeParse(move, value);
  return read.success ? { value: inOrder(read.output as Move) } : { wrong: sentenceOf(read.issues) };
}

/** The canonical form: the order in which cards, moves or cities are named means nothing, nor does taking none. */
function inOrder(move: Move): Move {
  const said = { ...unsaid(move), ...move } as Record<string, unknown>;
  for (const key of ['cards', 'bombs', 'moves', 'cities']) {
    const list = said[key];
    if (Array.isArray(list)) said[key] = list.toSorted((a, b) => rank(a) - rank(b));
  }
  if (move.type === 'retrieve')
    said.from = Object.fromEntries(Object.entries(move.from).filter(([, taken]) => taken > 0));
  return said as Move;
}

/** What a text may leave out because there is none of it. */
function unsaid(move: Move): TextAim {
  if (move.type !== 'text') return {};
  const aim = effectOf(numberOf(move.card))?.text?.aim;
  if (aim === 'haunting') return { agents: {} };
  return aim === 'hand-cards' ? { cards: [] } : {};
}

function rank(said: unknown): number {
  if (typeof said === 'string')
    return cityIds.includes(said as CityId) ? cityNo(said as CityId) : numberOf(said as CardId);
  const { from, to } = said as Shift;
  return cityNo(from) * cityIds.length + cityNo(to);
}

/** Up to a month, in milliseconds. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31 * 86_400_000));
const table = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(2, 'Two to five play.'), v.maxValue(5, 'Two to five play.')),
  options: v.strictObject({
    clock: v.optional(
      v.nullable(v.strictObject({ kind: v.picklist(['bank', 'turn']), time, increment: v.optional(time, 0) })),
      null,
    ),
    runsOut: v.optional(v.picklist(['step', 'bot']), 'step'),
  }),
});

export function readTable(value: unknown): Read<Table<Options>> {
  const read = v.safeParse(table, value);
  return read.success ? { value: read.output as Table<Options> } : { wrong: sentenceOf(read.issues) };
}

function sentenceOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
