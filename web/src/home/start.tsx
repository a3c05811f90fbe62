import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { go } from '../route.ts';
import { openTable } from './open-table.ts';
import style from './start.module.css';

type Wish = 'people' | 'bots';

/** One tap to a table of one's own. */
export function Start() {
  const [asked, setAsked] = useState<Wish>();
  const [refused, setRefused] = useState<'unreachable' | 'tooMany'>();
  const open = async (wish: Wish) => {
    setAsked(wish);
    setRefused(undefined);
    const opened = await openTable();
    setAsked(undefined);
    if ('refused' in opened) setRefused(opened.refused);
    // The table reads `bots`: it fills the seats with them and starts as soon as there is a name.
    else go(`/t/${opened.code}${wish === 'bots' ? '?bots' : ''}`);
  };
  return (
    <div className={style.start}>
      <Button
        kind="primary"
        size="big"
        isWide
        isBusy={asked === 'people'}
        disabled={asked === 'bots'}
        onClick={() => open('people')}
      >
        <FormattedMessage id="home.open" />
      </Button>
      <Button size="big" isWide isBusy={asked === 'bots'} disabled={asked === 'people'} onClick={() => open('bots')}>
        <FormattedMessage id="home.bots" />
      </Button>
      <p className={style.refused} aria-live="polite">
        {refused && <FormattedMessage id={`home.${refused}`} />}
      </p>
    </div>
  );
}
