import { setTimeout } from 'node:timers/promises';
import type { Move } from '@lamplight/emerald/public';
import { expect, onTestFinished, test } from 'vitest';
import { brokenConnection, loadsOf, sitDown, start } from '../coming.ts';
import { emeraldTable } from '../orders.ts';
import type { BrowserPerson } from '../person.ts';
import { until } from '../seats.ts';
import { sentence } from '../sentences.ts';
import { stage } from '../stage.ts';
import { type EmeraldPlayer, playerOf } from './player.ts';

const the = stage();

type Entry = { readonly input: { readonly by?: number; readonly move?: Move } };
type MatchRecord = { readonly log: readonly Entry[] };

const stand = (players: readonly EmeraldPlayer[]): string =>
  JSON.stringify(players.map(({ view, mind }) => ({ turn: view().turn, asking: view().asking, wish: mind.wish() })));

/** Both players act, whoever may, until `isSo`. */
async function playUntil(players: readonly EmeraldPlayer[], isSo: () => boolean): Promise<void> {
  const last = performance.now() + 60_000;
  while (!isSo()) {
    if (performance.now() > last) throw new Error(`It did not come about: ${isSo}; it stands at ${stand(players)}`);
    let acted = false;
    for (const player of players) if (!isSo()) acted = (await player.act()) || acted;
    // Without a pause in this loop, the clients would never receive a message.
    if (!acted) await setTimeout(20);
  }
}

const isBack = ({ page }: BrowserPerson) => page.getByText(sentence('table.line.back')).waitFor();

test('[UX-22] [UX-23] a match goes on through a reload, a lost line and a killed server, and every move is made once', {
  timeout: 240_000,
}, async () => {
  the.forgive(brokenConnection);
  const code = await the.server.table(emeraldTable(2));
  const ada = await the.person();
  const bo = await the.person({ device: 'phone' });
  const loads = [loadsOf(ada.page), loadsOf(bo.page)];
  await sitDown(ada, `/t/${code}`, 'Ada');
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  await start(ada);
  const players = [await playerOf(the.server, ada, code), await playerOf(the.server, bo, code)] as const;
  onTestFinished(() => {
    for (const { mind } of players) mind.close();
  });
  const [first, second] = players;
  const view = () => first.view();
  const onTurn = () => (view().turn.player === 'monday' ? first : second);
  const fresh = (turns: number) => () =>
    view().phase === 'playing' && view().turn.number >= turns && view().turn.actions === 2 && view().asking === null;
  await playUntil(players, fresh(1));

  // A reload in the middle of a turn: the page comes back to it, with its log.
  const reloaded = onTurn();
  await reloaded.act();
  await reloaded.person.page.reload();
  await reloaded.person.page.getByRole('list', { name: sentence('emerald.turn.hand') }).waitFor();
  await playUntil(players, fresh(view().turn.number + 1));

  // A move while disconnected: it waits, says so, and is made when the connection is back.
  const cut = onTurn();
  // One player may have heard of this turn before the other.
  await until(cut.mind.client, () => JSON.stringify(cut.view().turn) === JSON.stringify(view().turn));
  const { step } = cut.mind.client.match ?? {};
  await cut.isUpToDate();
  cut.person.wire.cut();
  await cut.person.page.getByText(sentence('table.line.down')).waitFor();
  await cut.hands.tap({ type: 'act', act: 'pass' });
  await cut.hands.confirm();
  await cut.person.page.getByText(sentence('emerald.turn.do.unsent')).waitFor();
  expect(cut.mind.client.match?.step).toBe(step);
  cut.person.wire.mend();
  await until(cut.mind.client, () => cut.view().turn.actions === 1, 30_000);
  await isBack(cut.person);
  await playUntil(players, fresh(view().turn.number + 1));

  // The server dies between two actions, and everybody goes on without help.
  await onTurn().act();
  await the.server.kill();
  await Promise.all(players.map(({ person }) => person.page.getByText(sentence('table.line.down')).waitFor()));
  const before = JSON.stringify(view());
  await the.server.start();
  await Promise.all(players.map(({ person }) => isBack(person)));
  expect(JSON.stringify(view())).toBe(before);
  await playUntil(players, fresh(view().turn.number + 1));

  for (const { mind } of players) mind.play(5);
  await until(first.mind.client, () => view().phase === 'over', 180_000);
  await Promise.all(
    players.map(({ person }) => person.page.getByRole('button', { name: sentence('table.after.again.yes') }).waitFor()),
  );
  // One deliberate reload; none because of the connection or the server.
  expect(loads.map(({ count }) => count).toSorted()).toEqual([1, 2]);
  const id = first.mind.client.match?.id;
  const record = (await (await fetch(`${the.server.url}/api/matches/${id}/record`)).json()) as MatchRecord;
  const passes = record.log.filter(({ input }) => input.move?.type === 'pass').slice(0, 1);
  expect(passes).toHaveLength(1);
});
