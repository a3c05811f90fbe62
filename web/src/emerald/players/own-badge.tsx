import { houseMarks } from '@lamplight/art/public';
import { useIntl } from 'react-intl';
import { usePress } from '../../match/zoom/use-press.ts';
import { Mark } from '../../parts/mark.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { usePlaying } from '../view/playing.ts';
import { toggleCover } from './cover.ts';
import { useIdentity } from './identity.tsx';
import style from './own-badge.module.css';
import type { OwnProps } from './own-panel.tsx';
import { Sanity } from './sanity.tsx';

/** Me on a phone: side, sanity and score. A tap shows all; holding it covers the identity. */
export function OwnBadge({ light, onTap, onOpen }: OwnProps) {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  const { me } = view;
  const identity = useIdentity(me ?? 'monday');
  const isChoosing = light !== undefined && onTap !== undefined;
  const { ref, ...press } = usePress('me', { onTap: isChoosing ? onTap : onOpen, onHold: toggleCover });
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return null;
  const label = [
    intl.formatMessage(
      { id: isChoosing ? 'emerald.players.choose' : 'emerald.players.open' },
      { name: personOf(me).name },
    ),
    identity.words,
    intl.formatMessage({ id: 'emerald.players.sanity' }, { sanity: player.sanity }),
    intl.formatMessage({ id: 'emerald.play.score' }, { score: player.score }),
  ];
  return (
    <button
      type="button"
      ref={ref}
      className={style.badge}
      data-light={light}
      data-day={me}
      data-own=""
      aria-label={label.join(', ')}
      {...press}
    >
      <span className={style.side} data-faction={identity.faction ?? undefined} aria-hidden="true">
        {identity.faction === null ? (
          <Mark of={houseMarks.lock} size={20} />
        ) : (
          <GameSymbol of={identity.faction} size={20} />
        )}
      </span>
      <span className={style.column} aria-hidden="true">
        <strong>{player.score}</strong>
        <Sanity sanity={player.sanity} />
      </span>
    </button>
  );
}
