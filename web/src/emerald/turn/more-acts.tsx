import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import bar from './action-bar.module.css';
import type { ActState } from './draft/acts.ts';
import type { TurnAct } from './draft/draft.ts';
import style from './more-acts.module.css';
import { whyOf } from './sentence/why.ts';
import { symbolOf } from './symbol-of.ts';

interface MoreActsProps {
  readonly acts: readonly ActState[];
  readonly onAct: (act: TurnAct) => void;
}

/** Actions that do not fit a phone's bar. A closed one says why beside it. */
export function MoreActs({ acts, onAct }: MoreActsProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const title = intl.formatMessage({ id: 'emerald.turn.act.more' });
  const choose = (act: TurnAct) => {
    setOpen(false);
    onAct(act);
  };
  return (
    <>
      <button
        type="button"
        className={bar.act}
        data-on={acts.some(({ isOn }) => isOn) || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <GameSymbol of="pass" size={21} />
        <span>{title}</span>
      </button>
      <Sheet title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={style.acts}>
          {acts.map(({ act, why }) => (
            <Button key={act} isWide data-act={act} onClick={() => choose(act)}>
              <GameSymbol of={symbolOf[act]} size={21} />
              <span>
                {intl.formatMessage({ id: `emerald.turn.name.${act}` })}
                {why !== undefined && <small className={style.why}>{intl.formatMessage({ id: whyOf(why) })}</small>}
              </span>
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
