import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder, startMatch, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import type { TableFacts } from './facts.ts';

const openTrial = trialsIn(onTestFinished);

async function factsAt(url: string | undefined, code: string, token?: string): Promise<TableFacts> {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const answer = await fetch(`${url}/api/tables/${code}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as TableFacts;
}

test('whoever has the code learns for whom the match waits; a member, also which seat is its own', async () => {
  const trial = await openTrial({ overWeb: true });
  const { ada, bo } = await tableOf(trial, emeraldOrder(3), 'ada', 'bo');
  expect(await factsAt(trial.url, ada.code, ada.token)).toMatchObject({ phase: 'gathering', awaits: [], me: null });
  await ada.does({ type: 'seat bot', seat: 2, is: true });
  await startMatch(ada, bo);
  const names = ['ada', 'bo', null];
  for (let turn = 0; turn < 3; turn++) {
    const days = ['monday', 'tuesday', 'wednesday'];
    const seat = days.indexOf(ada.sees<{ turn: { player: string } }>().turn.player);
    const facts = await factsAt(trial.url, ada.code);
    expect(facts.awaits).toEqual([{ seat, name: names[seat] }]);
    expect(facts).not.toHaveProperty('me');
    expect((await factsAt(trial.url, ada.code, bo.token)).me).toBe(1);
    await [ada, bo][seat]?.plays({ type: 'place-agent', city: 'rome' });
    if (seat === 2) await trial.clock.pass(20_000);
  }
  expect(await factsAt(trial.url, ada.code, 'a-token-that-nobody-has-here')).not.toHaveProperty('me');
  // Looking is not being there, and leaves no trace.
  await bo.hangsUp();
  await trial.clock.pass(5_000);
  await factsAt(trial.url, ada.code, bo.token);
  expect(ada.table.members[1]?.present).toBe(false);
});
