import type { View } from '@lamplight/shadows/public';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trialView } from '../play/view/trial-view.ts';
import type { StageOrder } from '../stage/orders.ts';
import { Snatches } from './snatch-stage.tsx';

const sent: StageOrder[] = [];
const drawing = vi.hoisted(() => ({ tell: (_isDrawn: boolean) => {} }));
vi.mock('../../settings/settings.ts', () => ({ settingsNow: () => ({ speed: 1 }) }));
vi.mock('../stage/canvas.ts', () => ({
  openCanvas: (_: string, __: unknown, { onDrawn }: { readonly onDrawn: (isDrawn: boolean) => void }) => {
    drawing.tell = onDrawn;
    return { send: (order: StageOrder) => sent.push(order), close: () => onDrawn(false) };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** The part of a hand that is read: the states of its cards. */
const handOf = (...states: readonly string[]) =>
  ({ querySelectorAll: () => states.map(state => ({ dataset: { state } })) }) as unknown as HTMLElement;

const first = trialView({ seats: 'black: 0 1, orange: 2 3', me: 0 });
/** The rival takes the card of that place, and another comes there. */
function taken(before: View, place: number, next: string): View {
  const card = before.available[place] ?? '';
  const { orange } = before.teams;
  if (orange === undefined) throw new Error('There is no rival.');
  return {
    ...before,
    available: before.available.with(place, next),
    teams: { ...before.teams, orange: { ...orange, holding: [card] } },
  };
}

test('[SA-GATHER-3] a card that the rival took is shown at once, and need not fall again', () => {
  const snatches = new Snatches();
  snatches.open(handOf('available', 'available'), handOf());
  drawing.tell(true);
  const after = taken(first, 1, 'i77');
  expect(snatches.show(first, after, [])).toBe(true);
  expect(sent).toMatchObject([{ type: 'snatch', by: 'orange', place: 1, isAgain: false }]);
  expect(snatches.fallen).toEqual(new Set([first.available[1]]));
});

test('where the page still shows a taken card, the next one covers it', () => {
  const snatches = new Snatches();
  snatches.open(handOf('taken'), handOf());
  drawing.tell(true);
  snatches.show(first, taken(first, 0, 'i77'), []);
  expect(sent).toMatchObject([{ place: 0, isAgain: true }]);
});

test('what nobody can draw, what is mine already, and what the rival did not take is left to the page', () => {
  const snatches = new Snatches();
  const after = taken(first, 0, 'i77');
  expect(snatches.show(first, after, [])).toBe(false);
  snatches.open(handOf('available'), handOf());
  drawing.tell(true);
  expect(snatches.show(first, after, [first.available[0] ?? ''])).toBe(false);
  expect(snatches.show(first, { ...first, available: first.available.with(0, 'i77') }, [])).toBe(false);
  expect(sent).toEqual([]);
});

test('what the cards show themselves goes when that is drawn, and not what came after', () => {
  const snatches = new Snatches();
  snatches.open(handOf('available', 'available'), handOf());
  drawing.tell(true);
  const second = taken(first, 0, 'i77');
  snatches.show(first, second, []);
  snatches.rendered();
  snatches.show(second, taken(second, 1, 'i78'), []);
  vi.runAllTimers();
  expect(sent.at(-1)).toEqual({ type: 'clear', on: 'hand', until: 1 });
});
