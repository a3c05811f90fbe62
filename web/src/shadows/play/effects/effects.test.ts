import type { Told, View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { effectsOf, momentOf, type PlayEffect } from './effects.ts';

const seats = 'black: 0 1 2, orange: 3 4';
const detective = trialView({ seats, me: 1, holding: ['i01'] });
const officer = trialView({ seats, me: 0 });
const audience = trialView({ seats });
const effects = (view: View, told: readonly Told[], chosen: readonly string[] = []): readonly PlayEffect[] =>
  effectsOf(told, { view, chosen });
const gave = (team: 'black' | 'orange', ...cards: readonly string[]): Told => ({
  type: 'gave',
  team,
  cards,
  drawn: [],
  at: 9,
});
const moved = (team: 'black' | 'orange', found: 'evidence' | 'police' | null): Told => ({
  type: 'moved',
  team,
  to: '0,1',
  found,
  at: 9,
});

test('[UX-20] cards for my team sound as my turn, and as nothing else does', () => {
  expect(effects(detective, [gave('black', 'i01')])).toEqual([
    { sound: { name: 'my-turn' }, buzz: [20], say: { id: 'shadows.say.cards', count: 1, seat: 0 } },
  ]);
  expect(effects(officer, [gave('black', 'i01')])[0]?.sound?.name).toBe('card');
});

test('[SA-TALK-2] the rival’s cards make no noise for a Detective', () => {
  expect(effects(detective, [gave('orange', 'i01')])).toEqual([]);
});

test('[SA-GATHER-3] a chosen card that the rival took is torn away, and the other stays', () => {
  const [effect] = effects(officer, [gave('orange', 'i12', 'i13')], ['i11', 'i12']);
  expect(effect).toMatchObject({
    sound: { name: 'snatched' },
    buzz: [60],
    snatch: { by: 'orange', isOtherLeft: true },
  });
  expect(effects(officer, [gave('orange', 'i12')], ['i12'])[0]?.snatch?.isOtherLeft).toBe(false);
  expect(effects(officer, [gave('orange', 'i13')], ['i12'])).toEqual([]);
});

test('[SA-RESOLVE-7] silence is silence: nothing found is the same for every viewer, wherever it was', () => {
  const [own] = effects(detective, [moved('black', null)]);
  expect(own).toEqual({
    sound: { name: 'steps' },
    buzz: [30],
    say: { id: 'shadows.say.moved', team: 'black', cell: '0,1' },
  });
  expect(effects(audience, [moved('black', null)])[0]?.moment).toBeUndefined();
});

test.each(['evidence', 'police'] as const)('[SA-RESOLVE-2] own %s is a moment, the rival’s is told in place', found => {
  const [own] = effects(detective, [moved('black', found)]);
  expect(own?.moment).toMatchObject({ type: found, team: 'black', cell: '0,1' });
  expect(own?.sound).toEqual({ name: found });
  const [theirs] = effects(detective, [moved('orange', found)]);
  expect(theirs?.moment).toBeUndefined();
  expect(theirs?.buzz).toBeUndefined();
  expect(theirs?.sound).toEqual({ name: found, isFar: true });
  expect(effects(audience, [moved('black', found)])[0]?.moment).toBeUndefined();
});

test('[UX-21] nothing buzzes for what I did myself', () => {
  const told: readonly Told[] = [{ type: 'pointed', by: 1, cell: '0,1' }, moved('black', null)];
  const gone: View = {
    ...detective,
    teams: { ...detective.teams, black: { ...detective.teams.black, step: 'gather' } },
  };
  expect(effects(gone, told).flatMap(({ buzz }) => buzz ?? [])).toEqual([]);
  expect(effects(gone, [{ type: 'pointed', by: 2, cell: '0,1' }, moved('black', null)])[0]?.buzz).toEqual([30]);
});

test('[SA-MOVE-2] each vote for a cell sounds a semitone higher, and others’ are announced', () => {
  const view = trialView({ seats, me: 1, holding: ['i01'], pointing: { 1: '0,1', 2: '0,1' } });
  expect(effects(view, [{ type: 'pointed', by: 2, cell: '0,1' }])).toEqual([
    {
      sound: { name: 'vote', rise: 1 },
      say: { id: 'shadows.say.pointed', seat: 2, cell: '0,1', count: 2, of: 2 },
    },
  ]);
  expect(effects(view, [{ type: 'pointed', by: 1, cell: '0,1' }])[0]?.say).toBeUndefined();
});

test('[SA-LOOK-1] a team-mate’s look ticks, my own does not', () => {
  expect(effects(detective, [{ type: 'looked', by: 2, cell: '0,1' }])[0]?.sound?.name).toBe('look');
  expect(effects(detective, [{ type: 'looked', by: 1, cell: '0,1' }])).toEqual([]);
  expect(effects(detective, [{ type: 'looked', by: 2, cell: null }])).toEqual([]);
});

test('[SA-SWAP-1] only the other Officer hears of a request', () => {
  const asks: Told = { type: 'wanted-swap', team: 'orange', want: true };
  expect(effects(officer, [asks])[0]?.say).toEqual({ id: 'shadows.say.swap', team: 'orange' });
  expect(effects(detective, [asks])).toEqual([]);
});

test('[SA-WIN-2] a new Officer is named to the others, and told to be one', () => {
  const changed: Told = { type: 'changed-roles', team: 'black', officer: 1 };
  expect(effects(officer, [changed])[0]?.say).toEqual({ id: 'shadows.say.officer', seat: 1, team: 'black' });
  expect(effects(detective, [changed])[0]?.say).toEqual({ id: 'shadows.say.officer.mine', team: 'black' });
});

test('[SA-LEAVE-1] others are said to come and go, and I am not', () => {
  expect(effects(detective, [{ type: 'attended', seat: 2, present: false }])[0]?.say?.id).toBe('shadows.say.away');
  expect(effects(detective, [{ type: 'attended', seat: 1, present: true }])).toEqual([]);
});

test('[SA-RESOLVE-5] the third token is a moment of its own no more: the end of the round is shown', () => {
  const told: readonly Told[] = [
    moved('black', 'police'),
    { type: 'ended-round', at: 9, winner: 'orange', because: 'police' },
  ];
  expect(momentOf(effects(detective, told))).toEqual({
    type: 'round',
    isWon: false,
    winner: 'orange',
    because: 'police',
  });
});
