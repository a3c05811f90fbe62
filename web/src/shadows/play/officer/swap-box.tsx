import { houseMarks } from '@lamplight/art/public';
import { type Team, teams } from '@lamplight/shadows/public';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../parts/button.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { Emblem } from '../frame/emblem.tsx';
import { useOurPlaying } from '../view/playing.ts';
import style from './swap-box.module.css';

/** Who asks for ten new cards. `both` never lasts, for then the new cards come [SA-SWAP-1]. */
export function useSwap() {
  const { view, send } = useOurPlaying();
  const mine = view.me?.team;
  const rival = teams.find((team): team is Team => team !== mine && view.teams[team] !== undefined);
  const isAsked = mine !== undefined && view.teams[mine]?.wantsSwap === true;
  const isWanted = rival !== undefined && view.teams[rival]?.wantsSwap === true;
  const asks = isAsked ? 'we' : isWanted ? 'they' : 'nobody';
  return { asks, rival, swap: () => void send({ type: 'swap', want: !isAsked || rival === undefined }) } as const;
}

/** The swap request: ask, take back, or agree. */
export function SwapBox() {
  const { asks, rival, swap } = useSwap();
  if (asks === 'nobody' || rival === undefined) return <SwapButton />;
  return (
    <div className={style.box} data-team={asks === 'they' ? rival : undefined} role="status">
      {asks === 'they' && <Emblem team={rival} />}
      <span className={style.words}>
        <FormattedMessage id={asks === 'they' ? 'shadows.swap.theirs' : 'shadows.swap.ours'} values={{ team: rival }} />
      </span>
      <Button kind="ghost" onClick={swap}>
        {asks === 'they' && <Mark of={houseMarks.swap} size={20} />}
        <FormattedMessage id={asks === 'they' ? 'shadows.swap.agree' : 'shadows.swap.back'} />
      </Button>
    </div>
  );
}

export function SwapButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { rival, swap } = useSwap();
  return (
    <Button kind="ghost" size={isSmall ? 'small' : undefined} onClick={swap}>
      <Mark of={houseMarks.swap} size={20} />
      <FormattedMessage id={rival === undefined ? 'shadows.swap.alone' : 'shadows.swap.ask'} />
    </Button>
  );
}
