import { must } from '@lamplight/contract';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'stepped': {
      const runner = { ...must(state.runners, event.by), square: event.to, restsUntil: event.restsUntil };
      return { ...state, runners: state.runners.with(event.by, runner) };
    }
    case 'betted':
      return { ...state, bets: state.bets.with(event.by, event.on) };
    case 'attended': {
      const runner = { ...must(state.runners, event.seat), present: event.present };
      return { ...state, runners: state.runners.with(event.seat, runner) };
    }
    case 'finished':
      return { ...state, ended: event.because };
  }
}
