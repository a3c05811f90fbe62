/** The fold for search, which writes into lists that the state owns. */
import { must, type Twin } from '@lamplight/contract';
import type { Event } from './events.ts';
import { fold, nowhere } from './evolve.ts';
import type { State, Trace } from './state.ts';

/**
 * The lists that are changed in place. All others are replaced, as in `evolve`: views contain them or cache what they
 * made of them, and a view must stay as it was when its state moves on. (And slicing a long deck is faster than
 * removing cards in place.) If you add a list here, make sure that no view and no report holds that same list.
 */
type Owned = { -readonly [Key in keyof State]: State[Key] } & {
  at: State['at'][number][];
  holding: State['holding'][number][];
  intended: State['intended'][number][];
  intentions: State['intentions'][number][number][][];
  links: State['links'][number][];
  looking: State['looking'][number][];
  pointing: State['pointing'][number][];
  traces: State['traces'][number][];
  wantsSwap: boolean[];
};

export const twin: Twin<State, Event> = { copy, fold: foldInPlace };

function copy(state: State): State {
  const owned: Owned = {
    ...state,
    at: state.at.slice(),
    holding: state.holding.slice(),
    intended: state.intended.slice(),
    intentions: state.intentions.map(meant => meant.slice()),
    links: state.links.slice(),
    looking: state.looking.slice(),
    pointing: state.pointing.slice(),
    traces: state.traces.slice(),
    wantsSwap: state.wantsSwap.slice(),
  };
  return owned;
}

function foldInPlace(given: State, event: Event): void {
  const state = given as Owned;
  switch (event.type) {
    case 'laid':
      fold(state, event);
      // Until now all teams share one empty list.
      state.intentions = state.wins.map(() => []);
      break;
    case 'gave':
      give(state, event);
      break;
    case 'wanted-swap':
      state.wantsSwap[event.team] = event.want;
      break;
    case 'intended': {
      state.intended[event.team] = event.cell;
      const meant = must(state.intentions, event.team);
      if (must(state.holding, event.team).length > 0) meant[meant.length - 1] = event.cell;
      break;
    }
    case 'looked':
      state.looking[event.by] = event.cell;
      state.links[event.by] = event.link ?? nowhere;
      break;
    case 'pointed':
      state.pointing[event.by] = event.cell;
      if (event.cell !== nowhere) {
        state.looking[event.by] = event.cell;
        state.links[event.by] = event.link ?? nowhere;
      }
      break;
    case 'moved':
      move(state, event);
      break;
    default:
      // Rare events, which leave new lists in the owned fields.
      fold(state, event);
  }
}

function give(state: Owned, { team, cards, drawn, at }: Extract<Event, { type: 'gave' }>): void {
  const available = state.available.slice();
  for (let n = 0; n < cards.length; n++) available[available.indexOf(must(cards, n))] = must(drawn, n);
  state.available = available;
  state.deck = state.deck.slice(drawn.length);
  state.holding[team] = cards;
  state.wantsSwap[team] = false;
  const trace: Trace = { cards, from: must(state.at, team), givenAt: at, to: null, movedAt: null, found: null };
  state.traces[team] = [...must(state.traces, team), trace];
  must(state.intentions, team).push(must(state.intended, team));
}

function move(state: Owned, { team, to, found, at }: Extract<Event, { type: 'moved' }>): void {
  const traces = must(state.traces, team).slice();
  const { cards, from, givenAt } = must(traces, traces.length - 1);
  traces[traces.length - 1] = { cards, from, givenAt, to, movedAt: at, found };
  state.traces[team] = traces;
  state.aside = [...state.aside, ...must(state.holding, team)];
  state.holding[team] = [];
  state.at[team] = to;
  state.intended[team] = nowhere;
  for (let seat = 0; seat < state.pointing.length; seat++) {
    if (state.sides[seat] !== team) continue;
    state.pointing[seat] = nowhere;
    state.looking[seat] = nowhere;
  }
  if (found === 'evidence') state.evidence = state.evidence.with(team, [...must(state.evidence, team), to]);
  if (found === 'police') state.police = state.police.with(team, must(state.police, team) + 1);
}
