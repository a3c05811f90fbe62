import { must, type Seat } from '@lamplight/contract';
import { zombieAims } from '../aims.ts';
import { idOf } from '../cards.ts';
import type { TextEffect } from '../effect.ts';
import type { SeatFacts } from '../facts.ts';
import type { Rule } from '../rules.ts';
import { agentsAt, seatsOf } from '../scores.ts';
import type { Attack, OpenState, Task } from '../state.ts';
import { type CityId, cityIds, cityNo, type Day, days, type Move, seatNo, type TextAim } from '../words.ts';

export const zombies: TextEffect<'zombies'> = {
  id: 'zombies',
  rules: [
    'EM-CARD-ZOMBIES-1',
    'EM-CARD-ZOMBIES-2',
    'EM-CARD-ZOMBIES-3',
    'EM-CARD-ZOMBIES-4',
    'EM-CARD-ZOMBIES-5',
    'EM-CARD-SHERLOCK-HOLMES-3',
  ],
  attack: {
    kind: 'zombies',
    loss: 'removed',
    strike: (work, { victim, city }) => work.lose(victim, city, 'supply'),
    parry: (work, attack) => {
      if (othersToRemove(work.state, attack).length > 0) work.plan({ do: 'ask-again', attack });
    },
  },
  text: {
    aim: 'haunting',
    forbids: ({ open, me }, { agents = {}, cities }) => {
      const removals = Object.entries(agents);
      const fits = removals.every(([city, owner]) => {
        const seat = days.indexOf(owner as Day);
        const place = cityNo(city as CityId);
        return seat >= 0 && seat !== me && agentsAt(open, place, seat) > 0 && must(open.zombies, place) > 0;
      });
      if (!fits) return 'EM-CARD-ZOMBIES-1';
      if (cities?.length !== Math.min(2, open.zombieStock)) return 'EM-CARD-ZOMBIES-2';
      return removals.length + cities.length > 0 ? undefined : 'EM-CARD-GEN-2';
    },
    aims: ({ open, me }) => zombieAims(open, me),
    play: (work, by, aim, card) =>
      work.plan(...removalsOf(by, aim, card), { do: 'zombies-rise', cities: (aim.cities ?? []).map(cityNo) }),
  },
};

/** One removal after another, in the order in which they were named. */
export const removalsOf = (by: Seat, { agents = {} }: TextAim, card: number): readonly Task[] =>
  Object.entries(agents).map(([city, owner]) => ({
    do: 'attack',
    attack: { kind: 'zombies', by, city: cityNo(city as CityId), victim: seatNo(owner as Day), card },
  }));

/** Whom the second zombie of the city may go for when the first was blocked [EM-CARD-SHERLOCK-HOLMES-3]. */
const othersToRemove = (open: OpenState, { by, city, victim }: Attack): readonly Seat[] =>
  must(open.zombies, city) < 2
    ? []
    : seatsOf(open).filter(seat => seat !== by && seat !== victim && agentsAt(open, city, seat) > 0);

export function* chooseAgain(open: OpenState, blocked: Attack): Iterable<Move> {
  yield { type: 'pass' };
  const city = must(cityIds, blocked.city);
  for (const seat of othersToRemove(open, blocked))
    yield { type: 'text', card: idOf(blocked.card), agents: { [city]: must(days, seat) } };
}

export function chooseAgainForbidden({ open }: SeatFacts, blocked: Attack, move: Move): Rule | undefined {
  if (move.type === 'pass') return undefined;
  const same = move.type === 'text' && move.card === idOf(blocked.card) && Object.keys(move).length === 3;
  const [removal, ...more] = same ? Object.entries(move.agents ?? {}) : [];
  if (removal === undefined || more.length > 0) return 'EM-CARD-SHERLOCK-HOLMES-3';
  const [city, owner] = removal;
  const fits = cityNo(city as CityId) === blocked.city && othersToRemove(open, blocked).includes(seatNo(owner as Day));
  return fits ? undefined : 'EM-CARD-SHERLOCK-HOLMES-3';
}
