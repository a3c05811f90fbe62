import { days, seatNo } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import type { ReplayGameProps } from '../../replay/game.ts';
import { Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import { Sanity } from '../players/sanity.tsx';
import { awaitedIn } from '../players/time-left.ts';
import style from './scores.module.css';
import { seenIn } from './seen.ts';

/** Points and sanity at this moment, whom the game waits for, and identities as far as the chosen viewer knows them. */
export function ReplayScores({ frames, at, nameOf }: Pick<ReplayGameProps, 'frames' | 'at' | 'nameOf'>) {
  const intl = useIntl();
  const names = useNames();
  const frame = frames[at];
  if (frame === undefined) return null;
  const view = seenIn(frame);
  return (
    <div className={style.scores}>
      {days.map(day => {
        const player = view.players[day];
        if (player === undefined) return null;
        return (
          <div key={day} className={style.score} data-turn={awaitedIn(view) === day || undefined}>
            <Sign day={day} size={16} label={names.day(day)} />
            <b title={nameOf(seatNo(day))}>{nameOf(seatNo(day))}</b>
            {player.identity !== null && (
              <span className={style.faction} data-faction={player.identity}>
                <GameSymbol of={player.identity} size={16} label={names.faction(player.identity)} />
              </span>
            )}
            <span
              role="img"
              aria-label={intl.formatMessage({ id: 'emerald.players.sanity' }, { sanity: player.sanity })}
            >
              <Sanity sanity={player.sanity} />
            </span>
            <strong
              role="img"
              aria-label={intl.formatMessage({ id: 'emerald.players.score' }, { points: player.score })}
            >
              {player.score}
            </strong>
          </div>
        );
      })}
    </div>
  );
}
