import { houseMarks } from '@lamplight/art/public';
import type { ConnectionState } from '@lamplight/client';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Mark } from '../parts/mark.tsx';
import { forget, isMine } from '../session/my-tables.ts';
import { Page } from '../shell/page.tsx';
import style from './ended.module.css';
import { type ConnectionEnd, endOf } from './ends.ts';
import { spoken } from './invitation/code.ts';

const words = {
  gone: { title: 'table.gone.title', text: 'table.gone.text' },
  removed: { title: 'table.removed.title', text: 'table.removed.text' },
  'left elsewhere': { title: 'table.leftElsewhere.title', text: 'table.leftElsewhere.text' },
  moved: { title: 'table.moved.title', text: 'table.moved.text' },
  outdated: { title: 'table.outdated.title', text: 'table.outdated.text' },
  closed: { title: 'table.closed.title', text: 'table.closed.text' },
} as const satisfies Record<ConnectionEnd, unknown>;

/** Ends after which the token is useless. If kept, the table would only stand among the own tables. */
const isLost: readonly ConnectionEnd[] = ['gone', 'removed', 'moved'];

interface ClosedProps {
  readonly connection: Extract<ConnectionState, { type: 'closed' }>;
  readonly code: string;
}

/**
 * The connection is closed for good. The reason is worked out once: showing it forgets the table, and the reason would
 * change.
 */
export function Closed({ connection, code }: ClosedProps) {
  const [why] = useState(() => endOf(connection, { isRemembered: isMine(code) }));
  return <Ended why={why} code={code} />;
}

/** There is no table here, or no longer for me: what happened, and what to do next. */
export function Ended({ why, code }: { readonly why: ConnectionEnd; readonly code: string }) {
  useEffect(() => {
    if (isLost.includes(why)) forget(code);
  }, [why, code]);
  const { title, text } = words[why];
  const reload = () => location.reload();
  return (
    <Page>
      <div className={style.ended}>
        <Mark of={why === 'outdated' || why === 'closed' ? houseMarks.rotate : houseMarks.leave} size={40} />
        <h1>
          <FormattedMessage id={title} />
        </h1>
        <p>
          <FormattedMessage id={text} values={{ code: <strong>{spoken(code)}</strong> }} />
        </p>
        <div className={style.ways}>
          {why === 'outdated' || why === 'closed' ? (
            <Button kind="primary" onClick={reload}>
              <FormattedMessage id="table.ended.reload" />
            </Button>
          ) : (
            <ButtonLink kind="primary" href="/">
              <FormattedMessage id="table.ended.home" />
            </ButtonLink>
          )}
          {why !== 'gone' && why !== 'outdated' && why !== 'closed' && (
            <Button onClick={reload}>
              <FormattedMessage id="table.ended.again" />
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}
