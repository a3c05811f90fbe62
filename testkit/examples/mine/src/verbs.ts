/** What a card can do. Each verb makes an event, and sees the state left by the verb before it. */
import { must, type Seat } from '@lamplight/contract';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

export type Verbs = {
  readonly emit: (event: Event) => void;
  readonly tunnel: (by: Seat, change: number) => void;
  readonly peek: (by: Seat, goal: number) => void;
  readonly draw: (by: Seat) => void;
};

export type MinePlay = { readonly verbs: Verbs; readonly events: readonly Event[]; readonly now: () => State };

export function play(state: State): MinePlay {
  const events: Event[] = [];
  let now = state;
  const emit = (event: Event) => {
    events.push(event);
    now = evolve(now, event);
  };
  const verbs: Verbs = {
    emit,
    tunnel: (by, change) => emit({ type: 'tunnelled', by, length: Math.max(0, now.tunnel + change) }),
    peek: (by, goal) => emit({ type: 'peeked', by, goal, found: must(now.goals, goal) }),
    draw: by => {
      const [top] = now.deck;
      if (top !== undefined) emit({ type: 'drew', by, card: top });
    },
  };
  return { verbs, events, now: () => now };
}
