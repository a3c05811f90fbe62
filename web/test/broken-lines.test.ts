import type { Move } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { brokenConnection, loadsOf, openName, sitDown, start } from './coming.ts';
import type { BrowserPerson } from './person.ts';
import { type PagePlayer, playerOf } from './player.ts';
import { layRelay, lost } from './relay.ts';
import { until } from './seats.ts';
import { anyNumber, sentence, wholeText } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

type Entry = { readonly input: { readonly by?: number; readonly move?: Move } };
type MatchRecord = { readonly log: readonly Entry[]; readonly outcome: unknown };

const isOver = ({ mind: { client } }: PagePlayer) => client.table?.view.match?.over != null;
const black = ({ mind: { client } }: PagePlayer) => client.match?.view.teams.black;
/** Cards lie before the Detectives, who have not moved yet. */
const isToMove = (player: PagePlayer) => black(player)?.step === 'move';

const downAndBack = async ({ page }: BrowserPerson, meanwhile: () => Promise<void>) => {
  await page.getByText(sentence('table.line.down')).waitFor();
  await meanwhile();
  await page.getByText(sentence('table.line.back')).waitFor();
  expect(await page.getByText(sentence('table.line.down')).count()).toBe(0);
};

test('[UX-22] [UX-23] a match from home to its end through a reload, a lost line and a killed server', async () => {
  the.forgive(brokenConnection);
  the.forgive(/asked for http:\/\/127/);
  const relay = await layRelay(the.server.port);
  const ada = await the.person();
  const bo = await the.person({ device: 'phone' });
  const loads = { ada: loadsOf(ada.page), bo: loadsOf(bo.page) };

  await ada.open('/');
  await ada.tap('button', openName('shadows'));
  await ada.page.waitForURL(/\/t\/[A-Z]{6}$/);
  const code = ada.page.url().slice(-6);
  await ada.write(sentence('table.join.name'), 'Ada');
  await ada.tap('button', sentence('table.join.firstSeat'));
  await sitDown(bo, `${relay.url}/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  const rivals = [await the.seat(code, 2), await the.seat(code, 3)];
  await start(ada);
  for (const rival of rivals) rival.play();
  const officer = await playerOf(the.server, ada, code);
  const detective = await playerOf(the.server, bo, code);
  const { client } = detective.mind;
  const clues = () => black(detective)?.clues.length ?? 0;
  const moved = () => black(detective)?.clues.filter(({ to }) => to !== null).length ?? 0;
  const nextClue = () => Promise.all([officer, detective].map(player => player.playUntil(() => isToMove(detective))));

  await Promise.all([officer, detective].map(player => player.playUntil(() => client.match?.view.phase === 'playing')));
  for (const rival of rivals) rival.play(6_000);

  // A reload in the middle of a round: the player goes on where they were.
  await nextClue();
  await ada.page.reload();
  await ada.page.getByRole('grid').waitFor();
  await ada.see('heading', sentence('shadows.round', { round: 1 })).waitFor();
  await detective.playUntil(() => moved() === 1);

  // One vote is lost on its way to the server; of another the answer is lost. Both are made exactly once.
  const voted: string[] = [];
  for (const way of ['toServer', 'toPage'] as const) {
    await nextClue();
    const before = moved();
    const target = detective.mind.wish();
    if (target?.type !== 'point') throw new Error('A Detective with cards has somewhere to go.');
    await bo.tapOn(bo.page.getByRole('gridcell').and(bo.page.locator(`[data-cell="${target.cell}"]`)));
    await bo.see('button', sentence('shadows.act.go')).waitFor();
    relay[way] = lost;
    await bo.tap('button', sentence('shadows.act.go'));
    if (way === 'toPage') await until(client, () => moved() === before + 1);
    relay.cut();
    await downAndBack(bo, async () => {
      if (way === 'toServer') await bo.see('button', sentence('shadows.act.unsent')).waitFor();
      await bo.page.waitForTimeout(2_000);
      expect(moved()).toBe(way === 'toPage' ? before + 1 : before);
      relay.mend();
    });
    await until(client, () => moved() === before + 1);
    voted.push(target.cell);
  }

  // The server dies during a move, and comes back: nobody has to do anything.
  await nextClue();
  const given = clues();
  await the.server.kill();
  let started: Promise<void> | undefined;
  const restart = () => {
    started ??= the.server.start();
    return started;
  };
  await Promise.all([ada, bo].map(person => downAndBack(person, restart)));
  await Promise.all(
    [ada, bo].map(({ page }) => page.getByText(sentence('table.line.back')).waitFor({ state: 'hidden' })),
  );
  await detective.playUntil(() => moved() === given);
  await nextClue();

  for (const walker of [officer.mind, detective.mind, ...rivals]) walker.play(200);
  await until(client, () => isOver(detective), 40_000);
  const solvedBy = (who: string) => sentence('after.match.won', { who });
  const result = wholeText(solvedBy('black'), solvedBy('orange'));
  const seen = await Promise.all(
    [ada, bo].map(({ page }) => page.getByRole('heading', { name: result }).textContent()),
  );
  const { winner } = client.match?.view ?? {};
  expect(seen).toEqual(Array(2).fill(solvedBy(winner ?? '')));
  const score = await Promise.all(
    [ada, bo].map(({ page }) =>
      page
        .getByRole('img', { name: wholeText(sentence('after.score', { black: anyNumber, orange: anyNumber })) })
        .getAttribute('aria-label'),
    ),
  );
  expect(new Set(score).size).toBe(1);
  expect(rivals.map(rival => rival.client.table?.view.match?.over)).toEqual(
    Array(2).fill(client.table?.view.match?.over),
  );
  // Home and one reload. No connection failure has caused another.
  expect([loads.ada.count, loads.bo.count]).toEqual([2, 1]);

  const id = client.match?.id;
  const record = (await (await fetch(`${the.server.url}/api/matches/${id}/record`)).json()) as MatchRecord;
  const points = record.log.map(({ input }) => input).filter(input => input?.move?.type === 'point' && input.by === 1);
  expect(points.slice(1, 3).map(input => input.move)).toEqual(voted.map(cell => ({ type: 'point', cell })));
  const went = client.match?.view.rounds.flatMap(round => round.clues.black).filter(({ to }) => to !== null);
  expect(points.map(input => input.move)).toEqual(went?.map(({ to }) => ({ type: 'point', cell: to })));

  for (const { mind } of [officer, detective]) mind.close();
  relay.close();
});
