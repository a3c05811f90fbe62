/** Remembering the steps of a turn, and taking them back [EM-UNDO-1 to EM-UNDO-3]. */
import { must, seal } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { Event } from './events.ts';
import { addAgents, addCubes, type Fluid, moveZombies } from './pieces.ts';
import type { Reversal, State, TurnStep } from './state.ts';
import { isSilent, isUndoable, lastStep, reversalOf, withoutLast } from './undo.ts';

/** Called before the event is folded: starts a new step, extends an open one, or makes the past final. */
export function noteStep(state: Fluid, event: Event): void {
  if (isSilent(event) || event.type === 'undone') return;
  if (event.type === 'acted' && state.phase === 'playing') state.steps = [...state.steps, stepIn(state)];
  else if (isUndoable(event)) {
    const reversal = state.steps.length === 0 ? undefined : reversalOf(state, event);
    if (reversal === undefined) return;
    const step = lastStep(state.steps);
    state.steps = state.steps.with(-1, { ...step, undo: [...step.undo, reversal] });
  } else if (state.steps.length > 0) state.steps = [];
}

const stepIn = ({ actions, going, stirred, storedIn }: State): TurnStep => ({
  actions,
  ...(going === null ? {} : { going }),
  ...(stirred ? {} : { stirred }),
  ...(storedIn === null ? {} : { storedIn }),
  undo: [],
});

export function takeBack(state: Fluid): void {
  const { actions, going = null, stirred = true, storedIn = null, undo } = lastStep(state.steps);
  for (const reversal of undo.toReversed()) reverse(state, reversal);
  state.actions = actions;
  state.going = going;
  state.stirred = stirred;
  state.storedIn = storedIn;
  state.steps = state.steps.slice(0, -1);
}

function reverse(state: Fluid, reversal: Reversal): void {
  switch (reversal[0]) {
    case 'agents': {
      const [, of, from, to, count] = reversal;
      addAgents(state, of, from, -count);
      addAgents(state, of, to, count);
      break;
    }
    case 'cubes': {
      const [, of, from, to, count] = reversal;
      addCubes(state, of, from, -count);
      addCubes(state, of, to, count);
      break;
    }
    case 'zombies': {
      const [type, from, to, count] = reversal;
      moveZombies(state, { type, from, to, count });
      break;
    }
    case 'cards':
      unplay(state, reversal);
      break;
    case 'points': {
      const [, by] = reversal;
      state.sources = state.sources.with(by, must(state.sources, by).slice(0, -1));
      break;
    }
    case 'tracks': {
      const [, loyalist, restorationist] = reversal;
      state.tracks = [loyalist, restorationist];
      break;
    }
    case 'sanity': {
      const [, of, tokens] = reversal;
      state.sanity = state.sanity.with(of, tokens);
      break;
    }
  }
}

function unplay(state: Fluid, [, by, from, cards]: Extract<Reversal, readonly ['cards', ...unknown[]]>): void {
  const itself = (card: CardNo) => card;
  if (from === 'discard')
    state.discards = state.discards.with(by, withoutLast(must(state.discards, by), cards, itself));
  if (from === 'gone') state.gone = withoutLast(state.gone, cards, itself);
  if (from === 'area') {
    state.areas = state.areas.with(
      by,
      withoutLast(must(state.areas, by), cards, kept => kept.card),
    );
  }
  state.hands = state.hands.with(by, [...must(state.hands, by), ...cards.map(card => seal(card))]);
  const concealed = [...must(state.concealed, by), ...cards].toSorted((a, b) => a - b);
  state.concealed = state.concealed.with(by, concealed);
}
