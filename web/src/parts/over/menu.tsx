import type { Mark as MarkData } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, I18nProvider, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { type ButtonLook, buttonClass } from '../button-class.ts';
import icon from '../icon-button.module.css';
import { Mark } from '../mark.tsx';
import style from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A line of help below the label. */
  readonly help?: string | undefined;
  readonly mark?: MarkData | undefined;
  readonly onAction: () => void;
  readonly isDanger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

type MenuProps = ButtonLook & {
  /** What the menu is about. Also the name of its handle, if that is only a mark. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
  /** The handle's mark, if it has no words. */
  readonly mark?: MarkData | undefined;
  /** What the handle shows instead of a mark. */
  readonly children?: ReactNode;
  /** For a handle that does not look like a button. */
  readonly className?: string | undefined;
};

/** Do not use it in dialogs: it would open behind them. */
export function Menu({ label, items, mark, children, className, ...look }: MenuProps) {
  const { locale } = useIntl();
  const handle = className ?? (mark ? icon.icon : buttonClass(look));
  return (
    // The library's own sentences for screen readers must be in the language of the page.
    <I18nProvider locale={locale}>
      <MenuTrigger>
        <Button aria-label={label} className={handle ?? ''}>
          {mark && <Mark of={mark} />}
          {children}
        </Button>
        <Popover className={style.popover ?? ''}>
          <AriaMenu className={style.menu ?? ''} aria-label={label}>
            {items.map(item => (
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                onAction={item.onAction}
                className={`${style.item} ${item.isDanger ? style.danger : ''}`}
              >
                {item.mark && <Mark of={item.mark} size={20} />}
                <span>
                  {item.label}
                  {item.help && <small>{item.help}</small>}
                </span>
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  );
}
