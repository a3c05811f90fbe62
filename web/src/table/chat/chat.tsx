import { houseMarks } from '@lamplight/art/public';
import { type QuickWord, quickWords, type TableView } from '@lamplight/contract/wire';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import type { Session } from '../../session/session.ts';
import style from './chat.module.css';
import { ChatLog } from './chat-log.tsx';
import { quickWordIds } from './quick-words.ts';
import { useSaying } from './saying.ts';

export interface ChatProps {
  readonly session: Session;
  readonly table: TableView;
  /** The placeholder of the field: to whom one writes. */
  readonly placeholder?: string | undefined;
  /** Somebody who may not speak just now can still read, and is told why [SA-TALK-1]. */
  readonly isReadOnly?: boolean | undefined;
  /** The quick words offered; all of them by default. */
  readonly words?: readonly QuickWord[] | undefined;
}

export function Chat({ session, table, placeholder, isReadOnly = false, words = quickWords }: ChatProps) {
  const intl = useIntl();
  const { unheard, say, sayQuickly } = useSaying(session);
  const [text, setText] = useState('');
  const label = placeholder ?? intl.formatMessage({ id: 'table.chat.write' });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    if (given === '') return;
    setText('');
    // A refused text comes back into the field, unless something else was typed meanwhile.
    if (!(await say(given))) setText(now => (now === '' ? given : now));
  };
  return (
    <div className={style.chat}>
      <ChatLog session={session} table={table} unheard={unheard} />
      {isReadOnly ? (
        <p className={style.silent}>
          <FormattedMessage id="table.chat.readOnly" />
        </p>
      ) : (
        <>
          <fieldset className={style.words}>
            <legend>
              <Hidden>
                <FormattedMessage id="table.chat.quick" />
              </Hidden>
            </legend>
            {words.map(word => (
              <Button key={word} size="small" onClick={() => sayQuickly(word)}>
                <FormattedMessage id={quickWordIds[word]} />
              </Button>
            ))}
          </fieldset>
          <form onSubmit={event => void send(event)}>
            <Field
              label={label}
              isLabelHidden
              placeholder={label}
              value={text}
              maxLength={280}
              enterKeyHint="send"
              onChange={event => setText(event.target.value)}
              beside={
                <IconButton
                  type="submit"
                  mark={houseMarks.next}
                  label={intl.formatMessage({ id: 'table.chat.send' })}
                />
              }
            />
          </form>
        </>
      )}
    </div>
  );
}
