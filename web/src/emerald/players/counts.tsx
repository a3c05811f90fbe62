import type { Day, PlayerView } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { Agent, Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import style from './counts.module.css';

interface CountsProps {
  readonly day: Day;
  readonly player: PlayerView;
  /** What there is room for. */
  readonly show: readonly ('hand' | 'supply' | 'deck')[];
}

export const handSize = ({ hand }: PlayerView): number => (typeof hand === 'number' ? hand : hand.length);

/** What a player has left, as signs with numbers. */
export function Counts({ day, player, show }: CountsProps) {
  const intl = useIntl();
  const { agents, cubes, draw, discard } = player;
  const say = (id: 'hand' | 'supply' | 'deck' | 'discard', values: Record<string, number>) =>
    intl.formatMessage({ id: `emerald.players.${id}` }, values);
  return (
    <>
      {show.includes('hand') && (
        <span className={style.count} role="img" aria-label={say('hand', { cards: handSize(player) })}>
          <GameSymbol of="text" size={13} />
          {handSize(player)}
        </span>
      )}
      {show.includes('supply') && (
        <span className={style.count} role="img" aria-label={say('supply', { agents, cubes })}>
          <Agent day={day} size={16} />
          {agents} <Sign day={day} size={11} />
          {cubes}
        </span>
      )}
      {show.includes('deck') && (
        <span className={style.count}>
          <span role="img" aria-label={say('deck', { draw })} title={say('deck', { draw })}>
            <GameSymbol of="draw" size={14} />
            {draw}
          </span>
          <span
            role="img"
            aria-label={say('discard', { discard: discard.length })}
            title={say('discard', { discard: discard.length })}
          >
            <GameSymbol of="discard" size={14} />
            {discard.length}
          </span>
        </span>
      )}
    </>
  );
}
