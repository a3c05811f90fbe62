import { type ScenePlay, scene } from '@lamplight/testkit';
import { expect, test } from 'vitest';
import { type Emerald, emeraldKit } from '../../kit.ts';

const change = { type: 'text', card: 'change-of-heart' } as const;
const keep = { type: 'keep' } as const;
const given = {
  players: 2,
  first: 'monday',
  identities: { monday: 'loyalist', tuesday: 'restorationist' },
  hand: { monday: ['change-of-heart', 'matvei-golovinski', 'shoggoth'] },
  cities: { rome: { agents: { monday: 1 } }, paris: { agents: { tuesday: 2 } } },
};

test('[EM-CARD-CHANGE-OF-HEART-1] that a heart changed is public, the identity is not', () => {
  const t = scene(emeraldKit, given);
  t.seat('monday').plays(change);
  for (const eyes of [t.seat('tuesday'), t.audience]) {
    expect(eyes.sees().players.monday).toMatchObject({ changed: true, identity: null, revealed: false });
    expect(eyes.isTold()).toContainEqual({ type: 'changed-heart', by: 'monday' });
    expect(JSON.stringify(eyes.isTold())).not.toMatch(/loyalist|restorationist/);
  }
  expect(t.audience.sees().turn.actions).toBe(1);
  expect(t.audience.sees().gone).toContain('change-of-heart');
});

test('[EM-CARD-CHANGE-OF-HEART-1] from then on the other faction counts: a Loyalist by birth ends the game by revealing', () => {
  const hand = { monday: ['change-of-heart', 'yog-sothoth'] };
  const t = scene(emeraldKit, { ...given, hand });
  t.seat('monday').plays(change);
  t.seat('monday').plays({ type: 'text', card: 'yog-sothoth', agents: { rome: 1 } });
  expect(t.audience.sees()).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(t.audience.sees().players.monday?.identity).toBe('restorationist');
});

test('[EM-CARD-CHANGE-OF-HEART-1] and a Restorationist by birth is then asked and topped up as a Loyalist', () => {
  const hand = { tuesday: ['change-of-heart', 'yog-sothoth'] };
  const t = scene(emeraldKit, { ...given, first: 'tuesday', hand });
  t.seat('tuesday').plays(change);
  t.seat('tuesday').plays({ type: 'text', card: 'yog-sothoth', agents: { paris: 2 } });
  expect(t.seat('tuesday').tries(change)).toBe('EM-CARD-GEN-1');
  t.seat('tuesday').plays(keep);
  expect(t.audience.sees().players.tuesday).toMatchObject({ identity: 'loyalist', revealed: true });
  t.seat('tuesday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'rome'] });
});

const ending = { type: 'text', card: 'matvei-golovinski' } as const;

test('[EM-CARD-CHANGE-OF-HEART-2] all own points go by the faction at the end', () => {
  const points = { monday: { loyalist: 5, restorationist: 4, neutral: 1 } };
  const t = scene(emeraldKit, { ...given, points, tracks: { loyalist: 9 } });
  t.seat('monday').plays(change);
  t.seat('monday').plays(ending);
  const lines = t.audience.sees().outcome?.lines.monday?.map(({ points: each, kept }) => [each, kept]);
  expect(lines).toEqual([
    [5, false],
    [4, true],
    [1, true],
    [10, false],
    [-5, true],
  ]);
});

test('[EM-CARD-CHANGE-OF-HEART-2] and so do the kill boxes of others that hold the own agents', () => {
  const shoggoth = { type: 'text', card: 'shoggoth', city: 'paris', player: 'tuesday' } as const;
  for (const changed of [false, true]) {
    const hand = { monday: ['shoggoth', 'matvei-golovinski'], tuesday: ['change-of-heart'] };
    const t = scene(emeraldKit, { ...given, first: 'tuesday', hand, tracks: { loyalist: 9 } });
    t.seat('tuesday').plays(changed ? change : { type: 'pass' });
    t.seat('tuesday').plays({ type: 'pass' });
    t.seat('tuesday').plays({ type: 'end-turn' });
    t.seat('monday').plays(shoggoth);
    t.seat('tuesday').plays({ type: 'allow' });
    t.seat('monday').plays(ending);
    const box = { from: 'shoggoth', points: 3, kept: !changed, rule: 'EM-END-3' };
    expect(t.audience.sees().outcome?.lines.monday).toContainEqual(box);
  }
});

test('[EM-CARD-CHANGE-OF-HEART-3] a revealed Loyalist who uses it ends the game at once', () => {
  const t = scene(emeraldKit, { ...given, revealed: ['monday'] });
  t.seat('monday').plays(change);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.players.monday).toMatchObject({ identity: 'restorationist', revealed: true });
  expect(seen.gone).toContain('change-of-heart');
});

const attacked = {
  ...given,
  first: 'tuesday',
  hand: { monday: ['change-of-heart'], tuesday: ['irene-adler'] },
};
const swap = { type: 'text', card: 'irene-adler', city: 'rome', player: 'monday' } as const;

test('[EM-CARD-CHANGE-OF-HEART-4] a Loyalist who must reveal uses it in another’s turn and ends the game', () => {
  const t = scene(emeraldKit, attacked);
  t.seat('tuesday').plays(swap);
  expect(t.seat('monday').isOffered()).toEqual(expect.arrayContaining([keep, change]));
  t.seat('monday').plays(change);
  const seen = t.audience.sees();
  expect(seen).toMatchObject({ phase: 'over', outcome: { why: 'reveal' } });
  expect(seen.players.monday).toMatchObject({ identity: 'restorationist', changed: true, hand: 0 });
  expect(seen.gone).toEqual(expect.arrayContaining(['change-of-heart', 'irene-adler']));
});

test('[EM-CARD-CHANGE-OF-HEART-4] or keeps it, and the game goes on', () => {
  const t = scene(emeraldKit, attacked);
  t.seat('tuesday').plays(swap);
  t.seat('monday').plays(keep);
  t.seat('monday').plays({ type: 'reinforce', cities: ['rome', 'rome', 'rome'] });
  expect(t.audience.sees()).toMatchObject({ phase: 'playing', turn: { player: 'tuesday', actions: 1 } });
  expect(t.seat('monday').sees().players.monday?.hand).toEqual(['change-of-heart']);
});

test('[EM-CARD-CHANGE-OF-HEART-4] only from the hand, only that text, and only by the one who must reveal', () => {
  const t = scene(emeraldKit, { ...attacked, hand: { monday: ['start-banker'], tuesday: attacked.hand.tuesday } });
  t.seat('tuesday').plays(swap);
  expect(t.seat('monday').tries(change)).toBe('EM-CARD-GEN-1');
  expect(t.seat('monday').tries({ ...change, city: 'rome' })).toBe('EM-CARD-CHANGE-OF-HEART-6');
  expect(t.seat('monday').tries({ type: 'pass' })).toBe('EM-CARD-CHANGE-OF-HEART-6');
  expect(t.seat('tuesday').tries(keep)).toBe('EM-CARD-CHANGE-OF-HEART-6');
});

test('[EM-CARD-CHANGE-OF-HEART-5] a Restorationist who must reveal is not asked: the game is over', () => {
  const cities = { rome: { agents: { monday: 1 } }, paris: { agents: { tuesday: 1 } } };
  const hand = { monday: ['irene-adler'], tuesday: ['change-of-heart'] };
  const t = scene(emeraldKit, { ...given, cities, hand });
  t.seat('monday').plays({ ...swap, city: 'paris', player: 'tuesday' });
  expect(t.audience.sees()).toMatchObject({ phase: 'over', asking: null, outcome: { why: 'reveal' } });
  expect(t.seat('tuesday').tries(change)).toBe('EM-END-1');
});

/** What everybody sees at that moment, whether the card is held or not. */
function momentOf(t: ScenePlay<Emerald>) {
  t.seat('tuesday').plays(swap);
  const { asking, players } = t.audience.sees();
  return { asking, identity: players.monday?.identity, agents: players.monday?.agents, told: t.audience.isTold() };
}

test('[EM-CARD-CHANGE-OF-HEART-6] the moment comes before anything is shown, and is the same without the card', () => {
  const without = { ...attacked, hand: { monday: ['start-banker'], tuesday: attacked.hand.tuesday } };
  const held = momentOf(scene(emeraldKit, attacked));
  expect(held).toMatchObject({ asking: { player: 'monday', for: 'reveal' }, identity: null, agents: 10 });
  expect(momentOf(scene(emeraldKit, without))).toEqual(held);
});
