import { type ClipboardEvent, type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { go } from '../route.ts';
import { codeIn } from '../table/invitation/code.ts';
import { factsOf } from '../table/invitation/facts.ts';

/** [UX-02] A code without a table is reported here, before anybody is asked for a name. */
export function Join() {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [error, setError] = useState<ReactNode>();
  const [isAsking, setAsking] = useState(false);

  const join = async (typed: string) => {
    const code = codeIn(typed);
    if (code === undefined) return setError(<FormattedMessage id="home.code.wrong" />);
    setAsking(true);
    setError(undefined);
    const facts = await factsOf(code);
    setAsking(false);
    if (facts === 'none') setError(<FormattedMessage id="home.code.none" values={{ code }} />);
    else if (facts === 'unreachable') setError(<FormattedMessage id="home.unreachable" />);
    else go(`/t/${code}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join(text);
  };
  /** A pasted link needs no second tap. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('/') || codeIn(pasted) === undefined) return;
    setText(pasted);
    void join(pasted);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={intl.formatMessage({ id: 'home.code' })}
        isLabelHidden
        placeholder={intl.formatMessage({ id: 'home.code.like' })}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setError(undefined);
        }}
        onPaste={paste}
        error={error}
        help={<FormattedMessage id="home.code.help" />}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        beside={
          <Button type="submit" isBusy={isAsking}>
            <FormattedMessage id="home.join" />
          </Button>
        }
      />
    </form>
  );
}
