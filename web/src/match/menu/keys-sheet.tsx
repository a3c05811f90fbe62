import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Kbd } from '../../parts/kbd.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { createStore, useSource } from '../../store/store.ts';
import style from './keys-sheet.module.css';

const isShown = createStore(false);

export const showKeys = (): void => isShown.set(true);

type Sentence = FormatjsIntl.Message['ids'];

interface KeysSheetProps {
  readonly title: Sentence;
  /** Keys pressed together or one after the other, and what they do. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly id: Sentence }[];
}

/** Every key there is [UX-28]. */
export const KeysSheet = memo(function KeysSheet({ title, keys }: KeysSheetProps) {
  const isOpen = useSource(isShown);
  return (
    <Sheet title={<FormattedMessage id={title} />} isOpen={isOpen} onClose={() => isShown.set(false)}>
      <dl className={style.keys}>
        {keys.map(line => (
          <div key={line.id}>
            <dt>
              {line.keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={line.id} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
});
