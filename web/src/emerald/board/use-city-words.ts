import { type CityId, cardNamed, type Day, days, killValueOf, type View } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Names, namesIn } from '../names/use-names.ts';
import type { CityLight, StackLight } from '../view/lights.ts';
import { claimStanding, killStanding, rivalIn } from './standing.ts';
import { leaderOf, towersIn } from './towers.ts';

/** Somebody as sentences name them. */
export type PersonOf = (day: Day) => { readonly name: string; readonly isMe: boolean };

export interface CityWords {
  /** All of a city in one sentence, for screen readers. */
  readonly label: (city: CityId, light?: CityLight, stacks?: readonly StackLight[]) => string;
  /** Who leads, and with how many. */
  readonly lead: (city: CityId) => string;
  /** Who could claim or kill there, and what the viewer lacks for it. */
  readonly standing: (city: CityId) => readonly string[];
}

interface Speaker {
  readonly intl: IntlShape;
  readonly names: Names;
  readonly view: View;
  readonly personOf: PersonOf;
}

export function useCityWords(view: View, personOf: PersonOf): CityWords {
  const intl = useIntl();
  return useMemo(() => {
    const speaker = { intl, names: namesIn(intl), view, personOf };
    return {
      label: (city, light, stacks) => labelOf(speaker, city, light, stacks),
      lead: city => leadOf(speaker, city),
      standing: city => standingOf(speaker, city),
    };
  }, [intl, view, personOf]);
}

function labelOf(
  { intl, names, view, personOf }: Speaker,
  id: CityId,
  light: CityLight = {},
  stacks: readonly StackLight[] = [],
): string {
  const say = intl.formatMessage;
  const city = view.cities[id];
  const you = say({ id: 'emerald.board.you' });
  const leader = leaderOf(city);
  const towers = towersIn(city).map(({ day, total }) => {
    const { name, isMe } = personOf(day);
    return say({ id: 'emerald.board.pieces' }, { name: isMe ? you : name, pieces: total });
  });
  const parts = [
    names.city(id),
    say({ id: 'emerald.board.value' }, { value: killValueOf(id) }),
    ...towers,
    ...(towers.length > 0 ? [say({ id: 'emerald.board.lead' }, whoOf(leader, personOf))] : []),
    ...(city.zombies > 0 ? [say({ id: 'emerald.board.zombies' }, { zombies: city.zombies })] : []),
  ];
  const more = [
    city.top === null
      ? say({ id: 'emerald.board.empty' })
      : say({ id: 'emerald.board.top' }, { card: names.card(city.top), pile: city.pile }),
    city.royalty !== null &&
      say(
        { id: 'emerald.board.royalty' },
        { name: names.card(city.royalty), value: cardNamed(city.royalty).bombs_to_kill ?? 0 },
      ),
    light.light === 'legal' && say({ id: 'emerald.board.may' }),
    light.light === 'chosen' && say({ id: 'emerald.board.chosen' }),
    light.order !== undefined && say({ id: 'emerald.board.order' }, { order: light.order }),
    ...stacks
      .filter(stack => stack.light !== 'dim')
      .map(
        stack =>
          // A comma: a colon would be spaced differently in French.
          `${stackName(intl, view, personOf, stack)}, ${say({ id: stack.light === 'legal' ? 'emerald.board.may' : 'emerald.board.chosen' })}`,
      ),
    light.tag?.text,
  ].filter(part => typeof part === 'string');
  return [parts.join(', '), ...more].join('; ');
}

function stackName(intl: IntlShape, view: View, personOf: PersonOf, { city, kind, day }: StackLight): string {
  const { agents, cubes, zombies } = view.cities[city];
  if (day === null) return intl.formatMessage({ id: 'emerald.board.zombies' }, { zombies });
  const count = (kind === 'agents' ? agents[day] : cubes[day]) ?? 0;
  return intl.formatMessage({ id: 'emerald.board.stack' }, { name: personOf(day).name, kind, count });
}

const whoOf = (day: Day | undefined, personOf: PersonOf) =>
  day === undefined
    ? { who: 'nobody', name: '' }
    : { who: personOf(day).isMe ? 'you' : 'other', name: personOf(day).name };

function leadOf({ intl, view, personOf }: Speaker, id: CityId): string {
  const city = view.cities[id];
  const towers = towersIn(city);
  const leader = towers.find(({ isLeader }) => isLeader);
  const who = towers.length === 0 ? { who: 'none', name: '' } : whoOf(leader?.day, personOf);
  return intl.formatMessage({ id: 'emerald.board.leads' }, { ...who, pieces: leader?.total ?? 0 });
}

function standingOf(speaker: Speaker, id: CityId): readonly string[] {
  const { me } = speaker.view;
  const isSeated = me !== null && days.some(day => day === me);
  return [...(isSeated ? mineOf(speaker, id, me) : []), ...othersOf(speaker, id)];
}

const enough = (missing: number) => (missing === 0 ? 'yes' : 'no');

/** What I could do there, or what I lack. */
function mineOf({ intl, view }: Speaker, id: CityId, me: Day): readonly string[] {
  const say = intl.formatMessage;
  const lines: string[] = [];
  const claim = claimStanding(view, id, me);
  if (claim.type === 'empty') lines.push(say({ id: 'emerald.board.claim.none' }));
  else if (claim.type === 'can') lines.push(say({ id: 'emerald.board.claim.can' }));
  else if (claim.pieces === 0) lines.push(say({ id: 'emerald.board.claim.cube' }));
  else lines.push(say({ id: 'emerald.board.claim.more' }, { pieces: claim.pieces, cube: claim.cube ? 'yes' : 'no' }));
  const kill = killStanding(view, id, me);
  if (kill.type === 'short') {
    const { pieces, agent } = kill;
    const lacks = pieces === 0 ? 'own' : agent ? 'both' : 'more';
    lines.push(say({ id: `emerald.board.kill.${lacks}` }, { pieces }));
  }
  if (kill.type === 'can') {
    const { agents, agent, royalty } = kill;
    if (agent !== undefined)
      lines.push(say({ id: 'emerald.board.kill.agent' }, { agents, ...agent, enough: enough(agent.missing) }));
    if (royalty !== undefined)
      lines.push(say({ id: 'emerald.board.kill.royalty' }, { agents, ...royalty, enough: enough(royalty.missing) }));
  }
  return lines;
}

/** What another leader could do there. */
function othersOf({ intl, view, personOf }: Speaker, id: CityId): readonly string[] {
  const say = intl.formatMessage;
  const rival = rivalIn(view, id, view.me);
  if (rival === undefined) return [];
  const { name } = personOf(rival);
  const lines: string[] = [];
  if (claimStanding(view, id, rival).type === 'can') lines.push(say({ id: 'emerald.board.claim.other' }, { name }));
  const kill = killStanding(view, id, rival);
  if (kill.type === 'can') {
    const missing = Math.min(
      kill.agent?.missing ?? Number.POSITIVE_INFINITY,
      kill.royalty?.missing ?? Number.POSITIVE_INFINITY,
    );
    lines.push(say({ id: 'emerald.board.kill.other' }, { name, missing, enough: enough(missing) }));
  }
  return lines;
}
