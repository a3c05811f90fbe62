import { type Day, days, type View } from '@lamplight/emerald/public';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { Agent, Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import type { Light } from '../view/lights.ts';
import style from './limbo.module.css';
import type { PersonOf } from './use-city-words.ts';

interface LimboProps {
  readonly view: View;
  readonly personOf: PersonOf;
  readonly light: Light | undefined;
  readonly onTap: (() => void) | undefined;
  /** Where a page has several, they must not be landmarks. */
  readonly role?: 'group' | undefined;
}

/** Cubes that were spent, one row for each seat. */
export function Limbo({ view, personOf, light, onTap, role }: LimboProps) {
  const id = useId();
  const lines = linesOf(view);
  return (
    <Frame className={style.limbo} light={light} onTap={onTap} label={id} role={role}>
      <b id={id} className={style.title}>
        <GameSymbol of="limbo" size={15} />
        <FormattedMessage id="emerald.board.limbo" />
      </b>
      <span className={style.lines}>
        {lines.map(({ day, count }) => (
          <span key={day} className={style.line}>
            <Hidden>
              <FormattedMessage id="emerald.board.cubes" values={{ name: personOf(day).name, cubes: count }} />{' '}
            </Hidden>
            {count > 7 ? (
              <>
                <Sign day={day} size={13} />
                <i aria-hidden="true">×{count}</i>
              </>
            ) : (
              Array.from({ length: count }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cubes are all alike
                <Sign key={n} day={day} size={13} />
              ))
            )}
          </span>
        ))}
        {lines.length === 0 && (
          <span className={style.none}>
            <FormattedMessage id="emerald.board.limbo.empty" />
          </span>
        )}
      </span>
    </Frame>
  );
}

/** On a phone a strip under the map, with the own supply at its end. */
export function LimboStrip({ view, personOf, light, onTap }: LimboProps) {
  const intl = useIntl();
  const id = useId();
  const mine = view.me === null ? undefined : view.players[view.me];
  return (
    <div className={style.strip} data-toasts="">
      <Frame className={style.inStrip} light={light} onTap={onTap} label={id}>
        <GameSymbol of="limbo" size={14} />
        <span id={id}>
          <FormattedMessage id="emerald.board.limbo" />
        </span>
        {linesOf(view).map(({ day, count }) => (
          <span key={day} className={style.pair}>
            <Sign day={day} size={12} label={personOf(day).name} />
            {count}
          </span>
        ))}
      </Frame>
      {mine !== undefined && view.me !== null && (
        <span className={style.supply}>
          <GameSymbol of="supply" size={14} label={intl.formatMessage({ id: 'emerald.board.supply' })} />
          <span className={style.pair}>
            <Agent day={view.me} size={15} />
            {mine.agents}
          </span>
          <span className={style.pair}>
            <Sign day={view.me} size={12} />
            {mine.cubes}
          </span>
        </span>
      )}
    </div>
  );
}

const linesOf = (view: View): readonly { readonly day: Day; readonly count: number }[] =>
  days.map(day => ({ day, count: view.limbo[day] ?? 0 })).filter(({ count }) => count > 0);

interface FrameProps {
  readonly className: string | undefined;
  readonly light: Light | undefined;
  readonly onTap: (() => void) | undefined;
  readonly label: string;
  readonly role?: 'group' | undefined;
  readonly children: ReactNode;
}

/** A button only while the turn needs it. */
function Frame({ className, light, onTap, label, role, children }: FrameProps) {
  if (light === undefined || onTap === undefined)
    return (
      <section role={role} className={className} aria-labelledby={label}>
        {children}
      </section>
    );
  return (
    <button type="button" className={className} data-light={light} onClick={onTap}>
      {children}
    </button>
  );
}
