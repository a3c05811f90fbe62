import { must, seal } from '@lamplight/contract';
import { centre, openSpots } from './board.ts';
import type { Event } from './events.ts';
import { accountOf } from './outcome.ts';
import type { State, Trace } from './state.ts';
import { teams } from './words.ts';

/** The value for somebody who points or looks nowhere, and for an Officer who has marked nothing. */
export const nowhere = seal(null);

type Fluid = { -readonly [Key in keyof State]: State[Key] };

export function evolve(state: State, event: Event): State {
  const next = { ...state };
  fold(next, event);
  return next;
}

/**
 * Folds into the state itself. It replaces only the state's own fields, never a list inside it: views cache what they
 * made of a list, and copies of the state share its lists.
 */
export function fold(given: State, event: Event): void {
  const state = given as Fluid;
  switch (event.type) {
    case 'built':
      state.pictures = event.pictures;
      break;
    case 'laid':
      lay(state, event);
      break;
    case 'readied':
      state.ready = state.ready.with(event.by, true);
      break;
    case 'changed-roles': {
      const before = must(state.officers, event.team);
      state.officers = state.officers.with(event.team, event.officer);
      state.ready = state.ready.with(before, false).with(event.officer, false);
      break;
    }
    case 'counted-down':
      state.phase = 'countdown';
      state.startsAt = event.startsAt;
      state.ready = state.ready.map(() => false);
      break;
    case 'began':
      state.phase = 'playing';
      state.startsAt = event.at;
      state.endsAt = event.endsAt;
      break;
    case 'gave':
      give(state, event);
      break;
    case 'reshuffled':
      state.deck = event.deck;
      state.aside = [];
      break;
    case 'wanted-swap':
      state.wantsSwap = state.wantsSwap.with(event.team, event.want);
      break;
    case 'swapped':
      state.available = event.drawn;
      state.deck = state.deck.slice(event.drawn.length);
      state.aside = event.aside;
      state.wantsSwap = state.wantsSwap.map(() => false);
      break;
    case 'intended':
      state.intended = state.intended.with(event.team, event.cell);
      if (must(state.holding, event.team).length > 0) {
        const meant = must(state.intentions, event.team);
        state.intentions = state.intentions.with(event.team, meant.with(-1, event.cell));
      }
      break;
    case 'looked':
      state.looking = state.looking.with(event.by, event.cell);
      state.links = state.links.with(event.by, event.link ?? nowhere);
      break;
    case 'pointed':
      state.pointing = state.pointing.with(event.by, event.cell);
      // A player who stops pointing still looks there [SA-LOOK-1].
      if (event.cell !== nowhere) {
        state.looking = state.looking.with(event.by, event.cell);
        state.links = state.links.with(event.by, event.link ?? nowhere);
      }
      break;
    case 'moved':
      move(state, event);
      break;
    case 'attended':
      state.present = state.present.with(event.seat, event.present);
      if (!event.present) {
        state.ready = state.ready.with(event.seat, false);
        state.pointing = state.pointing.with(event.seat, nowhere);
        state.looking = state.looking.with(event.seat, nowhere);
      }
      break;
    case 'ended-round': {
      const { winner } = event;
      state.rounds = [...state.rounds, accountOf(state, event)];
      state.phase = 'round-over';
      state.endsAt = null;
      state.intended = state.intended.map(() => nowhere);
      state.pointing = state.pointing.map(() => nowhere);
      state.looking = state.looking.map(() => nowhere);
      if (winner === null) state.lost += 1;
      else state.wins = state.wins.map((wins, team) => (teams[team] === winner ? wins + 1 : wins));
      break;
    }
    case 'ended-match':
      state.phase = 'match-over';
      state.winner = event.winner;
  }
}

/** Where the intel cards of a round lie on the board. */
const spots = [centre, ...openSpots];

function lay(state: Fluid, event: Extract<Event, { type: 'laid' }>): void {
  const pictures = state.pictures.slice();
  event.spots.forEach((card, n) => {
    pictures[must(spots, n)] = card;
  });
  state.round = event.round;
  state.pictures = pictures;
  state.available = event.available;
  state.deck = event.deck;
  state.aside = [];
  state.maps = event.maps;
  state.mapName = event.mapName;
  const each = <T>(value: T): readonly T[] => state.wins.map(() => value);
  state.at = each(centre);
  state.holding = each([]);
  state.evidence = each([]);
  state.police = each(0);
  state.wantsSwap = each(false);
  state.traces = each([]);
  state.intended = each(nowhere);
  state.intentions = each([]);
  state.pointing = state.pointing.map(() => nowhere);
  state.looking = state.looking.map(() => nowhere);
}

function give(state: Fluid, { team, cards, drawn, at }: Extract<Event, { type: 'gave' }>): void {
  state.available = state.available.map(card => drawn[cards.indexOf(card)] ?? card);
  state.deck = state.deck.slice(drawn.length);
  state.holding = state.holding.with(team, cards);
  state.wantsSwap = state.wantsSwap.with(team, false);
  const trace: Trace = { cards, from: must(state.at, team), givenAt: at, to: null, movedAt: null, found: null };
  state.traces = state.traces.with(team, [...must(state.traces, team), trace]);
  state.intentions = state.intentions.with(team, [...must(state.intentions, team), must(state.intended, team)]);
}

function move(state: Fluid, { team, to, found, at }: Extract<Event, { type: 'moved' }>): void {
  const traces = must(state.traces, team);
  const last = { ...must(traces, traces.length - 1), to, movedAt: at, found };
  state.traces = state.traces.with(team, traces.with(-1, last));
  state.aside = [...state.aside, ...must(state.holding, team)];
  state.holding = state.holding.with(team, []);
  state.at = state.at.with(team, to);
  state.intended = state.intended.with(team, nowhere);
  state.pointing = state.pointing.map((cell, seat) => (state.sides[seat] === team ? nowhere : cell));
  state.looking = state.looking.map((cell, seat) => (state.sides[seat] === team ? nowhere : cell));
  if (found === 'evidence') state.evidence = state.evidence.with(team, [...must(state.evidence, team), to]);
  if (found === 'police') state.police = state.police.with(team, must(state.police, team) + 1);
}
