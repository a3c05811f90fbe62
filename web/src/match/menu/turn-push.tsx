import { houseMarks } from '@lamplight/art/public';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { languageFor } from '../../words/languages.ts';
import { onPush, pushState, renewPush, startPush, stopPush } from './push.ts';
import style from './turn-push.module.css';

/** «Tell me when it is my turn»: switched on and off by a tap only, never offered by itself. */
export function TurnPush({ code }: { readonly code: string }) {
  const language = languageFor([useIntl().locale]);
  const state = useSyncExternalStore(onPush, () => pushState(code));
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void renewPush(code, language), [code, language]);
  const run = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return (
    <section className={style.push} data-state={state}>
      {(state === 'off' || state === 'failed') && (
        <Button isBusy={isBusy} onClick={() => void run(startPush(code, language))}>
          <Mark of={houseMarks.hear} size={20} />
          <FormattedMessage id="table.push.ask" />
        </Button>
      )}
      {state === 'on' && (
        <p className={style.said}>
          <Mark of={houseMarks.check} size={20} />
          <b>
            <FormattedMessage id="table.push.on" />
          </b>
        </p>
      )}
      {state === 'denied' && (
        <p className={style.said}>
          <Mark of={houseMarks.mute} size={20} />
          <b>
            <FormattedMessage id="table.push.denied" />
          </b>
        </p>
      )}
      <p className={style.help} role="status">
        <FormattedMessage id={helps[state]} />
      </p>
      {state === 'on' && (
        <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void run(stopPush(code))}>
          <FormattedMessage id="table.push.stop" />
        </Button>
      )}
    </section>
  );
}

const helps = {
  off: 'table.push.askHelp',
  on: 'table.push.onHelp',
  denied: 'table.push.deniedHelp',
  unsupported: 'table.push.unsupported',
  failed: 'table.push.failed',
} as const;
