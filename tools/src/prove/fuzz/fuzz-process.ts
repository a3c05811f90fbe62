/** Shoots volleys from a separate process. */
import { setPriority } from 'node:os';
import { must, seedOf } from '@lamplight/contract';
import { pourersPriority } from '../../flood/pourer.ts';
import { openGrounds } from './grounds.ts';
import { shoot } from './shoot.ts';
import { nothingShot, type ShootOrder, type ShootReport } from './shooter.ts';
import { type Volley, volleyOf } from './volley.ts';

setPriority(pourersPriority);

const together = 12;
/** Tables wear out: members are removed and matches end. */
const wornAfter = 600;

process.on('message', async (order: ShootOrder) => {
  const shot = nothingShot();
  await shootAll(order, shot).catch((error: Error) => {
    shot.suspects.push({ volley: order.from, end: error.message, inputs: [] });
  });
  process.send?.(shot satisfies ShootReport);
});
process.on('disconnect', () => process.exit());
process.on('unhandledRejection', () => {});

async function shootAll({ port, seed, from, to, addresses }: ShootOrder, shot: ShootReport): Promise<void> {
  const began = from;
  let next = from;
  // Tables are opened from one address after the other, since each may open only so many. None of them shoots: a volley may
  // ask for tables too, and use up what its address may open.
  const opened = (number: number) => openGrounds(port, `127.0.3.${1 + (Math.floor(number / 500) % 240)}`, number);
  let grounds = await opened(from);
  const one = async () => {
    while (next < to) {
      const number = next++;
      if ((number - began) % wornAfter === wornAfter - 1) grounds = await opened(number).catch(() => grounds);
      const volley = volleyOf(seedOf(seed), number, grounds);
      take(shot, volley, await shoot(volley, port, must(addresses, number % addresses.length)));
    }
  };
  await Promise.all(Array.from({ length: together }, one));
}

function take(
  shot: ShootReport,
  { kind, number, inputs }: Volley,
  { answers, end }: Awaited<ReturnType<typeof shoot>>,
): void {
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
