import { shadowsMarks } from '@lamplight/art/public';
import { evidenceToFind, policeToLose, teams } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../../parts/mark.tsx';
import type { ReplayGameProps } from '../../replay/game.ts';
import { Emblem } from '../play/frame/emblem.tsx';
import style from './scores.module.css';
import { seenIn } from './seen.ts';

/** Evidence and police of both teams at this moment. */
export function ReplayScores({ frames, at }: Pick<ReplayGameProps, 'frames' | 'at'>) {
  const frame = frames[at];
  if (frame === undefined) return null;
  const { view } = seenIn(frame);
  return (
    <div className={style.scores}>
      {teams.map(team => {
        const side = view.teams[team];
        if (side === undefined) return null;
        return (
          <div key={team} className={style.score} data-team={team}>
            <Emblem team={team} />
            <b className={style.name}>
              <FormattedMessage id="showing.team" values={{ team }} />
            </b>
            <Track kind="evidence" count={side.evidence.length} of={evidenceToFind} />
            <Track kind="police" count={side.police} of={policeToLose} />
          </div>
        );
      })}
    </div>
  );
}

interface TrackProps {
  readonly kind: 'evidence' | 'police';
  readonly count: number;
  readonly of: number;
}

function Track({ kind, count, of }: TrackProps) {
  const intl = useIntl();
  return (
    <span
      className={style.track}
      data-kind={kind}
      role="img"
      aria-label={intl.formatMessage({ id: `showing.${kind}` }, { count, of })}
    >
      {Array.from({ length: of }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={slot}
          data-full={slot < count || undefined}
        >
          <Mark of={shadowsMarks[slot < count ? kind : (`${kind}-missing` as const)]} size={20} />
        </span>
      ))}
    </span>
  );
}
