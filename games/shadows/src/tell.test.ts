import { scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { shadowsKit } from '../kit.ts';

const teams = { black: { officer: 'ada', detectives: ['bo', 'dee'] }, orange: { officer: 'cy', detectives: ['di'] } };
const table = () => scene(shadowsKit, { teams, map: {}, holding: { black: ['i20'] } });

test('[SA-TALK-2] pointing is told to the own team, the Officer included, and to nobody else', () => {
  const play = table();
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  const pointed = [{ type: 'pointed', by: 1, cell: '-1,0' }];
  for (const name of ['ada', 'bo', 'dee']) expect(play.seat(name).isTold()).toEqual(pointed);
  for (const name of ['cy', 'di']) expect(play.seat(name).isTold()).toEqual([]);
  expect(play.audience.isTold()).toEqual([]);
  play.seat('bo').plays({ type: 'unpoint' });
  expect(play.seat('ada').isTold()).toEqual([{ type: 'pointed', by: 1, cell: null }]);
  expect(play.seat('di').isTold()).toEqual([]);
});

test('[SA-TALK-2] cards given and figures that move are told to all', () => {
  const play = table();
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  play.seat('dee').plays({ type: 'point', cell: '-1,0' });
  const moved = { type: 'moved', team: 'black', to: '-1,0', found: null, at: 0 };
  expect(play.audience.isTold()).toEqual([moved]);
  expect(play.seat('di').isTold()).toEqual([moved]);
  const [card = ''] = play.seat('ada').sees().available;
  play.seat('ada').plays({ type: 'give', cards: [card] });
  expect(play.audience.isTold()).toMatchObject([{ type: 'gave', team: 'black', cards: [card] }]);
  expect(play.seat('di').isTold()).toEqual(play.audience.isTold());
});

test('[SA-GATHER-1, SA-TALK-1] where an Officer means to lead is told to nobody, not even to the own Detectives', () => {
  const play = table();
  for (const cell of ['0,1', '-1,0', null]) {
    play.seat('ada').plays({ type: 'intend', cell });
    expect(play.seat('ada').isTold()).toEqual([{ type: 'intended', team: 'black', cell }]);
    for (const name of ['bo', 'dee', 'cy', 'di']) expect(play.seat(name).isTold()).toEqual([]);
    expect(play.audience.isTold()).toEqual([]);
  }
});

test('[SA-LOOK-1, SA-LOOK-3] a look is told to the own team, the Officer included, and nobody else can tell there was one', () => {
  const play = table();
  const rivals = ['cy', 'di'].map(name => play.seat(name));
  const before = JSON.stringify([play.audience.sees(), ...rivals.map(rival => rival.sees())]);
  for (const cell of ['-1,0', '0,1', null]) {
    play.seat('bo').plays({ type: 'look', cell });
    for (const name of ['ada', 'bo', 'dee'])
      expect(play.seat(name).isTold()).toEqual([{ type: 'looked', by: 1, cell }]);
    for (const rival of rivals) expect(rival.isTold()).toEqual([]);
    expect(play.audience.isTold()).toEqual([]);
    expect(JSON.stringify([play.audience.sees(), ...rivals.map(rival => rival.sees())])).toBe(before);
  }
});

test('[SA-LOOK-4] what a Detective goes by is shown to the own team while it looks, and to nobody else', () => {
  const play = table();
  const rivals = ['cy', 'di'].map(name => play.seat(name));
  const before = JSON.stringify([play.audience.sees(), ...rivals.map(rival => rival.sees())]);
  const [card = ''] = play.seat('bo').sees().teams.black?.holding ?? [];
  const link = { card, on: 'left-top', in: 'middle-bottom' } as const;
  const linksFor = (name: string) => play.seat(name).sees().teams.black?.links;
  play.seat('bo').plays({ type: 'look', cell: '-1,0', link });
  for (const name of ['ada', 'bo', 'dee']) {
    expect(play.seat(name).isTold()).toEqual([{ type: 'looked', by: 1, cell: '-1,0', link }]);
    expect(linksFor(name)).toEqual({ 1: link });
  }
  for (const rival of rivals) expect(rival.isTold()).toEqual([]);
  expect(JSON.stringify([play.audience.sees(), ...rivals.map(rival => rival.sees())])).toBe(before);
  play.seat('bo').plays({ type: 'point', cell: '0,1' });
  expect(linksFor('dee')).toBeUndefined();
  play.seat('bo').plays({ type: 'look', cell: '-1,0', link });
  play.seat('bo').plays({ type: 'look', cell: null });
  expect(linksFor('dee')).toBeUndefined();
});

test('[SA-LOOK-4] nobody goes by a card that the team does not hold, or by a place where it looks nowhere', () => {
  const play = table();
  const link = { card: 'i84', on: 'left-top', in: 'left-top' } as const;
  expect(play.seat('bo').tries({ type: 'look', cell: '-1,0', link })).toBe('SA-LOOK-4');
  expect(play.seat('bo').tries({ type: 'point', cell: '-1,0', link })).toBe('SA-LOOK-4');
  const [card = ''] = play.seat('bo').sees().teams.black?.holding ?? [];
  play.seat('bo').plays({ type: 'look', cell: '-1,0' });
  expect(play.seat('bo').tries({ type: 'look', cell: null, link: { ...link, card } })).toBe('SA-LOOK-4');
});

test('[SA-LOOK-1] pointing is looking too, and is told once', () => {
  const play = table();
  play.seat('bo').plays({ type: 'point', cell: '-1,0' });
  expect(play.seat('dee').isTold()).toEqual([{ type: 'pointed', by: 1, cell: '-1,0' }]);
  expect(play.seat('dee').sees().teams.black).toMatchObject({ pointing: { 1: '-1,0' }, looking: { 1: '-1,0' } });
});
