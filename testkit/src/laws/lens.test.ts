/** A state that is not plain objects: mine in a typed array, read and written through a lens. */
import type { Game } from '@lamplight/contract';
import { type Mine, mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { type LawName, lawNames } from './names.ts';
import type { GameTrial } from './trial.ts';

type Packed = { readonly bytes: Uint8Array };
interface PackedMine extends Omit<Mine, 'State'> {
  State: Packed;
}

const mine = mineKit.game;
const write = (fields: object): Packed => ({ bytes: new TextEncoder().encode(JSON.stringify(fields)) });
const read = ({ bytes }: Packed): Mine['State'] => JSON.parse(new TextDecoder().decode(bytes));

const { twin, tell, hears, handed, awaits, ...open } = mine;
const packed: Game<PackedMine> = {
  ...open,
  blank: table => write(mine.blank(table)),
  decide: (state, input, random) => mine.decide(read(state), input, random),
  evolve: (state, event) => write(mine.evolve(read(state), event)),
  alarm: state => mine.alarm(read(state)),
  outcome: state => mine.outcome(read(state)),
  view: (state, viewer) => mine.view(read(state), viewer),
  tell: tell as unknown as Game<PackedMine>['tell'],
  imagine: (view, random) => write(mine.imagine(view, random)),
};
const { guide: _unpacked, ...standard } = mineKit.trials.standard!;
const trial: GameTrial<PackedMine> = {
  ...standard,
  seeds: 20,
  sound: state => standard.sound(read(state)),
  lens: { read, write },
};

const faults = (changes: Partial<Game<PackedMine>>, laws: readonly LawName[], changed: GameTrial<PackedMine> = trial) =>
  judge({ game: { ...packed, ...changes }, trials: { packed: changed } }, 'packed', { laws }).rulings.flatMap(
    ({ broken }) => broken?.what ?? [],
  );

test('the laws look through the lens', () => {
  expect(faults({}, lawNames)).toEqual([]);
});

test('a typed array changed in place is noticed, though it cannot be frozen', () => {
  const evolve: typeof packed.evolve = (state, event) => {
    const next = packed.evolve(state, event);
    if (next.bytes.length !== state.bytes.length) return next;
    state.bytes.set(next.bytes);
    return state;
  };
  expect(faults({ evolve }, ['replay'])).toEqual([expect.stringContaining('The state was changed by evolving')]);
});

test('a typed array changed by looking at it is noticed', () => {
  const view: typeof packed.view = (state, viewer) => {
    if (viewer === 'audience') state.bytes.set(write({ ...read(state), tunnel: 3 }).bytes);
    return packed.view(state, viewer);
  };
  expect(faults({ view }, ['replay'])).toEqual([expect.stringContaining('The state was changed by looking at it')]);
});

test('a leak in a packed state is found under its name in the snapshot', () => {
  const view: typeof packed.view = (state, viewer) => {
    const lantern = (read(state).deck as readonly unknown[])[0] === 'lantern';
    return { ...packed.view(state, viewer), deckSize: lantern ? 99 : read(state).deck.length };
  };
  expect(faults({ view }, ['noninterference'])).toEqual([
    expect.stringMatching(/^With .*deck.* swapped, it sees another view: deckSize is/),
  ]);
});

test('a state that has no paths asks for a lens', () => {
  const { lens, ...bare } = trial;
  const imagine: typeof packed.imagine = (view, random) =>
    Object.assign(packed.imagine(view, random), { extra: new Map([['lot', random.below(100)]]) });
  const evolve: typeof packed.evolve = (state, event) =>
    Object.assign(packed.evolve(state, event), { extra: new Map() });
  const hidden = { 0: 'bytes', 1: 'bytes', 2: 'bytes', audience: 'bytes' };
  expect(faults({ imagine, evolve }, ['hidden'], { ...bare, hidden })).toEqual([
    expect.stringContaining("The state holds a Map at 'extra', which has no paths: give the trial a lens"),
  ]);
});

test('a typed array changed by a decision, be it a refusal, is noticed', () => {
  const decide: typeof packed.decide = (state, input, random) => {
    const verdict = packed.decide(state, input, random);
    if ('refused' in verdict) state.bytes.set(write({ ...read(state), tunnel: 3 }).bytes);
    return verdict;
  };
  expect(faults({ decide }, ['complete'])).toEqual([expect.stringContaining('The state was changed by deciding')]);
});
