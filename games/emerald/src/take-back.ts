/** Remembering the steps of a turn, and taking them back [EM-UNDO-1 to EM-UNDO-3]. */
import { item, type Seat, seal } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { Event } from './events.ts';
import { addAgents, addCubes, type Fluid, moveZombies } from './pieces.ts';
import { isSilent, isUndoable, lastStep, type Reversal, reversalOf, withoutLast } from './undo.ts';

/** Before the event is folded: a new step begins, an open one grows, or the past is closed. */
export function noteStep(state: Fluid, event: Event): void {
  if (isSilent(event) || event.type === 'undone') return;
  if (event.type === 'acted' && state.phase === 'playing') {
    const { actions, going, stirred, storedIn, tracks } = state;
    const sanity = item(state.sanity, event.by);
    state.steps = [...state.steps, { actions, going, stirred, storedIn, tracks, sanity, events: [] }];
  } else if (isUndoable(event)) {
    if (state.steps.length === 0) return;
    const step = lastStep(state.steps);
    state.steps = state.steps.with(-1, { ...step, events: [...step.events, event] });
  } else if (state.steps.length > 0) state.steps = [];
}

export function takeBack(state: Fluid, by: Seat): void {
  const step = lastStep(state.steps);
  for (const event of step.events.toReversed()) {
    const reversal = reversalOf(event);
    if (reversal !== undefined) reverse(state, reversal);
  }
  state.actions = step.actions;
  state.going = step.going;
  state.stirred = step.stirred;
  state.storedIn = step.storedIn;
  state.tracks = step.tracks;
  state.sanity = state.sanity.with(by, step.sanity);
  state.steps = state.steps.slice(0, -1);
}

function reverse(state: Fluid, reversal: Reversal): void {
  if ('agents' in reversal) {
    const { of, from, to, count } = reversal.agents;
    addAgents(state, of, from, -count);
    addAgents(state, of, to, count);
  } else if ('cubes' in reversal) {
    const { of, from, to, count } = reversal.cubes;
    addCubes(state, of, from, -count);
    addCubes(state, of, to, count);
  } else if ('zombies' in reversal) moveZombies(state, reversal.zombies);
  else if ('unscored' in reversal) {
    const sources = item(state.sources, reversal.unscored);
    state.sources = state.sources.with(reversal.unscored, sources.slice(0, -1));
  } else unplay(state, reversal.unplayed);
}

function unplay(state: Fluid, { by, cards, from }: Extract<Reversal, { unplayed: unknown }>['unplayed']): void {
  const itself = (card: CardNo) => card;
  if (from === 'discard')
    state.discards = state.discards.with(by, withoutLast(item(state.discards, by), cards, itself));
  if (from === 'gone') state.gone = withoutLast(state.gone, cards, itself);
  if (from === 'area') {
    state.areas = state.areas.with(
      by,
      withoutLast(item(state.areas, by), cards, kept => kept.card),
    );
  }
  state.hands = state.hands.with(by, [...item(state.hands, by), ...cards.map(card => seal(card))]);
  const concealed = [...item(state.concealed, by), ...cards].toSorted((a, b) => a - b);
  state.concealed = state.concealed.with(by, concealed);
}
