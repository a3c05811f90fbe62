import { randomBytes } from 'node:crypto';
import type { Seat } from '@lamplight/contract';
import { protocol, type ServerFrame } from '@lamplight/contract/wire';
import * as v from 'valibot';
import type { TableFacts } from '../rooms/facts.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** The part of a newcomer's view that is used here. */
const NewcomerView = v.object({
  game: v.string(),
  seats: v.number(),
  members: v.array(v.object({ seat: v.nullable(v.number()), name: v.string() })),
  bots: v.array(v.number()),
  match: v.nullable(v.object({ bots: v.array(v.number()), over: v.nullable(v.unknown()) })),
});

/**
 * Looks at a table as a newcomer with its code and no seat. It uses nothing but that view, so whatever the table hides
 * from a newcomer is hidden here too.
 */
export async function look(rooms: Rooms, code: string, token?: string): Promise<TableFacts | undefined> {
  let seen: ServerFrame | undefined;
  const connection = {
    send: (frame: ServerFrame) => {
      if (frame.t === 'view' && frame.of === 'table') seen = frame;
    },
    end: () => undefined,
  };
  const stranger = randomBytes(24).toString('base64url');
  const visitor = await rooms.enter({ t: 'hello', protocol, table: code, token: stranger }, connection);
  visitor.left();
  if (seen?.t !== 'view') return undefined;
  const facts = factsIn(code, seen.view, await rooms.awaitedAt(code));
  const member = token === undefined ? undefined : await rooms.memberAt(code, token);
  return member === undefined ? facts : { ...facts, me: member.seat };
}

function factsIn(code: string, view: unknown, awaited: readonly Seat[]): TableFacts {
  const { game, seats, members, bots, match } = v.parse(NewcomerView, view);
  const phase = match === null ? 'gathering' : match.over === null ? 'playing' : 'over';
  const byBots = phase === 'playing' ? (match?.bots ?? []) : bots;
  const taken = new Set([...members.map(({ seat }) => seat), ...byBots]);
  taken.delete(null);
  const nameAt = (seat: Seat) =>
    byBots.includes(seat) ? null : (members.find(each => each.seat === seat)?.name ?? null);
  const awaits = awaited.map(seat => ({ seat, name: nameAt(seat) }));
  return { code, game, phase, seats, free: seats - taken.size, awaits };
}
