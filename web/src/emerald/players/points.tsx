import type { PlayerView } from '@lamplight/emerald/public';
import { FormattedMessage } from 'react-intl';
import { Agent } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import { pointsOf } from './point-lines.ts';
import style from './points.module.css';

/** Where a player's points come from, and who would keep them. */
export function Points({ player }: { readonly player: PlayerView }) {
  const { view } = usePlaying();
  const names = useNames();
  const lines = pointsOf(player, view.tracks);
  return (
    <section className={style.points}>
      <h3>
        <FormattedMessage id="emerald.players.points" values={{ score: player.score }} />
      </h3>
      <ul>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may give points twice
          <li key={n} data-keeps={line.keeps}>
            <GameSymbol of={line.keeps === 'box' ? 'kill-box' : `points-${line.keeps}`} size={18} />
            <b>{line.points}</b>
            <span>
              {line.from === 'tracks' ? <FormattedMessage id="emerald.players.points.tracks" /> : names.card(line.from)}
              <small>
                {line.keeps === 'box' ? (
                  <FormattedMessage id="emerald.players.points.box" />
                ) : (
                  <FormattedMessage id="emerald.players.points.keeps" values={{ faction: line.keeps }} />
                )}
              </small>
            </span>
            {line.from !== 'tracks' && line.victim !== null && <Agent day={line.victim} size={24} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
