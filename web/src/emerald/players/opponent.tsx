import { houseMarks } from '@lamplight/art/public';
import type { Day } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { Mark } from '../../parts/mark.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../names/called.tsx';
import type { Light } from '../view/lights.ts';
import { usePlaying } from '../view/playing.ts';
import { Counts, handSize } from './counts.tsx';
import { Identity, useIdentity } from './identity.tsx';
import style from './opponent.module.css';
import { Sanity } from './sanity.tsx';
import { stateOf } from './state-of.ts';
import { Time } from './time.tsx';
import { awaitedIn } from './time-left.ts';

interface OpponentProps {
  readonly day: Day;
  readonly light: Light | undefined;
  /** Opens everything public about the player. */
  readonly onOpen: () => void;
  readonly onTap: (() => void) | undefined;
  /** Two rows on a phone; cards of the scoring area where there is room. */
  readonly isSmall: boolean;
}

/** Another player at a glance. A tap shows all that is public, or chooses the player if the turn asks for one. */
export function Opponent({ day, light, onOpen, onTap, isSmall }: OpponentProps) {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  const identity = useIdentity(day);
  const player = view.players[day];
  if (player === undefined) return null;
  const person = personOf(day);
  const state = stateOf(person, view, day);
  const say = intl.formatMessage;
  const isChoosing = light !== undefined && onTap !== undefined;
  const label = [
    say({ id: isChoosing ? 'emerald.players.choose' : 'emerald.players.open' }, { name: person.name }),
    awaitedIn(view) === day && say({ id: 'emerald.players.turn' }, { who: 'other', name: person.name }),
    say({ id: 'emerald.players.score' }, { points: player.score }),
    say({ id: 'emerald.players.sanity' }, { sanity: player.sanity }),
    say({ id: 'emerald.players.hand' }, { cards: handSize(player) }),
    say({ id: 'emerald.players.supply' }, { agents: player.agents, cubes: player.cubes }),
    identity.words,
    state !== undefined && say({ id: 'emerald.players.state' }, { state }),
  ].filter(part => typeof part === 'string');
  return (
    <li
      className={style.opponent}
      data-small={isSmall || undefined}
      data-light={light}
      data-turn={awaitedIn(view) === day || undefined}
    >
      <button
        type="button"
        className={style.tap}
        data-day={day}
        aria-label={label.join(', ')}
        onClick={isChoosing ? onTap : onOpen}
      />
      <div className={style.inside} aria-hidden="true">
        <div className={style.first}>
          <Sign day={day} size={isSmall ? 14 : 16} />
          <b>
            <Called name={person.name} />
          </b>
          {state !== undefined && <Mark of={state === 'away' ? houseMarks.offline : houseMarks.bot} size={15} />}
          {!isSmall && <Time day={day} />}
          <strong>{player.score}</strong>
        </div>
        <div className={style.second}>
          <Sanity sanity={player.sanity} />
          <span className={style.supply}>
            <Counts day={day} player={player} show={['supply']} />
          </span>
          <Counts day={day} player={player} show={['hand']} />
          {isSmall && identity.faction !== null && (
            <span className={style.faction} data-faction={identity.faction}>
              <Identity day={day} size="map" />
            </span>
          )}
        </div>
      </div>
      {!isSmall && (
        <div
          className={style.area}
          data-also="sheet"
          data-empty={(player.area.length === 0 && identity.faction === null) || undefined}
        >
          <span className={style.card}>
            <Identity day={day} size="map" />
          </span>
          {player.area.map((card, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two cards
            <span key={n} className={style.card}>
              <CardButton id={card} among={player.area} victim={player.boxes[n]} />
            </span>
          ))}
        </div>
      )}
    </li>
  );
}
