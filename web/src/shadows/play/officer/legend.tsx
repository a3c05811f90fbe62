import { type Mark as MarkData, shadowsMarks } from '@lamplight/art/public';
import { FormattedMessage } from 'react-intl';
import { Mark } from '../../../parts/mark.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useOurPlaying } from '../view/playing.ts';
import style from './legend.module.css';

/** What the marks of the map mean. */
export function Legend() {
  const { view } = useOurPlaying();
  const isRace = view.teams.orange !== undefined;
  return (
    <Panel isTight title={<FormattedMessage id="shadows.map" />}>
      <ul className={style.legend}>
        <LegendRow
          kind="evidence"
          marks={isRace ? [shadowsMarks.evidence, shadowsMarks['evidence-common']] : [shadowsMarks.evidence]}
        />
        <LegendRow kind="client" marks={[shadowsMarks.client]} />
        <LegendRow kind="police" marks={[shadowsMarks.police]} />
      </ul>
      {isRace && (
        <p className={style.help}>
          <FormattedMessage id="shadows.map.help" />
        </p>
      )}
    </Panel>
  );
}

interface LegendRowProps {
  readonly kind: 'evidence' | 'client' | 'police';
  readonly marks: readonly MarkData[];
}

function LegendRow({ kind, marks }: LegendRowProps) {
  return (
    <li data-kind={kind}>
      {marks.map((mark, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Mark key={n} of={mark} size={22} />
      ))}
      <span>
        <FormattedMessage id="shadows.map.thing" values={{ kind }} />
      </span>
    </li>
  );
}
