/** The bots at a table: their kinds and names. */
import { type BotKind, type BotName, botNames, botTempers, type Seat, type SeatedBot } from '@lamplight/contract';
import { looksLike } from './names.ts';
import type { TableState } from './state.ts';

export type BotWish = Partial<SeatedBot>;

/** The default level: plays sensibly, and a first-time player can beat it. */
const firstLevel: BotKind['level'] = 'regular';

/** A bot that sits down now. What was not chosen gets a default [TB-BOT-2, TB-BOT-3]. */
export function newBot(state: TableState, seat: Seat, said: BotWish = {}): SeatedBot {
  const level = said.level ?? state.usual ?? firstLevel;
  const temper = said.temper ?? inTurn(botTempers, seat);
  return { name: nameFor(state, seat, said.name), level, temper };
}

/** A bot for somebody who is away, or for a seat that nobody has any more [TB-BOT-4]. */
export function standIn(state: TableState, seat: Seat): SeatedBot {
  const temper = inTurn(botTempers, sumOf(state.match?.id ?? '') + seat);
  return { name: nameFor(state, seat, undefined), level: 'expert', temper };
}

export const botAt = (state: TableState, seat: Seat): SeatedBot => state.kinds[seat] ?? standIn(state, seat);

/** The name asked for, or the next free one. The start depends on the table, so that tables differ in their bots. */
function nameFor({ kinds, members }: TableState, seat: Seat, wish: BotName | undefined): BotName {
  const first = sumOf(members[0]?.hash ?? '') + seat;
  const order = botNames.map((_, n) => inTurn(botNames, first + n));
  const others = Object.entries(kinds).flatMap(([at, { name }]) => (Number(at) === seat ? [] : [name]));
  const isFree = (name: BotName) => !others.includes(name) && members.every(member => !looksLike(member.name, name));
  return (wish === undefined ? order : [wish, ...order]).find(isFree) ?? inTurn(botNames, first);
}

const inTurn = <One>(list: readonly [One, ...One[]], n: number): One => list[n % list.length] ?? list[0];

/** Any number that is the same on every node. */
const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
