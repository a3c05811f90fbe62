import { seedOf } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import type { TrialPerson } from '../../test/rooms/person.ts';
import { emeraldOrder, type ServerTrial, shadowsOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';

/** People come over real sockets, and the deal is always the same. */
const openTrial = () => trialsIn(onTestFinished)({ overWeb: true, seed: () => seedOf(5) });

type EmeraldSeen = {
  readonly me: string;
  readonly turn: { readonly player: string };
  readonly players: Readonly<Record<string, { readonly hand: unknown; readonly identity?: unknown }>>;
};
type ShadowsSeen = { readonly phase: string; readonly ready: readonly number[]; readonly map?: unknown };

/** What bots did for this seat, in order. */
const didFor = async (trial: ServerTrial, person: TrialPerson, seat: number): Promise<readonly string[]> =>
  (await trial.store.read(person.table.match?.id ?? '', 0))
    .map(({ command }) => command)
    .filter(command => command.startsWith(`bot:${seat}:`));

test('[TB-REST-1] a bot plays for whoever rests, and stops at once when they are back; nothing is done twice', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  const [mover, other] = ada.sees<EmeraldSeen>().turn.player === 'monday' ? [ada, bo] : [bo, ada];
  const seat = mover === ada ? 0 : 1;
  expect(await mover.does({ type: 'rest', is: true })).toHaveProperty('done');
  expect(other.table.match).toMatchObject({ bots: [seat], resting: [seat] });
  expect(other.table.kinds).toMatchObject([{ seat, level: 'expert' }]);
  await trial.clock.pass(10_000);
  const [first, ...rest] = await didFor(trial, mover, seat);
  expect(first).toBeDefined();
  expect(rest).toEqual([]);
  // It is the other's turn now, and then the bot's again.
  await other.plays({ type: 'place-agent', city: 'london' });
  expect(await mover.does({ type: 'rest', is: false })).toHaveProperty('done');
  expect(other.table.match).toMatchObject({ bots: [], resting: [] });
  await trial.clock.pass(30_000);
  expect(await didFor(trial, mover, seat)).toEqual([first]);
  expect(mover.sees<EmeraldSeen>().turn.player).toBe(mover.sees<EmeraldSeen>().me);
  expect(await mover.plays({ type: 'place-agent', city: 'rome' })).toHaveProperty('done');
  expect(trial.troubles).toEqual([]);
});

test('[TB-REST-1] an Officer may rest while a round runs and it can say nothing, and the bot leads on', async () => {
  const trial = await openTrial();
  const { ada, bo, cy, di } = await tableOf(trial, shadowsOrder, 'ada', 'bo', 'cy', 'di');
  const all = [ada, bo, cy, di] as const;
  await startMatch(...all);
  for (const person of all) await person.plays({ type: 'ready' });
  await trial.clock.pass(6_000);
  expect(ada.sees<ShadowsSeen>().phase).toBe('playing');
  expect(await ada.does({ type: 'say', text: 'left' })).toEqual({ refused: 'TB-TALK-2' });
  expect(await ada.does({ type: 'rest', is: true })).toHaveProperty('done');
  await trial.clock.pass(60_000);
  expect((await didFor(trial, ada, 0)).length).toBeGreaterThan(0);
  expect(await ada.does({ type: 'rest', is: false })).toHaveProperty('done');
});

test('[TB-REST-1] without a match, or without a seat in it, there is nothing to rest from', async () => {
  const trial = await openTrial();
  const { ada, bo, cy } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo', 'cy');
  await ada.does({ type: 'sit', seat: 0 });
  expect(await ada.does({ type: 'rest', is: true })).toEqual({ refused: 'TB-REST-1' });
  await startMatch(ada, bo);
  expect(await cy.does({ type: 'rest', is: true })).toEqual({ refused: 'TB-REST-1' });
});

test('[TB-REST-2] whoever rests sees what only its seat sees, moves nothing, and rests on when it has been away', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  const before = ada.sees<EmeraldSeen>().players;
  await ada.does({ type: 'rest', is: true });
  expect(await ada.plays({ type: 'place-agent', city: 'rome' })).toEqual({ refused: 'TB-REST-2' });
  expect(ada.sees<EmeraldSeen>().players.monday).toEqual(before.monday);
  expect(bo.sees<EmeraldSeen>().players.monday?.hand).toBeTypeOf('number');
  expect(bo.sees<EmeraldSeen>().players.monday?.identity ?? null).toBeNull();
  await ada.hangsUp();
  await trial.clock.pass(10_000);
  await ada.enters();
  expect(ada.table.match).toMatchObject({ bots: [0], resting: [0] });
  expect(ada.sees<EmeraldSeen>()).toMatchObject({ me: 'monday' });
  await ada.does({ type: 'rest', is: false });
  expect(ada.table.match).toMatchObject({ bots: [], resting: [] });
});

test('[TB-REST-3] a seat that was taken back is not given to a bot again for ten seconds', async () => {
  const trial = await openTrial();
  const { ada, bo } = await tableOf(trial, emeraldOrder(2), 'ada', 'bo');
  await startMatch(ada, bo);
  await ada.does({ type: 'rest', is: true });
  await ada.does({ type: 'rest', is: false });
  await trial.clock.pass(9_000);
  expect(await ada.does({ type: 'rest', is: true })).toEqual({ refused: 'TB-REST-3' });
  await trial.clock.pass(1_000);
  expect(await ada.does({ type: 'rest', is: true })).toHaveProperty('done');
});
