/** Requests for the past of a long match, as many as the limits allow. Each may read the whole log. */
import { setTimeout as sleep } from 'node:timers/promises';
import { must, randomAt, seedOf } from '@lamplight/contract';
import { openSqlite } from '@lamplight/server/store/sqlite';
import { recorded } from '@lamplight/server/test/rooms/recorded';
import { sow, templateOf } from '../../bench/server/template.ts';
import { type AttackPlan, type AttackTarget, mark } from './attack.ts';
import { hail } from './hail.ts';
import { seated } from './people.ts';

/**
 * What one person can produce in five minutes within the limits, by changing an answer given beforehand again and
 * again.
 */
const rows = 20_000;
const connections = 4;
const seconds = 10;
/** The rate limit of one socket. */
const perSecond = 20;

type Long = { readonly code: string; readonly match: string; readonly token: string };

export const told: AttackPlan = {
  name: 'told',
  kind: 'loud',
  sow: async folder => {
    const template = await templateOf(recorded('emerald', 'two-track'), 2);
    const store = await openSqlite({ folder });
    const [long] = await sow(store, template, [template.acts.length]);
    if (long === undefined) throw new Error('No table was sown.');
    const at = (template.match.rows.at(-1)?.body as { readonly at: number } | undefined)?.at ?? 0;
    const first = long.done + 1;
    for (let seq = first; seq < first + rows; seq++) {
      const answer = seq % 2 === 0 ? 'ask' : 'allow';
      const input = { by: 0, at, move: { type: 'preset', answer } };
      const of = { input, events: [{ type: 'preset', by: 0, answer }] };
      const body = { at, noticed: ['0'], of };
      await store.append({ stream: long.match, seq, command: `sown:${seq}`, body, due: null });
    }
    await store.close();
    return { code: long.code, match: long.match, token: must(template.tokens, 0) };
  },
  strike: async target => {
    const { asked, heard } = await question(target, seconds);
    return [
      mark(heard > 0, 'Questions about a long match are answered at all.', `${asked} asked, ${heard} frames heard`),
    ];
  },
  annoy: async target => {
    const { port, address } = target;
    const { code, people } = await seated({ port, addresses: [address, address] });
    const [host] = people;
    const sown = { code, match: host?.match?.id ?? '', token: host?.token ?? '' };
    for (const person of people) person.close();
    await question({ ...target, sown }, 4);
  },
};

/**
 * Several connections of one address, each at its rate. One that is closed is opened again with the step it claims to
 * have.
 */
async function question({ port, address, sown, seed }: AttackTarget, time: number) {
  const { code, match, token } = sown as unknown as Long;
  const end = performance.now() + time * 1_000;
  let asked = 0;
  let heard = 0;
  const ask = async (n: number) => {
    const random = randomAt(seedOf(seed), n);
    while (performance.now() < end) {
      const have = { table: 1, match: { id: match, step: random.below(rows) } };
      const connection = await hail({ port, address, code, token, have }).catch(() => undefined);
      if (connection === undefined) {
        await sleep(500);
        continue;
      }
      connection.on('message', () => {
        heard += 1;
      });
      const stay = performance.now() + 2_000;
      while (connection.readyState === connection.OPEN && performance.now() < Math.min(end, stay)) {
        const before = random.below(rows);
        const frames = [
          { t: 'told', n: asked, before },
          { t: 'told', n: asked, before: rows * 2 },
          { t: 'again', of: 'match', from: before },
          { t: 'again', of: 'match' },
        ];
        connection.send(JSON.stringify(random.pick(frames)));
        asked += 1;
        await sleep(1_000 / perSecond);
      }
      connection.terminate();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => ask(n)));
  return { asked, heard };
}
