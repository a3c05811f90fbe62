import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { cellsIn, type View } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { openZoom } from '../../match/zoom/store.ts';
import { Mark } from '../../parts/mark.tsx';
import { Panel } from '../../parts/panel.tsx';
import { wholeSeconds } from '../../replay/time.ts';
import { Emblem } from '../play/frame/emblem.tsx';
import { usePeople } from '../play/view/use-people.ts';
import { LargePicture } from '../zoom/large-picture.tsx';
import { foundBy } from './account/account.ts';
import { type BestClue, bestClueOf } from './best-clue.ts';
import style from './best-clue-panel.module.css';

interface Props {
  readonly table: TableView;
  readonly view: View;
}

/** The clue of the match, and why it is. */
export function BestCluePanel({ table, view }: Props) {
  const best = bestClueOf(view.rounds);
  return (
    <Panel title={<FormattedMessage id="after.best" />}>
      {best === undefined ? (
        <p className={style.why}>
          <FormattedMessage id="after.best.none" />
        </p>
      ) : (
        <Best best={best} table={table} view={view} />
      )}
    </Panel>
  );
}

function Best({ best, table, view }: Props & { readonly best: BestClue }) {
  const people = usePeople(table);
  const intl = useIntl();
  const { clue, account, team, took } = best;
  const target = cellsIn(account, view)[clue.to ?? '']?.picture ?? undefined;
  const pictures = target === undefined ? clue.cards : [...clue.cards, target];
  return (
    <>
      <button
        type="button"
        className={style.pictures}
        aria-label={intl.formatMessage({ id: 'after.best.see' })}
        onClick={() => openZoom({ pictures, at: 0, beside: pictures.length > 1 ? pictures.length - 1 : undefined })}
      >
        {clue.cards.map(card => (
          <span key={card} className={style.picture}>
            <LargePicture picture={card} width={320} />
          </span>
        ))}
        <Mark of={houseMarks.next} size={20} className={style.arrow} />
        {target !== undefined && (
          <span className={style.picture}>
            <LargePicture picture={target} width={320} />
          </span>
        )}
      </button>
      <p className={style.why}>
        <Emblem team={team} size={20} />
        <span>
          <FormattedMessage
            id="after.best.who"
            values={{ cards: clue.cards.length, name: people.personAt(account.officers[team] ?? 0).name }}
          />{' '}
          <FormattedMessage id={`after.best.why.${reasonOf(best)}`} values={{ seconds: wholeSeconds(took) }} />
        </span>
      </p>
    </>
  );
}

function reasonOf({ account, team, clue, merit }: BestClue): 'evidence' | 'client' | 'meant' | 'found' {
  if (!merit.endsWith('meant')) return 'found';
  const found = foundBy(account, team, clue);
  return found === 'evidence' || found === 'client' ? found : 'meant';
}
