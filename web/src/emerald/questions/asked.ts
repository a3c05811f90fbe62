/** What is asked, what is at stake, and which answers there are. Computed from the view alone. */
import {
  type AttackView,
  type CardId,
  type CityId,
  cardNamed,
  cityIds,
  type Day,
  lossBy,
  type Move,
  moves,
  type View,
} from '@lamplight/emerald/public';

export type OpenQuestion = NonNullable<View['asking']>;

/** What the threatened player loses if nothing stops it. */
export interface Stakes {
  readonly lost: number;
  /** Agents left on the board, including those waiting on Mi-Go. */
  readonly left: number;
  /** Then the identity is shown [EM-REVEAL-1]. */
  readonly reveals: boolean;
  /** What the attacker scores for it, in a kill box [EM-KILL-4]. */
  readonly points: number;
}

export function stakesOf(view: View, { kind, city, victim, card }: AttackView): Stakes {
  const player = view.players[victim];
  const onBoard = agentsOf(view, victim) + (player?.stored ?? 0);
  const loss = lossBy(kind);
  const lost = loss === 'swallowed' ? (view.cities[city].agents[victim] ?? 0) : 1;
  const left = onBoard - lost;
  return {
    lost,
    left,
    reveals: left <= 0 && player?.revealed === false,
    points: loss === 'killed' ? cardNamed(card).kill_box_vp : 0,
  };
}

const agentsOf = (view: View, day: Day): number =>
  cityIds.reduce((all, city) => all + (view.cities[city].agents[day] ?? 0), 0);

export interface Answers {
  /** Cards of the hand that stop it. */
  readonly blocks: readonly CardId[];
  /** Change of Heart is in the hand, and may be played now. */
  readonly canChange: boolean;
  /** Whom the other zombie may attack. */
  readonly victims: readonly { readonly day: Day; readonly move: Move }[];
}

const none: Answers = { blocks: [], canChange: false, victims: [] };

export function answersOf(view: View): Answers {
  const { asking, me } = view;
  if (asking === null || asking.player !== me || asking.for === 'reinforce') return none;
  const open = [...moves(view)];
  return {
    blocks: open.flatMap(move => (move.type === 'block' ? move.card : [])),
    canChange: asking.for === 'reveal' && open.some(({ type }) => type === 'text'),
    victims:
      asking.for === 'zombies'
        ? open.flatMap(move =>
            move.type === 'text' ? Object.values(move.agents ?? {}).map(day => ({ day: day as Day, move })) : [],
          )
        : [],
  };
}

/** Why somebody must reveal: the last token, or the last agent. */
export const causeOf = (view: View, day: Day): 'sanity' | 'agents' =>
  (view.players[day]?.sanity ?? 0) === 0 ? 'sanity' : 'agents';

/** The agents to place after a reveal, chosen one by one. */
export function chosenNext(chosen: readonly CityId[], city: CityId, most: number): readonly CityId[] {
  return chosen.length < most ? [...chosen, city] : [...chosen.slice(1), city];
}
