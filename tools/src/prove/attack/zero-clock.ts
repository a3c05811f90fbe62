/** A match whose alarm rings without end: every ring is a row. */
import { setTimeout as sleep } from 'node:timers/promises';
import { askFrom, openTable } from '../../flood/address.ts';
import { kitOf } from '../../games.ts';
import { type AttackPlan, type AttackTarget, type Mark, mark } from './attack.ts';
import { come, outcomeOf, seated } from './people.ts';

/** A person who moves makes no more rows than this. */
const rowsASecond = 10;
/** From the start of the match: it may be over soon. */
const watched = 1_000;

const clocks = [
  { kind: 'turn', time: 0 },
  { kind: 'turn', time: 1 },
  { kind: 'turn', time: 50 },
  { kind: 'bank', time: 0, increment: 0 },
  { kind: 'bank', time: 0, increment: 1 },
] as const;

export const zeroClock: AttackPlan = {
  name: 'zero-clock',
  kind: 'loud',
  strike: async target => {
    const marks: Mark[] = [];
    for (const clock of clocks) marks.push(await opened(target, { clock, runsOut: 'step' }));
    marks.push(await changed(target));
    return marks;
  },
  annoy: async target => {
    const clock = clocks[target.seed % clocks.length] as object;
    await opened(target, { clock, runsOut: 'step' });
  },
};

/** Either refused with a sentence, or so slow that it harms nobody. */
async function opened({ port, address }: AttackTarget, options: { readonly clock: object; readonly runsOut: string }) {
  const what = `A table with the clock ${JSON.stringify(options.clock)}: refused, or at most ${rowsASecond} rows a second.`;
  const order = { game: 'emerald', seats: 2, options };
  const { status, text } = await askFrom(address, port, { path: '/api/tables', body: order });
  if (status === 400) return mark(text.length > 20, what, text.slice(0, 120));
  if (status !== 201) return mark(false, what, `${status} ${text.slice(0, 80)}`);
  const { people } = await seated({ port, addresses: [address, address], options });
  const [host] = people;
  await sleep(watched);
  const steps = host?.match?.step ?? 0;
  for (const person of people) person.close();
  return mark(steps <= rowsASecond, what, `taken; ${steps} steps in the first second`);
}

async function changed({ port, address }: AttackTarget): Promise<Mark> {
  const code = await openTable(port, address, { game: 'emerald', ...kitOf('emerald').seat(2)?.table });
  const host = come(port, address, code);
  await outcomeOf(host.ask({ type: 'join', name: 'Host' }));
  const clock = { kind: 'turn', time: 0, increment: 0 };
  const set = await outcomeOf(host.ask({ type: 'set', options: { clock, runsOut: 'step' } }));
  host.close();
  return mark(/^refused by TB-SET-1: .{10}/.test(set), 'The same by `set`: refused with a sentence.', set);
}
