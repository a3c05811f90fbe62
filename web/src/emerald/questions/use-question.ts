import type { CityId, Day, Move } from '@lamplight/emerald/public';
import { useEffect, useMemo, useRef } from 'react';
import { useSource } from '../../store/store.ts';
import { type CityLight, type Lights, noLights, type StackLight, type Taps } from '../view/lights.ts';
import { type EmeraldMatchContext, usePlaying } from '../view/playing.ts';
import { answersOf, chosenNext, type OpenQuestion } from './asked.ts';
import { type ChosenStore, chosenIn } from './chosen.ts';

interface Turn {
  readonly lights: Lights;
  readonly taps: Taps;
}

/** Lights and taps of the board while I am asked something, instead of those of the turn. Undefined while I am not. */
export function useQuestion(): Turn | undefined {
  const { session, view, send } = usePlaying();
  const { asking, me } = view;
  const store = chosenIn(session);
  const { cities } = useSource(store);
  useEffect(() => store.begin(asking), [store, asking]);
  return useMemo(() => {
    if (asking === null || asking.player !== me || me === null) return undefined;
    if (asking.for === 'reinforce') return reinforcing(view, me, asking.agents ?? 0, cities, store);
    if (asking.for === 'zombies') return choosingAgain(asking, answersOf(view).victims, send);
    return { lights: threatened(asking), taps: {} };
  }, [asking, me, view, cities, send, store]);
}

/** The threatened agent has a ring. */
function threatened({ attack }: OpenQuestion): Lights {
  if (attack === undefined) return noLights;
  const stack: StackLight = {
    city: attack.city,
    kind: 'agents',
    day: attack.victim,
    light: 'chosen',
    chosen: 1,
    dies: true,
  };
  return {
    ...noLights,
    cities: { [attack.city]: { light: 'chosen' } },
    stacks: [stack],
    players: { [attack.by]: 'chosen' },
  };
}

function reinforcing(
  view: EmeraldMatchContext['view'],
  me: Day,
  agents: number,
  chosen: readonly CityId[],
  { choose }: ChosenStore,
): Turn {
  const cities: { [city in CityId]?: CityLight } = {};
  for (const city of Object.keys(view.cities) as CityId[]) {
    const coming = chosen.filter(each => each === city).length;
    cities[city] = coming === 0 ? { light: 'legal' } : { light: 'chosen', coming: { [me]: { agents: coming } } };
  }
  return {
    lights: { ...noLights, cities },
    taps: { onCity: city => choose({ cities: chosenNext(chosen, city, agents) }) },
  };
}

function choosingAgain(
  { attack }: OpenQuestion,
  victims: readonly { readonly day: Day; readonly move: Move }[],
  send: EmeraldMatchContext['send'],
): Turn {
  const to = (day: Day | null) => {
    const found = victims.find(each => each.day === day);
    if (found !== undefined) void send(found.move);
  };
  const city = attack?.city;
  return {
    lights: {
      ...noLights,
      stacks:
        city === undefined ? [] : victims.map(({ day }): StackLight => ({ city, kind: 'agents', day, light: 'legal' })),
      players: Object.fromEntries(victims.map(({ day }) => [day, 'legal' as const])),
    },
    taps: { onPlayer: to, onStack: ({ day }) => to(day) },
  };
}

/** When the current question was put, by the clock of the match; 0 while there is none. */
export function useAskedAt(): number {
  const { session, view } = usePlaying();
  const asked = useRef<{ readonly asking: unknown; readonly at: number }>(undefined);
  if (asked.current?.asking !== view.asking) asked.current = { asking: view.asking, at: session.match?.at ?? 0 };
  return view.asking === null ? 0 : asked.current.at;
}
