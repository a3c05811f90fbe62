/** One address that wants a table to itself: it comes back after a kick, and it fills the table. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openTable } from '../../flood/address.ts';
import { mustBeDone } from '../../flood/asking.ts';
import { kitOf } from '../../games.ts';
import { type AttackPlan, type AttackTarget, type Mark, mark } from './attack.ts';
import { come, outcomeOf } from './people.ts';

/** More than any table has room for. */
const wishes = 70;

export const members: AttackPlan = {
  name: 'members',
  kind: 'long',
  strike: async target => [await kickedAndBack(target), ...(await filled(target))],
  annoy: async target => {
    await kickedAndBack({ ...target, honest: target.address });
  },
};

const newTable = ({ port, honest }: AttackTarget) =>
  openTable(port, honest, { game: 'emerald', ...kitOf('emerald').seat(2)?.table });

async function kickedAndBack(target: AttackTarget): Promise<Mark> {
  const { port, address, honest } = target;
  const code = await newTable(target);
  const host = come(port, honest, code);
  await mustBeDone(host.ask({ type: 'join', name: 'Host' }));
  const pest = come(port, address, code);
  await mustBeDone(pest.ask({ type: 'join', name: 'Pest' }));
  await mustBeDone(host.ask({ type: 'kick', member: pest.table?.view.me ?? 0 }));
  await sleep(500);
  pest.close();
  const again = come(port, address, code, pest.token);
  const joined = await outcomeOf(again.ask({ type: 'join', name: 'Pest again' }));
  for (const one of [host, again]) one.close();
  return mark(joined !== 'done', 'A secret that was shown out does not join again.', `join: ${joined}`);
}

async function filled(target: AttackTarget): Promise<readonly Mark[]> {
  const { port, address, honest } = target;
  const code = await newTable(target);
  let joined = 0;
  let last = '';
  for (let n = 0; n < wishes; n++) {
    const one = come(port, address, code);
    last = await outcomeOf(one.ask({ type: 'join', name: `Puppet ${n}` }));
    if (last === 'done') joined += 1;
    one.close();
    await sleep(220);
    if (last !== 'done' && n > joined + 2) break;
  }
  const friend = come(port, honest, code);
  const welcome = await outcomeOf(friend.ask({ type: 'join', name: 'Friend' }));
  friend.close();
  return [
    mark(welcome === 'done', 'After one address brought all it could, another still finds room.', `join: ${welcome}`),
    mark(joined < 30, 'One address brings a bounded number of members.', `${joined} of ${wishes}; then ${last}`),
  ];
}
