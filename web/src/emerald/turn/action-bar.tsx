import { useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { usePlaying } from '../view/playing.ts';
import style from './action-bar.module.css';
import { type ActState, actsOf } from './draft/acts.ts';
import type { TurnAct } from './draft/draft.ts';
import { letterOf } from './keys.ts';
import { MoreActs } from './more-acts.tsx';
import { whyOf } from './sentence/why.ts';
import { symbolOf } from './symbol-of.ts';
import { useTurn } from './use-turn.ts';

/** On a phone these are behind «More»: nine buttons would be too small for a finger. */
const behind: readonly TurnAct[] = ['discard', 'pass', 'return'];

/** The nine actions of the rulebook. A closed one says why when it is tapped. */
export function ActionBar() {
  const { view, layout } = usePlaying();
  const turn = useTurn();
  const intl = useIntl();
  if (view.me === null || view.phase === 'placing') return null;
  const { acts } = actsOf(view, turn.draft);
  const isPhone = layout === 'phone';
  const shown = acts.filter(({ act }) => !isPhone || !behind.includes(act));
  const more = acts.filter(({ act }) => isPhone && behind.includes(act));
  return (
    <div className={style.bar} role="toolbar" aria-label={intl.formatMessage({ id: 'emerald.turn.bar' })}>
      {shown.map(state => (
        <ActButton
          key={state.act}
          state={state}
          isMine={turn.isMine}
          isAsked={turn.draft.act === null && turn.draft.cards.length > 0}
          onTap={() => turn.tap({ type: 'act', act: state.act })}
        />
      ))}
      {more.length > 0 && <MoreActs acts={more} onAct={act => turn.tap({ type: 'act', act })} />}
    </div>
  );
}

interface ActButtonProps {
  readonly state: ActState;
  readonly isMine: boolean;
  /** Cards are chosen, but not yet what for. */
  readonly isAsked: boolean;
  readonly onTap: () => void;
}

function ActButton({ state: { act, why, fits, isOn }, isMine, isAsked, onTap }: ActButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `emerald.turn.name.${act}` });
  const isShut = why !== undefined || !fits;
  const letter = letterOf(act);
  if (act === 'place-agent') return null;
  return (
    <button
      type="button"
      className={style.act}
      data-on={isOn || undefined}
      data-lit={(isMine && !isShut && isAsked) || undefined}
      aria-pressed={isOn}
      aria-disabled={why !== undefined || undefined}
      aria-keyshortcuts={letter}
      title={why === undefined ? name : intl.formatMessage({ id: whyOf(why) })}
      data-shut={isShut || undefined}
      data-act={act}
      onClick={onTap}
    >
      <GameSymbol of={symbolOf[act]} size={21} />
      {/* Not as an `aria-label`: that would have to contain the shorter word below. */}
      <Hidden>{name}</Hidden>
      <span aria-hidden="true">{intl.formatMessage({ id: `emerald.turn.act.${act}` })}</span>
    </button>
  );
}
