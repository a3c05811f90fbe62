import type { Read, Table } from '@lamplight/contract';
import * as v from 'valibot';
import {
  agreements,
  type Crew,
  cardIds,
  layouts,
  levels,
  type Move,
  mapChoices,
  type Options,
  partsOf,
  places,
} from './words.ts';

const mostSeats = 14;
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1));
const card = v.picklist(cardIds, issue => `There is no card ${JSON.stringify(issue.input)}: cards are i01 to i84.`);
const cell = v.pipe(
  v.string('A cell is written q,r, as in "1,-2".'),
  v.regex(/^-?\d,-?\d$/, issue => `${JSON.stringify(issue.input)} is not a cell: write q,r, as in "1,-2".`),
);

const place = v.picklist(places, 'A place is one of nine, such as left-top or middle-middle.');
const link = v.strictObject({ card, on: place, in: place });

const move = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('ready') }),
    v.strictObject({ type: v.literal('roles'), officer: seat }),
    v.strictObject({ type: v.literal('give'), cards: v.pipe(v.array(card), v.maxLength(10, 'Give one card or two.')) }),
    v.strictObject({ type: v.literal('swap'), want: v.boolean() }),
    v.strictObject({ type: v.literal('intend'), cell: v.nullable(cell) }),
    v.strictObject({ type: v.literal('look'), cell: v.nullable(cell), link: v.exactOptional(link) }),
    v.strictObject({ type: v.literal('point'), cell, link: v.exactOptional(link) }),
    v.strictObject({ type: v.literal('unpoint') }),
  ],
  'A move is ready, roles, give, swap, intend, look, point or unpoint.',
);

/** Two cards are put in the order of their numbers, whatever order they were named in [SA-GATHER-6]. */
export function readMove(value: unknown): Read<Move> {
  const read = v.safeParse(move, value);
  if (!read.success) return { wrong: sentenceOf(read.issues) };
  const { output } = read;
  return { value: output.type === 'give' ? { ...output, cards: output.cards.toSorted() } : output };
}

const crew = v.strictObject({ officer: seat, detectives: v.pipe(v.array(seat), v.minLength(1), v.maxLength(6)) });
const table = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(mostSeats)),
  options: v.strictObject({
    teams: v.strictObject({ black: crew, orange: v.exactOptional(crew) }),
    police: v.optional(v.picklist([11, 12]), 11),
    agreement: v.optional(v.picklist(agreements), 'all'),
    maps: v.optional(v.picklist(mapChoices), 'first'),
    level: v.optional(v.picklist(levels), 'recruit'),
    layout: v.optional(v.picklist(layouts), 'standard'),
  }),
});

export function readTable(value: unknown): Read<Table<Options>> {
  const read = v.safeParse(table, value);
  if (!read.success) return { wrong: sentenceOf(read.issues) };
  const { seats, options } = read.output;
  const crews = partsOf<Crew>(options.teams);
  const [black = 0, orange = black] = crews.map(({ detectives }) => detectives.length);
  const sitting = crews.flatMap(({ officer, detectives }) => [officer, ...detectives]);
  const everyone = Array.from({ length: seats }, (_, n) => n);
  if (sitting.toSorted((a, b) => a - b).join() !== everyone.join()) {
    return { wrong: `Every seat from 0 to ${seats - 1} plays for one team, once.` };
  }
  if (Math.abs(black - orange) > 1) return { wrong: 'The teams are of equal size, or one apart.' };
  return { value: { seats, options } };
}

function sentenceOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
