import { houseMarks } from '@lamplight/art/public';
import type { TableView } from '@lamplight/contract/wire';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import type { TableActs } from '../acts.ts';
import { amResting } from './people.ts';
import style from './resting.module.css';

/** Covers the controls while a bot plays for me, and says how to take over again [TB-REST-1]. */
export function Resting({ table, acts }: { readonly table: TableView; readonly acts: TableActs }) {
  if (!amResting(table)) return null;
  return (
    <div className={style.bar}>
      <Mark of={houseMarks.bot} size={24} />
      <p role="status">
        <b>
          <FormattedMessage id="table.rest.text" />
        </b>{' '}
        <FormattedMessage id="table.rest.help" />
      </p>
      <Button
        kind="primary"
        isBusy={acts.isUnsent('rest')}
        onClick={() => void acts.run('rest', { type: 'rest', is: false })}
      >
        <FormattedMessage id="table.rest.back" />
      </Button>
    </div>
  );
}
