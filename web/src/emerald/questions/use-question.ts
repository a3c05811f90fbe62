import type { CityId, Day, Move } from '@lamplight/emerald/public';
import { useEffect, useMemo, useRef } from 'react';
import { useSource } from '../../store/store.ts';
import type { CityLight, Lights, StackLight, Taps } from '../play/lights.ts';
import { type Playing, usePlaying } from '../play/playing.ts';
import { type Asking, answersOf, chosenNext } from './asked.ts';
import { beginQuestion, choose, chosenNow } from './chosen.ts';

interface Turn {
  readonly lights: Lights;
  readonly taps: Taps;
}

/** What the board shows and hears while I am asked something; undefined while I am not. In place of the turn's. */
export function useQuestion(): Turn | undefined {
  const { view, send } = usePlaying();
  const { asking, me } = view;
  const { cities } = useSource(chosenNow);
  useEffect(() => beginQuestion(asking), [asking]);
  return useMemo(() => {
    if (asking === null || asking.player !== me || me === null) return undefined;
    const none: Turn = { lights: { cities: {}, stacks: [], players: {}, hand: [] }, taps: {} };
    if (asking.for === 'reinforce') return reinforcing(view, me, asking.agents ?? 0, cities);
    if (asking.for === 'zombies') return choosingAgain(asking, answersOf(view).victims, send);
    return asking.attack === undefined ? none : { ...none, lights: threatened(asking) };
  }, [asking, me, view, cities, send]);
}

/** The agent that is threatened stands in its ring. */
function threatened({ attack }: Asking): Lights {
  if (attack === undefined) return { cities: {}, stacks: [], players: {}, hand: [] };
  const stack: StackLight = {
    city: attack.city,
    kind: 'agents',
    day: attack.victim,
    light: 'chosen',
    chosen: 1,
    dies: true,
  };
  return {
    cities: { [attack.city]: { light: 'chosen' } },
    stacks: [stack],
    players: { [attack.by]: 'chosen' },
    hand: [],
  };
}

function reinforcing(view: Playing['view'], me: Day, agents: number, chosen: readonly CityId[]): Turn {
  const cities: { [city in CityId]?: CityLight } = {};
  for (const city of Object.keys(view.cities) as CityId[]) {
    const coming = chosen.filter(each => each === city).length;
    cities[city] = coming === 0 ? { light: 'legal' } : { light: 'chosen', coming: { [me]: { agents: coming } } };
  }
  return {
    lights: { cities, stacks: [], players: {}, hand: [] },
    taps: { onCity: city => choose({ cities: chosenNext(chosen, city, agents) }) },
  };
}

function choosingAgain(
  { attack }: Asking,
  victims: readonly { readonly day: Day; readonly move: Move }[],
  send: Playing['send'],
): Turn {
  const to = (day: Day | null) => {
    const found = victims.find(each => each.day === day);
    if (found !== undefined) void send(found.move);
  };
  const city = attack?.city;
  return {
    lights: {
      cities: {},
      stacks:
        city === undefined ? [] : victims.map(({ day }): StackLight => ({ city, kind: 'agents', day, light: 'legal' })),
      players: Object.fromEntries(victims.map(({ day }) => [day, 'legal' as const])),
      hand: [],
    },
    taps: { onPlayer: to, onStack: ({ day }) => to(day) },
  };
}

/** When the present question was put, by the clock of the match; 0 while there is none. */
export function useAskedAt(): number {
  const { session, view } = usePlaying();
  const asked = useRef<{ readonly asking: unknown; readonly at: number }>(undefined);
  if (asked.current?.asking !== view.asking) asked.current = { asking: view.asking, at: session.match?.at ?? 0 };
  return view.asking === null ? 0 : asked.current.at;
}
