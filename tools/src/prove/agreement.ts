/** Whether everybody ends with the view that the server has, and whether equal viewers saw the same on the way. */
import { setTimeout as sleep } from 'node:timers/promises';
import { canonical } from '@lamplight/contract';
import type { Crowd } from './crowd.ts';
import { ProvePerson } from './person.ts';

/** A view may still change after the last connection is back, when members become present. */
const patience = 20_000;

/** People whose view differs from what a newcomer with the same token is shown, and the difference. */
export async function strayed({ people }: Crowd, dial: (tries: number) => string): Promise<readonly string[]> {
  const fresh = people.map(({ code, token, address }) => new ProvePerson({ code, token, dial, address }));
  const until = performance.now() + patience;
  let left: readonly string[] = [];
  do {
    await sleep(250);
    left = people.flatMap((person, n) => differs(person, fresh[n] as ProvePerson));
  } while (left.length > 0 && performance.now() < until);
  for (const { client } of fresh) client.close();
  return left;
}

function differs(person: ProvePerson, fresh: ProvePerson): readonly string[] {
  const { connection, table, match } = person.client;
  const who = `Seat ${person.seat ?? 'none'} at ${person.code}`;
  if (connection.type !== 'open') return [`${who}: its line is ${connection.type}.`];
  return (['table', 'match'] as const).flatMap(of => {
    const mine = { table, match }[of];
    const there = fresh.client[of];
    if (mine === undefined || there === undefined) return [`${who}: no view of the ${of}.`];
    if (mine.id === there.id && mine.step === there.step && canonical(mine.view) === canonical(there.view)) return [];
    return [
      `${who}: has step ${mine.step} of ${of} ${mine.id}, and the server shows step ${there.step} of ${there.id}.`,
    ];
  });
}

export interface Witnesses {
  /** Steps that two or more equal viewers saw. */
  readonly compared: number;
  readonly disputed: readonly string[];
}

/** Equal viewers (one person on two devices, or everybody who only watches) must have seen the same after each step. */
export function compared({ tables }: Crowd): Witnesses {
  let count = 0;
  const disputed: string[] = [];
  for (const { people } of tables) {
    const sitters = people.filter(({ seat }) => seat !== undefined);
    const onlookers = people.filter(({ seat }) => seat === undefined);
    const kinds = [...Map.groupBy(sitters, ({ token }) => token).values(), onlookers];
    for (const kind of kinds) {
      const [first, ...others] = kind;
      // Each member has its own view of the table. Only the match looks the same to everybody who watches.
      const isOwn = kind === onlookers ? first?.client.table?.id : undefined;
      for (const other of others) {
        for (const [moment, view] of other.witnessed) {
          const seen = first?.witnessed.get(moment);
          if (seen === undefined || (isOwn !== undefined && moment.startsWith(`${isOwn} `))) continue;
          count += 1;
          if (seen !== view) disputed.push(`Two of a kind saw step ${moment} differently.`);
        }
      }
    }
  }
  return { compared: count, disputed };
}
