import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Mark } from '../parts/mark.tsx';
import { useSettings } from '../settings/settings.ts';
import { toggleMute } from '../sound/sound.ts';
import style from './controls.module.css';
import type { Timer, TimerAct, TimerStage } from './timer.ts';

const presses = {
  set: { mark: houseMarks.play, id: 'timer.start' },
  running: { mark: houseMarks.pause, id: 'timer.pause' },
  paused: { mark: houseMarks.play, id: 'timer.goOn' },
  over: { mark: houseMarks.rotate, id: 'timer.again' },
} as const satisfies Record<TimerStage, object>;

interface ControlsProps {
  readonly timer: Timer;
  readonly stage: TimerStage;
  readonly act: (act: TimerAct) => void;
}

/** One lit button: what to do next. Beside it reset, which can be undone, and mute. */
export function Controls({ timer: { state }, stage, act }: ControlsProps) {
  const intl = useIntl();
  const { isMuted } = useSettings();
  const { mark, id } = presses[stage];
  const canTakeBack = state.kind === 'set' && state.was !== undefined;
  return (
    <div className={style.controls}>
      {/* After the end, reset is the one thing to do. */}
      {stage !== 'over' && (
        <IconButton
          className={style.side}
          mark={canTakeBack ? houseMarks.undo : houseMarks.rotate}
          label={intl.formatMessage({ id: canTakeBack ? 'timer.takeBack' : 'timer.again' })}
          disabled={stage === 'set' && !canTakeBack}
          onClick={() => act(canTakeBack ? { type: 'take-back' } : { type: 'again', now: Date.now() })}
        />
      )}
      <Button kind="primary" size="big" isWide onClick={() => act({ type: 'press', now: Date.now() })}>
        <Mark of={mark} />
        <FormattedMessage id={id} />
      </Button>
      <IconButton
        className={style.side}
        mark={isMuted ? houseMarks.mute : houseMarks.hear}
        label={intl.formatMessage({ id: 'timer.mute' })}
        isOn={isMuted}
        onClick={toggleMute}
      />
    </div>
  );
}
