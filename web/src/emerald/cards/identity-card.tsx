import type { Faction } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { useNames } from '../names/use-names.ts';
import style from './card.module.css';
import { pictureUrl } from './picture.ts';
import { GameSymbol } from './symbol.tsx';

interface IdentityCardProps {
  readonly faction: Faction;
  readonly size?: 'map' | 'hand' | 'full' | undefined;
  readonly label?: string | undefined;
}

/** Who somebody is, face up. */
export function IdentityCard({ faction, size = 'hand', label }: IdentityCardProps) {
  const names = useNames();
  return (
    <div
      className={style.frame}
      data-kind="identity"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={style.card} style={{ '--picture': pictureUrl(`identity-${faction}`, size) } as CSSProperties}>
        <span className={style.faction} data-faction={faction}>
          <GameSymbol of={faction} />
        </span>
        {size !== 'map' && (
          <div className={style.foot}>
            <div className={style.name}>{names.faction(faction)}</div>
          </div>
        )}
      </div>
    </div>
  );
}
