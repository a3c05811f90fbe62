/** Shoots volleys out of a process of its own. */
import { setPriority } from 'node:os';
import { item, seedOf } from '@lamplight/contract';
import { pourersPriority } from '../../flood/pourer.ts';
import { openGrounds } from './grounds.ts';
import { shoot } from './shoot.ts';
import { nothingShot, type Order, type Shot } from './shooter.ts';
import { type Volley, volleyOf } from './volley.ts';

setPriority(pourersPriority);

const together = 12;
/** Tables wear out: people are shown out of them and matches end. */
const wornAfter = 600;

process.on('message', async ({ port, seed, from, to, addresses }: Order) => {
  const shot = nothingShot();
  const underWay = new Set<Volley>();
  const began = from;
  let next = from;
  let grounds = await openGrounds(port, item(addresses, 0), from);
  const one = async () => {
    while (next < to) {
      const number = next++;
      if ((number - began) % wornAfter === wornAfter - 1)
        grounds = await openGrounds(port, item(addresses, 0), number).catch(() => grounds);
      const volley = volleyOf(seedOf(seed), number, grounds);
      underWay.add(volley);
      take(shot, volley, await shoot(volley, port, item(addresses, number % addresses.length)));
      underWay.delete(volley);
    }
  };
  await Promise.all(Array.from({ length: together }, one)).catch(() => {});
  process.send?.(shot satisfies Shot);
});
process.on('disconnect', () => process.exit());
process.on('unhandledRejection', () => {});

function take(shot: Shot, { kind, number, inputs }: Volley, { answers, end }: Awaited<ReturnType<typeof shoot>>): void {
  shot.inputs[kind] += inputs.length;
  shot.ends[`${kind} ${end}`] = (shot.ends[`${kind} ${end}`] ?? 0) + 1;
  for (const [name, count] of Object.entries(answers)) {
    const key = `${kind} ${name}`;
    shot.answers[key] = (shot.answers[key] ?? 0) + count;
  }
  if (answers['500'] !== undefined || end === 'no line' || end === 'silent')
    shot.suspects.push({ volley: number, end, inputs: inputs.map(input => input.toString('utf8').slice(0, 400)) });
  if (shot.suspects.length > 20) shot.suspects.shift();
}
