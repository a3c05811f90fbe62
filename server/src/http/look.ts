import { randomBytes } from 'node:crypto';
import { protocol, type ServerFrame } from '@lamplight/contract/wire';
import * as v from 'valibot';
import type { House } from '../house/house.ts';
import type { TableFacts } from './facts.ts';

/** As much of a newcomer's view as is told of a table here. */
const Seen = v.object({
  game: v.string(),
  seats: v.number(),
  members: v.array(v.object({ seat: v.nullable(v.number()) })),
  bots: v.array(v.number()),
  match: v.nullable(v.object({ bots: v.array(v.number()), over: v.nullable(v.unknown()) })),
});

/**
 * Looks at a table as a newcomer does who has its code and no seat. Whatever the table hides from a newcomer is hidden
 * here too, because nothing else is seen.
 */
export async function look(house: House, code: string): Promise<TableFacts | undefined> {
  let seen: ServerFrame | undefined;
  const line = {
    send: (frame: ServerFrame) => {
      if (frame.t === 'view' && frame.of === 'table') seen = frame;
    },
    end: () => undefined,
  };
  const token = randomBytes(24).toString('base64url');
  const guest = await house.enter({ t: 'hello', protocol, table: code, token }, line);
  guest.left();
  return seen?.t === 'view' ? factsIn(code, seen.view) : undefined;
}

function factsIn(code: string, view: unknown): TableFacts {
  const { game, seats, members, bots, match } = v.parse(Seen, view);
  const phase = match === null ? 'gathering' : match.over === null ? 'playing' : 'over';
  const byBots = phase === 'playing' ? (match?.bots ?? []) : bots;
  const taken = new Set([...members.map(({ seat }) => seat), ...byBots]);
  taken.delete(null);
  return { code, game, phase, seats, free: seats - taken.size };
}
