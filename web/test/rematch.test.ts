import { expect, onTestFinished, test } from 'vitest';
import { sitDown, start } from './coming.ts';
import type { BrowserPerson } from './person.ts';
import { playerOf } from './player.ts';
import { arrive, asked, type HeadlessPlayer, until } from './seats.ts';
import { endOfText, sentence, wordsIn } from './sentences.ts';
import { stage } from './stage.ts';

const the = stage();

test('[SA-WIN-2] [TB-REMATCH-1] roles change after a round, and a rematch keeps people and seats', async () => {
  const code = await the.server.table();
  const ada = await the.person();
  const bo = await the.person({ device: 'phone' });
  await sitDown(ada, `/t/${code}`, 'Ada');
  await sitDown(bo, `/t/${code}`, 'Bo');
  await bo.tap('button', sentence('table.ready.say'));
  const rivals = [await the.seat(code, 2, 'Cy'), await the.seat(code, 3, 'Dee')];
  await start(ada);
  const players = [await playerOf(the.server, ada, code), await playerOf(the.server, bo, code)];
  const [first] = players;
  const { client } = first!.mind;
  const view = () => client.match?.view;
  const sitting = () => client.table?.view.members.map(({ name, seat }) => ({ name, seat }));
  // This test is about what comes after the match, so other devices play it for them, and are then switched off.
  const playOnUntil = async (isSo: () => boolean) => {
    const hands: HeadlessPlayer[] = [];
    for (const { token } of players.map(({ mind }) => mind))
      hands.push(await arrive({ server: the.server, code, token }));
    for (const walker of [...hands, ...rivals]) walker.play();
    await until(client, isSo, 60_000);
    for (const rival of rivals) rival.rest();
    for (const hand of hands) hand.close();
    onTestFinished(() => hands.forEach(hand => void hand.rest()));
  };

  await playOnUntil(() => view()?.phase === 'round-over');
  const seats = sitting();

  const isOfficer = ({ page }: BrowserPerson, name: RegExp) =>
    page.getByRole('radio', { name, checked: true }).waitFor();
  await isOfficer(ada, endOfText(sentence('after.next.me', { name: 'Ada' })));
  await ada.see('radio', /Bo$/).press('Space');
  await isOfficer(bo, endOfText(sentence('after.next.me', { name: 'Bo' })));
  expect(view()?.teams.black).toMatchObject({ officer: 1, detectives: [0] });
  await ada.tap('button', sentence('after.ready', { round: 2 }));
  await ada.page.getByText(sentence('after.next.locked')).waitFor();
  await bo.tap('button', sentence('after.ready', { round: 2 }));
  for (const rival of rivals) await rival.client.move({ type: 'ready' });

  // Bo has the map now, and gives; Ada walks.
  await until(client, () => view()?.phase === 'playing');
  await bo.see('button', sentence('shadows.act.give', { count: 0 })).waitFor();
  await ada.page
    .getByText(sentence('shadows.agree.wait', { name: 'Bo' }))
    .first()
    .waitFor();
  const clues = () => view()?.teams.black.clues.filter(({ to }) => to !== null).length ?? 0;
  await Promise.all(players.map(player => player.playUntil(() => clues() >= 1)));

  await playOnUntil(() => client.table?.view.match?.over != null);
  const before = view();
  const played = client.match?.id;

  // Nothing begins before all agree, and those who are missing are named.
  await ada.tap('button', sentence('table.after.again.yes'));
  await ada.page.getByText(sentence('table.after.again.done')).waitFor();
  await bo.page
    .getByText(sentence('table.after.again.awaits', { names: wordsIn('en').formatList(['Bo', 'Cy', 'Dee']) }))
    .waitFor();
  for (const rival of rivals) await asked(rival, { type: 'rematch', is: true });
  await bo.page.getByText(sentence('table.after.again.said', { yes: 3, all: 4 })).waitFor();
  expect(client.match?.id).toBe(played);
  await bo.tap('button', sentence('table.after.again.yes'));
  await until(client, () => client.match !== undefined && client.match.id !== played);

  expect(sitting()).toEqual(seats);
  expect(client.table?.view.finished).toEqual([played]);
  expect(view()).toMatchObject({ phase: 'lobby', round: 1, wins: { black: 0, orange: 0 }, options: before!.options });
  for (const { page } of [ada, bo])
    await page.getByRole('heading', { name: sentence('shadows.ready.title') }).waitFor();

  // A match begins with the roles of the table, which can be changed at once.
  await ada.tap('button', sentence('shadows.ready.officer', { name: 'Bo' }));
  await until(client, () => view()?.teams.black.officer === 1);
  for (const walker of rivals) walker.play(2_000);
  await Promise.all(players.map(player => player.playUntil(() => view()?.phase === 'playing' && clues() >= 1)));
  expect(view()?.me).toEqual({ seat: 0, team: 'black', role: 'detective' });
  for (const { mind } of players) mind.close();
});
