import { shadowsMarks } from '@lamplight/art/public';
import { evidenceToFind, policeToLose, type Team, teams } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../../../parts/mark.tsx';
import { RingClock } from '../clock/ring-clock.tsx';
import { useOurPlaying } from '../view/playing.ts';
import { Emblem } from './emblem.tsx';
import style from './scores.module.css';

/** How both teams stand. A lone team has the clock for a rival. */
export function Scores() {
  const { view, layout } = useOurPlaying();
  return (
    <div className={style.scores} data-layout={layout}>
      {teams.map(team => view.teams[team] !== undefined && <Score key={team} team={team} />)}
      {view.teams.orange === undefined && <RingClock />}
    </div>
  );
}

function Score({ team }: { readonly team: Team }) {
  const { view } = useOurPlaying();
  const intl = useIntl();
  const side = view.teams[team];
  if (side === undefined) return null;
  const evidence = side.evidence.length;
  const isMine = view.me?.team === team;
  return (
    <section className={style.score} data-team={team} aria-label={intl.formatMessage({ id: 'shadows.team' }, { team })}>
      <Emblem team={team} />
      <b className={style.name}>
        <FormattedMessage id="shadows.team" values={{ team }} />
        {isMine && (
          <small>
            <FormattedMessage id="shadows.score.mine" />
          </small>
        )}
      </b>
      <div className={style.tracks}>
        <Track
          kind="evidence"
          done={evidence}
          of={evidenceToFind}
          label={intl.formatMessage({ id: 'shadows.score.evidence' }, { count: evidence, of: evidenceToFind })}
        />
        <Track
          kind="police"
          done={side.police}
          of={policeToLose}
          label={intl.formatMessage({ id: 'shadows.score.police' }, { count: side.police, of: policeToLose })}
        />
      </div>
    </section>
  );
}

interface TrackProps {
  readonly kind: 'evidence' | 'police';
  readonly done: number;
  readonly of: number;
  readonly label: string;
}

/** What is found is solid, what is missing an outline. The last slot before the end of a round moves once. */
function Track({ kind, done, of, label }: TrackProps) {
  return (
    <span className={style.track} data-kind={kind} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={`${slot} ${slot < done}`}
          className={slot < done ? style.full : style.empty}
          data-stirs={kind === 'police' && done === of - 1 && slot === done ? '' : undefined}
        >
          <Mark of={slot < done ? shadowsMarks[kind] : shadowsMarks[`${kind}-missing`]} size={20} />
        </span>
      ))}
    </span>
  );
}
