import { expect, test } from 'vitest';
import { cooperativeTable } from './orders.ts';
import type { Device, Person } from './person.ts';
import { type Player, playerOf } from './player.ts';
import { asked, until, type Walker } from './seats.ts';
import { stage } from './stage.ts';

const the = stage();
const long = { timeout: 300_000 };
/** What a browser says by itself when a line breaks. */
const broken = /WebSocket|Failed to load resource|ERR_/;

async function sit(code: string, device: Device, name: string): Promise<Person> {
  const person = await the.person({ device });
  await person.open(`/t/${code}`);
  await person.write('Your name', name);
  await person.tap('button', 'Take the first free seat');
  return person;
}

/** Grows with every clue of any team, and with every round. */
const clues = ({ mind: { client } }: Player): number => {
  const view = client.match?.view;
  if (view === undefined) return 0;
  return view.round * 100 + Object.values(view.teams).reduce((sum, team) => sum + team.clues.length, 0);
};
const isOver = ({ mind: { client } }: Player) => client.table?.view.match?.over != null;

test(
  '[UX-23] a match goes on through a reload, a lost line and a killed server, and nothing is lost or done twice',
  long,
  async () => {
    the.forgive(broken);
    const code = await the.house.table();
    const ada = await sit(code, 'desktop', 'Ada');
    const bo = await sit(code, 'phone', 'Bo');
    await bo.tap('button', 'I am ready');
    for (const place of [2, 3]) (await the.seat(code, place)).play(5_000);
    await ada.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
    await ada.tap('button', 'Start');
    const players = [await playerOf(the.house, ada, code), await playerOf(the.house, bo, code)];
    const [first] = players;
    const on = (isSo: () => boolean) => Promise.all(players.map(player => player.playUntil(isSo)));
    const more = () => {
      const before = clues(first!);
      return on(() => clues(first!) > before || isOver(first!));
    };

    await more();
    await bo.page.reload();
    await bo.page.getByRole('grid').waitFor();
    await more();

    bo.wire.cut();
    await bo.page.getByText('The line is down').waitFor();
    bo.wire.mend();
    await bo.page.getByText('The line is down').waitFor({ state: 'hidden' });
    await more();

    await the.house.kill();
    await ada.page.getByText('The line is down').waitFor();
    await the.house.light();
    await Promise.all([ada, bo].map(({ page }) => page.getByText('The line is down').waitFor({ state: 'hidden' })));
    await on(() => isOver(first!));
    await bo.see('button', 'Rematch').waitFor();
    for (const { mind } of players) mind.close();
  },
);

test('a cooperative match is played against the clock to its end', long, async () => {
  const code = await the.house.table(cooperativeTable);
  const ada = await sit(code, 'phone', 'Ada');
  const walker = await the.seat(code, 1);
  walker.play();
  await ada.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await ada.tap('button', 'Start');
  const player = await playerOf(the.house, ada, code);
  await player.playUntil(() => player.mind.client.match?.view.phase === 'playing');
  await ada.page.getByRole('timer').first().waitFor();
  await player.playUntil(() => isOver(player));
  await ada.see('button', 'Rematch').waitFor();
  player.mind.close();
});

test('a spectator sees a match to its end and no map', long, async () => {
  const code = await the.house.table();
  const walkers: Walker[] = [];
  for (const place of [0, 1, 2, 3]) walkers.push(await the.seat(code, place));
  const eve = await the.person({ device: 'phone' });
  await eve.open(`/t/${code}`);
  await eve.write('Your name', 'Eve');
  await eve.tap('button', 'Watch');
  await asked(walkers[0]!, { type: 'start' });
  for (const walker of walkers) walker.play(200);
  await eve.page.getByRole('grid').waitFor();
  const names = await eve.page
    .getByRole('gridcell')
    .evaluateAll(cells => cells.map(cell => cell.getAttribute('aria-label') ?? cell.textContent));
  expect(names).toHaveLength(37);
  expect(names.filter(name => /police|client/.test(name ?? ''))).toEqual([]);
  await until(walkers[0]!.client, () => walkers[0]!.client.table?.view.match?.over != null, 120_000);
  await eve.page.getByRole('heading', { name: /solved it/ }).waitFor();
});

test('a rematch is played with changed roles', long, async () => {
  const code = await the.house.table();
  const ada = await sit(code, 'desktop', 'Ada');
  const walkers: Walker[] = [];
  for (const place of [1, 2, 3]) walkers.push(await the.seat(code, place, `Walker ${place}`));
  for (const walker of walkers) walker.play();
  await ada.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await ada.tap('button', 'Start');
  const player = await playerOf(the.house, ada, code);
  await player.playUntil(() => isOver(player));
  const { client } = player.mind;
  const before = client.match?.id;
  for (const walker of walkers) {
    walker.rest();
    await asked(walker, { type: 'rematch', is: true });
  }
  await ada.tap('button', 'Rematch');
  await until(client, () => client.match !== undefined && client.match.id !== before);
  await ada.tap('button', 'Make Walker 1 the Officer');
  await until(client, () => client.match?.view.me?.role === 'detective');
  for (const walker of walkers) walker.play();
  await player.playUntil(() => client.match?.view.phase === 'playing' && clues(player) > 100);
  expect(client.match?.view.me).toMatchObject({ role: 'detective', team: 'black' });
  player.mind.close();
});
