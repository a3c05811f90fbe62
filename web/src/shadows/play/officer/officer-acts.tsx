import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../parts/button.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { Panel } from '../../../parts/panel.tsx';
import style from '../frame/acts.module.css';
import { ownTeam } from '../view/our-view.ts';
import { useOurPlaying } from '../view/playing.ts';
import { Beside } from './beside.tsx';
import { Deciding } from './deciding.tsx';
import { GiveHint } from './give-hint.tsx';
import { SwapBox, SwapButton, useSwap } from './swap-box.tsx';

const isGatheringIn = ({ view }: ReturnType<typeof useOurPlaying>): boolean => ownTeam(view)?.step === 'gather';

/** Gives the chosen cards, both in one move [SA-GATHER-2], and never twice. */
export function useGiving(): () => void {
  const playing = useOurPlaying();
  const { choice, send, pending } = playing;
  return () => {
    if (choice.cards.length === 0 || !isGatheringIn(playing) || pending.some(({ type }) => type === 'give')) return;
    void send({ type: 'give', cards: choice.cards });
  };
}

function GiveButton() {
  const { choice, isUnsent, pending } = useOurPlaying();
  const give = useGiving();
  const count = choice.cards.length;
  const isWaiting = isUnsent && pending.some(({ type }) => type === 'give');
  return (
    <Button kind="primary" className={style.grow} disabled={count === 0} isBusy={isWaiting} onClick={give}>
      <FormattedMessage id={isWaiting ? 'shadows.act.unsent' : 'shadows.act.give'} values={{ count }} />
      {count > 0 && <Mark of={houseMarks.next} />}
    </Button>
  );
}

function ClearButton() {
  const { choose } = useOurPlaying();
  return (
    <Button kind="ghost" onClick={() => choose({ type: 'clear' })}>
      <FormattedMessage id="shadows.act.clear" />
    </Button>
  );
}

/** Phone and two columns: the swap request if there is one, and one row of buttons. */
export function OfficerActs() {
  const playing = useOurPlaying();
  const { asks } = useSwap();
  if (!isGatheringIn(playing)) {
    return (
      <>
        {asks !== 'nobody' && <SwapBox />}
        <Deciding />
      </>
    );
  }
  return (
    <>
      <GiveHint />
      {asks !== 'nobody' && <SwapBox />}
      <div className={style.acts}>
        {playing.choice.cards.length > 0 ? <ClearButton /> : asks === 'nobody' && <SwapButton />}
        <GiveButton />
      </div>
    </>
  );
}

/** Desktop: the same, with room to show the given cards beside what they could mean. */
export function GivePanel() {
  const playing = useOurPlaying();
  if (!isGatheringIn(playing)) return <Deciding />;
  return (
    <Panel className={style.stack}>
      <GiveHint />
      <Beside />
      <div className={style.acts}>
        {playing.choice.cards.length > 0 && <ClearButton />}
        <GiveButton />
      </div>
    </Panel>
  );
}
