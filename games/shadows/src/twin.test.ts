import { fold, type Input, open, type Random, randomAt, seedOf, type Viewer } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { guide } from '../guide.ts';
import { shadowsTrials } from '../trial.ts';
import { shadows } from './index.ts';
import { moves } from './public.ts';
import type { State } from './state.ts';
import { twin } from './twin.ts';
import type { Move } from './words.ts';

const kinds = ['pairs', 'fours', 'agent'] as const;
const inputs = 250;

/** Random play in which people also leave, and rounds are won as well as lost. */
function nextInput(state: State, now: number, dice: Random): Input<Move> {
  const away = state.present.indexOf(false);
  if (away !== -1 && dice.below(4) === 0) return { by: 'table', at: now, seat: away, present: true };
  if (dice.below(40) === 0) return { by: 'table', at: now, seat: dice.below(state.sides.length), present: false };
  for (const by of dice.shuffle([...state.sides.keys()])) {
    const good = dice.below(2) === 0 ? guide(state, by, dice) : undefined;
    const open = moves(shadows.view(state, by));
    const [first] = open;
    if (first !== undefined) return { by, at: now, move: good ?? (first.type === 'ready' ? first : dice.pick(open)) };
  }
  const due = shadows.alarm(state);
  return due === undefined ? { by: 'table', at: now, seat: away, present: true } : { by: 'clock', at: due };
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Calls back after each input, with the pure state and the one folded in place. */
function playBoth(kind: (typeof kinds)[number], seed: number, after: (pure: State, folded: State) => void): State {
  const dice = randomAt(seedOf(seed), 2 ** 40);
  let pure = open(shadows, shadowsTrials[kind].table, seedOf(seed)).match.state;
  const folded = twin.copy(freeze(pure));
  let now = 0;
  for (let seq = 1; seq <= inputs && pure.phase !== 'match-over'; seq++) {
    const input = nextInput(pure, now, dice);
    const verdict = shadows.decide(pure, input, randomAt(seedOf(seed), seq));
    if ('refused' in verdict) throw new Error(`${verdict.refused} forbids ${JSON.stringify(input)}.`);
    // Frozen, so that a fold that writes into a list of an event throws.
    const events = freeze(verdict.events);
    pure = freeze(fold(shadows, pure, events));
    for (const event of events) twin.fold(folded, event);
    now = Math.max(now, input.at);
    after(pure, folded);
  }
  return pure;
}

const viewsOf = (state: State) =>
  [...state.sides.keys(), 'audience' as const].map((viewer: Viewer) => shadows.view(state, viewer));

test.each(kinds)('views of %s after a fold in place are those of the pure state', kind => {
  const rounds = [1, 2, 3, 4].map(seed => {
    const last = playBoth(kind, seed, (pure, folded) => {
      expect(folded).toEqual(pure);
      expect(viewsOf(folded)).toEqual(viewsOf(pure));
    });
    return last.round;
  });
  expect(Math.max(...rounds)).toBeGreaterThan(1);
});

test.each(kinds)('a view of %s stays as it was when its state is folded on', kind => {
  let shown: readonly { readonly view: object; readonly text: string }[] = [];
  let checked = 0;
  playBoth(kind, 5, (_, folded) => {
    for (const { view, text } of shown) expect(JSON.stringify(view)).toBe(text);
    checked += shown.length;
    shown = viewsOf(folded).map(view => ({ view, text: JSON.stringify(view) }));
  });
  expect(checked).toBeGreaterThan(100);
});
