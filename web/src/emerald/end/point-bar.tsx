import type { Faction } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { GameSymbol, type SymbolName } from '../cards/symbol.tsx';
import style from './point-bar.module.css';
import type { ScoreSource, Segment } from './reckoning.ts';

const symbolOf = {
  neutral: 'points-neutral',
  loyalist: 'loyalist',
  restorationist: 'restorationist',
  box: 'kill-box',
  tracks: 'track-loyalist',
} as const satisfies Record<ScoreSource, SymbolName>;

interface PointBarProps {
  readonly segments: readonly Segment[];
  readonly longest: number;
  /** The side whose marker is ahead: its sign stands on the points of the tracks. */
  readonly ahead: Faction | undefined;
}

/**
 * Solid points are kept, hatched and struck ones are lost. Each segment is as long as its points and has the sign of
 * its source.
 */
export function PointBar({ segments, longest, ahead }: PointBarProps) {
  const intl = useIntl();
  const total = segments.reduce((sum, { points }) => sum + points, 0);
  if (total === 0)
    return (
      <p className={style.none}>
        <FormattedMessage id="emerald.end.none" />
      </p>
    );
  return (
    <ul className={style.bar} style={{ '--long': total / longest } as CSSProperties}>
      {segments.map(({ source, kept, points }) => (
        <li
          key={`${source} ${kept}`}
          className={style.segment}
          data-source={source}
          data-lost={!kept || undefined}
          style={{ '--points': points } as CSSProperties}
          title={intl.formatMessage({ id: 'emerald.end.segment' }, { source, points, kept: String(kept) })}
        >
          <Hidden>
            <FormattedMessage id="emerald.end.segment" values={{ source, points, kept: String(kept) }} />
          </Hidden>
          <GameSymbol
            of={source === 'tracks' && ahead === 'restorationist' ? 'track-restorationist' : symbolOf[source]}
            size={16}
          />
          <span aria-hidden="true">
            <FormattedNumber value={points} />
          </span>
        </li>
      ))}
    </ul>
  );
}
