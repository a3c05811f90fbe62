/**
 * What a move would bring, as far as its player can know. The game itself makes it in an imagined world in which the
 * die shows calm and nobody blocks. What depends on chance or a hidden card is left out, and it stops at a reveal.
 */
import { must, type Random, type Seat } from '@lamplight/contract';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { agentsOnBoard, seatsOf } from './scores.ts';
import type { State } from './state.ts';
import { tell } from './tell.ts';
import { view as viewOf } from './view.ts';
import type { Told, View } from './views.ts';
import { type Day, days, type Move, seatNo } from './words.ts';

export type Foresight = {
  /** In the order in which they would be told. */
  readonly told: readonly Told[];
  /** Who could stop it with a Block, in the order in which they are asked [EM-CARD-BLOCK-1]. */
  readonly asked: readonly Day[];
  /** Who would have to reveal [EM-REVEAL-1]. */
  readonly reveals: readonly Day[];
  /** The table afterwards. Only the public part is true: piles and other hands are imagined. */
  readonly after: View;
};

/** A random source without chance: the die shows calm, one of its last three faces [EM-CARD-SET-5]. */
const calm: Random = {
  below: n => n - 1,
  pick: items => must(items, items.length - 1),
  shuffle: items => items,
};

/** Undefined if the move is not allowed. */
export function foresee(view: View, move: Move): Foresight | undefined {
  if (view.me === null) return undefined;
  const me = seatNo(view.me);
  const before = imagine(view, calm);
  const told: Told[] = [];
  const asked: Day[] = [];
  let state = before;
  let input = { by: me, move, at: view.clock.since };
  for (;;) {
    const verdict = decide(state, input, calm);
    if ('refused' in verdict) return undefined;
    const end = verdict.events.findIndex(isReveal);
    const events = end < 0 ? verdict.events : verdict.events.slice(0, end);
    state = events.reduce(evolve, state);
    for (const event of events) told.push(...known(event, me, state));
    const { asking } = state;
    if (end >= 0 || asking?.for !== 'attack') break;
    asked.push(must(days, asking.player));
    input = { by: asking.player, move: { type: 'allow' }, at: view.clock.since };
  }
  return { told, asked, reveals: exposedIn(before, state), after: viewOf(state, me) };
}

/** From here on it depends on identities. */
const isReveal = (event: Event): boolean =>
  event.type === 'revealed' || (event.type === 'asked' && event.asking.for !== 'attack');

/** What the player would be told, as far as it does not depend on chance. */
function known(event: Event, me: Seat, after: State): readonly Told[] {
  switch (event.type) {
    case 'turned-up':
    case 'royalty-came':
    case 'reshuffled':
    case 'clocked':
    case 'handed':
    case 'asked':
    case 'answered':
      return [];
    case 'drew':
      return [{ type: 'drew', by: must(days, event.by), count: event.cards.length }];
    case 'peeked':
      return [{ type: 'peeked', by: must(days, event.by), of: must(days, event.of), found: null }];
    default: {
      const teller = tell[event.type] as (event: Event, viewer: Seat, state: State) => Told | undefined;
      const news = teller(event, me, after);
      return news === undefined ? [] : [news];
    }
  }
}

const exposedIn = (before: State, after: State): readonly Day[] =>
  seatsOf(after)
    .filter(
      seat =>
        must(after.revealed, seat) === null && agentsOnBoard(after, seat) === 0 && agentsOnBoard(before, seat) > 0,
    )
    .map(seat => must(days, seat));
