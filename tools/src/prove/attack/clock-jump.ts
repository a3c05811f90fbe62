/** Somebody sets the clock of the machine. A match with clocks must neither end, nor hang, nor take anybody's time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackPlan, type Mark, mark } from './attack.ts';
import { seated, seenBy, type TokenClient, until } from './people.ts';

const bank = 600_000;
const turn = 60_000;
/** How much more time a player may lose than has really passed, in milliseconds. */
const most = 5_000;

export const clockJump: AttackPlan = {
  name: 'clock-jump',
  kind: 'long',
  preload: new URL('./shifted-clock.ts', import.meta.url).href,
  strike: async target => {
    const { port, address, honest, pid } = target;
    const banked = await seated({
      ...{ port, addresses: [address, honest] },
      options: { clock: { kind: 'bank', time: bank, increment: 0 }, runsOut: 'step' },
    });
    const timed = await seated({
      ...{ port, addresses: [address, honest] },
      options: { clock: { kind: 'turn', time: turn, increment: 0 }, runsOut: 'step' },
    });
    const began = performance.now();
    process.kill(pid, 'SIGUSR2');
    await sleep(6_000);
    const marks = [...lostNothing('an hour on', banked.people, began), ...(await goesOn('an hour on', banked.people))];
    process.kill(pid, 'SIGUSR2');
    await sleep(6_000);
    marks.push(...lostNothing('two hours back', banked.people, began), await rings(timed.people));
    marks.push(...(await goesOn('two hours back', banked.people)));
    for (const person of [...banked.people, ...timed.people]) person.close();
    return marks;
  },
};

/** No player's clock has lost more than the time that passed. */
function lostNothing(jump: string, people: readonly TokenClient[], began: number): readonly Mark[] {
  const [ada] = people;
  const over = ada?.table?.view.match?.over ?? null;
  const seen = ada && seenBy(ada);
  const passed = performance.now() - began;
  const left = Math.min(...(seen?.clock.bank ?? [0]));
  const lost = Math.round(bank - left);
  const steps = ada?.match?.step ?? 0;
  return [
    mark(
      over === null,
      `The clock jumps ${jump}: the match goes on.`,
      over === null ? 'it runs' : JSON.stringify(over),
    ),
    mark(
      lost <= passed + most,
      `The clock jumps ${jump}: nobody loses time.`,
      `${lost} ms gone of ${Math.round(passed)} passed, step ${steps}`,
    ),
  ];
}

/** Whoever must place an agent does so and gets an answer. The time it took must not be an hour. */
async function goesOn(jump: string, people: readonly TokenClient[]): Promise<readonly Mark[]> {
  const day = people.map(person => seenBy(person)?.me);
  const actor = people[day.indexOf(seenBy(people[0] as TokenClient)?.turn.player)] ?? people[0];
  const offer = await Promise.race([actor?.moves(), sleep(5_000, undefined)]);
  const move = offer?.moves.find(({ type }) => type !== 'preset' && type !== 'undo');
  const answer = move && (await Promise.race([actor?.move(move), sleep(5_000, undefined)]));
  await sleep(500);
  const left = Math.min(...((actor && seenBy(actor)?.clock.bank) ?? [0]));
  return [
    mark(answer?.done === true, `The clock jumps ${jump}: a move is made.`, JSON.stringify(answer ?? 'no answer')),
    mark(
      bank - left < 120_000,
      `The clock jumps ${jump}: a move costs what it took.`,
      `${left} ms of ${bank} are left`,
    ),
  ];
}

/** A turn of a minute runs out after a minute, even if the wall clock went back during it. */
async function rings(people: readonly TokenClient[]): Promise<Mark> {
  const [ada] = people;
  const before = ada?.match?.step ?? 0;
  const isRung = await until(() => (ada?.match?.step ?? 0) > before, turn + 15_000);
  return mark(isRung, 'After the jump back a turn of a minute still runs out.', isRung ? 'it did' : 'no step came');
}
