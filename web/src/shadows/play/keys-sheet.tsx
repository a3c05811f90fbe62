import { memo, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Kbd } from '../../parts/kbd.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import style from './keys-sheet.module.css';

let isShown = false;
const listeners = new Set<() => void>();
function show(next: boolean): void {
  isShown = next;
  for (const listener of [...listeners]) listener();
}
const onShown = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens the list of keys. */
export const showKeys = (): void => show(true);

const keys = [
  { keys: ['←', '↑', '→', '↓'], id: 'shadows.keys.arrows' },
  { keys: ['Enter'], id: 'shadows.keys.enter' },
  { keys: ['Shift', 'Enter'], id: 'shadows.keys.vote' },
  { keys: ['Z'], id: 'shadows.keys.zoom' },
  { keys: ['1', '…', '0'], id: 'shadows.keys.cards' },
  { keys: ['G'], id: 'shadows.keys.go' },
  { keys: ['S'], id: 'shadows.keys.swap' },
  { keys: ['C'], id: 'shadows.keys.chat' },
  { keys: ['M'], id: 'shadows.keys.mute' },
  { keys: ['?'], id: 'shadows.keys.list' },
] as const;

/** Every key there is [UX-28]. */
export const KeysSheet = memo(function KeysSheet() {
  const isOpen = useSyncExternalStore(onShown, () => isShown);
  return (
    <Sheet title={<FormattedMessage id="shadows.keys" />} isOpen={isOpen} onClose={() => show(false)}>
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
