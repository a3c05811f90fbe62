import type { StepTellings } from '@lamplight/client';
import type { Json, MatchRecord } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import type { Told } from '@lamplight/emerald/public';
import { describe, expect, test } from 'vitest';
import { watched } from '../../../test/emerald/trial-tellings.ts';
import { type EmeraldLogEntry, entriesOf } from './entries.ts';

const files = import.meta.glob<MatchRecord<Emerald>>('../../../../games/emerald/matches/*.json', {
  eager: true,
  import: 'default',
});

const step = (number: number, ...told: readonly Told[]): StepTellings => ({
  step: number,
  at: number * 1_000,
  told: told as readonly Json[],
});
const only = (...told: readonly Told[]): EmeraldLogEntry => {
  const [entry, ...more] = entriesOf([step(1, ...told)]);
  expect(more).toEqual([]);
  if (entry === undefined) throw new Error('Nothing was said.');
  return entry;
};

describe('a move is one entry', () => {
  test('[EM-PLACE-1] cubes: how many, where, and with which cards', () => {
    const { head, follows, small } = only(
      { type: 'acted', by: 'monday', move: { type: 'place', city: 'rome' } },
      { type: 'played', by: 'monday', cards: ['start-handbills', 'start-landlady'], to: 'discard' },
      { type: 'cubes', of: 'monday', from: 'supply', to: 'rome', count: 3 },
    );
    const cards = ['start-handbills', 'start-landlady'];
    expect(head).toEqual({ type: 'place', who: 'monday', city: 'rome', count: 3, cards });
    expect([...follows, ...small]).toEqual([]);
  });

  test('[EM-CLAIM-4] a claim names the card taken, and what came of it follows in its order', () => {
    const { head, follows, small } = only(
      { type: 'acted', by: 'monday', move: { type: 'claim', card: 'start-telegraph-clerk', city: 'rome' } },
      { type: 'played', by: 'monday', cards: ['start-telegraph-clerk'], to: 'discard' },
      { type: 'took', city: 'rome', by: 'monday', card: 'cthulhu' },
      { type: 'royalty-came', city: 'rome', card: 'royalty-rhogog' },
      { type: 'turned-up', city: 'rome', card: 'fenians' },
      { type: 'cubes', of: 'monday', from: 'rome', to: 'limbo', count: 2 },
      { type: 'cubes', of: 'tuesday', from: 'rome', to: 'supply', count: 1 },
      { type: 'scored', by: 'monday', card: 'cthulhu', points: 3, faction: 'loyalist' },
      { type: 'rolled', by: 'monday', madness: true },
    );
    const cards = ['start-telegraph-clerk'];
    expect(head).toEqual({ type: 'claim', who: 'monday', city: 'rome', card: 'cthulhu', cards });
    expect(follows.map(({ type: say }) => say)).toEqual([
      'royalty-came',
      'turned-up',
      'cubes-limbo',
      'scored',
      'madness',
    ]);
    expect(small.map(({ type: say }) => say)).toEqual(['cubes-back']);
  });

  test('[EM-CARD-BLOCK-1] the answer of a victim belongs to the attack', () => {
    const attack: Told = {
      type: 'acted',
      by: 'tuesday',
      move: {
        type: 'assassinate',
        card: 'hired-assassin',
        city: 'london',
        target: { agent: 'wednesday' },
        bombs: ['infernal-machine'],
      },
    };
    const cards: readonly Told[] = [
      { type: 'played', by: 'tuesday', cards: ['hired-assassin'], to: 'area' },
      { type: 'played', by: 'tuesday', cards: ['infernal-machine'], to: 'gone' },
      { type: 'asked', player: 'wednesday', for: 'attack' },
    ];
    const waiting = entriesOf([step(1, attack, ...cards)]);
    expect(waiting[0]?.follows).toEqual([{ type: 'asked', who: 'wednesday', word: 'attack' }]);
    const answered: readonly Told[] = [
      { type: 'waited' },
      { type: 'answered', by: 'wednesday', move: { type: 'block', card: 'sherlock-holmes' } },
      { type: 'drew', by: 'wednesday', count: 1 },
      { type: 'stowed', by: 'wednesday', card: 'sherlock-holmes', to: 'discard' },
    ];
    const entries = entriesOf([step(1, attack, ...cards), step(2, ...answered)]);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.head).toMatchObject({ type: 'attack', cards: ['hired-assassin', 'infernal-machine'] });
    expect(entries[0]?.follows).toEqual([{ type: 'blocked', who: 'wednesday', card: 'sherlock-holmes' }]);
    expect(entries[0]?.days).toEqual(['tuesday', 'wednesday']);
  });
});

describe('[EM-TRACK-2] what the markers give everybody is said', () => {
  const track = (number: number, loyalist: number, restorationist: number) =>
    step(
      number,
      { type: 'acted', by: 'monday', move: { type: 'track' } },
      { type: 'played', by: 'monday', cards: ['bismarck'], to: 'discard' },
      { type: 'marked', loyalist, restorationist },
    );

  test('by how much each rose, and what the gap is worth', () => {
    const [first, second] = entriesOf([track(1, 3, 0), track(2, 3, 2)]);
    expect(first?.head.rises).toEqual([{ faction: 'loyalist', by: 3, now: 3 }]);
    expect(first?.follows).toEqual([{ type: 'everyone', count: 3 }]);
    expect(second?.head.rises).toEqual([{ faction: 'restorationist', by: 2, now: 2 }]);
    expect(second?.follows).toEqual([{ type: 'everyone', count: -2 }]);
  });

  test('[EM-UNDO-3] a step that is taken back is struck out, and the markers stand as before', () => {
    const entries = entriesOf([track(1, 3, 0), step(2, { type: 'undone', by: 'monday' }), track(3, 1, 0)]);
    expect(entries.map(({ isUndone }) => isUndone)).toEqual([true, false]);
    expect(entries[1]?.head.rises).toEqual([{ faction: 'loyalist', by: 1, now: 1 }]);
  });
});

test('[EM-CARD-VLADIMIR-BURTSEV-1] what I alone was told is marked as mine', () => {
  const text: Told = {
    type: 'acted',
    by: 'monday',
    move: { type: 'text', card: 'vladimir-burtsev', player: 'tuesday' },
  };
  const seen = only(text, { type: 'peeked', by: 'monday', of: 'tuesday', found: 'loyalist' });
  expect(seen.follows).toEqual([
    { type: 'peeked', who: 'monday', other: 'tuesday' },
    { type: 'found', other: 'tuesday', faction: 'loyalist', isMine: true },
  ]);
  const others = only(text, { type: 'peeked', by: 'monday', of: 'tuesday', found: null });
  expect(others.follows).toHaveLength(1);
});

test.each([
  [
    { type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' },
    [{ type: 'aimed', other: 'tuesday', city: 'rome' }],
  ],
  [{ type: 'text', card: 'zombies', agents: { rome: 'tuesday' } }, [{ type: 'aimed', other: 'tuesday', city: 'rome' }]],
  [{ type: 'text', card: 'cthulhu', city: 'rome' }, [{ type: 'aimed-city', city: 'rome' }]],
  [{ type: 'text', card: 'inspector-lestrade', city: 'rome', player: 'tuesday' }, []],
] as const)('[EM-CARD-BLOCK-1] whom a text threatens is said even if it is blocked: %j', (move, follows) => {
  expect(only({ type: 'acted', by: 'monday', move }).follows).toEqual(follows);
});

test('[EM-CARD-STALL-3] the round that is the last chance is announced by itself', () => {
  const entries = entriesOf([
    step(1, { type: 'acted', by: 'friday', move: { type: 'end-turn' } }, { type: 'began-round', quiet: 1 }),
    step(2, { type: 'acted', by: 'friday', move: { type: 'end-turn' } }, { type: 'began-round', quiet: 2 }),
  ]);
  expect(entries.map(({ head }) => head.type)).toEqual(['end-turn', 'end-turn', 'last-chance']);
});

describe.each(Object.entries(files))('%s', (_, record) => {
  const { tellings } = watched(emerald, record, 0);
  const entries = entriesOf(tellings);

  test('every move of everybody is an entry', () => {
    const moves = tellings.flatMap(({ told }) => told as readonly Told[]).filter(({ type }) => type === 'acted');
    expect(entries.filter(({ head }) => head.who !== undefined).length).toBeGreaterThanOrEqual(moves.length);
    expect(new Set(entries.map(({ step: number, head }) => `${number} ${head.type}`)).size).toBe(entries.length);
  });

  test('rounds go up one by one from the first agents', () => {
    const rounds = [...new Set(entries.map(({ round }) => round))];
    expect(rounds).toEqual(rounds.map((_, n) => n));
  });

  test('the end is the last thing said', () => {
    const last = entries.at(-1);
    expect([last?.head, ...(last?.follows ?? [])].at(-1)?.type).toBe('ended');
  });
});
