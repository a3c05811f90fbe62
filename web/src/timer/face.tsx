import { FormattedMessage } from 'react-intl';
import { Eyebrow } from '../parts/eyebrow.tsx';
import { digitsOf, type Urgency } from '../shadows/play/clock/clock.ts';
import style from './face.module.css';
import { Ring } from './ring.tsx';
import { leftAt, passedAt, stageAt, type Timer, type TimerStage, wholeOf } from './timer.ts';

interface FaceProps {
  readonly timer: Timer;
  readonly now: number;
}

/** The ring, the digits, and in words what they mean. */
export function Face({ timer, now }: FaceProps) {
  const stage = stageAt(timer, now);
  const { share, urgency } = shownOf(timer, now);
  return (
    <Ring share={share} urgency={urgency} isResting={stage === 'set' || stage === 'paused'}>
      <Eyebrow as="span">
        {timer.game === 'race' ? (
          <FormattedMessage id="timer.game.race" />
        ) : (
          <FormattedMessage id="timer.level" values={{ level: timer.level }} />
        )}
      </Eyebrow>
      {/* Screen readers read it on demand, not every second. A new urgency is a new element, so that it grows once. */}
      <b className={style.digits} data-urgency={urgency} role="timer" aria-live="off" key={urgency}>
        {digitsAt(timer, now)}
      </b>
      <span className={style.says} data-stage={stage}>
        <Says timer={timer} stage={stage} urgency={urgency} />
      </span>
    </Ring>
  );
}

function Says({
  timer,
  stage,
  urgency,
}: {
  readonly timer: Timer;
  readonly stage: TimerStage;
  readonly urgency: Urgency;
}) {
  if (stage === 'over') return <FormattedMessage id="timer.over" />;
  if (stage === 'paused') return <FormattedMessage id="timer.paused" />;
  if (timer.game === 'race') return <FormattedMessage id="timer.played" />;
  if (urgency !== 'calm') return <FormattedMessage id="timer.lastMinute" />;
  return <FormattedMessage id="timer.of" values={{ minutes: (wholeOf(timer) ?? 0) / 60_000 }} />;
}

const shownOf = (timer: Timer, now: number): { readonly share: number | undefined; readonly urgency: Urgency } => {
  const [left, whole] = [leftAt(timer, now), wholeOf(timer)];
  if (left === undefined || whole === undefined) return { share: undefined, urgency: 'calm' };
  return { share: left / whole, urgency: left <= 10_000 ? 'seconds' : left <= 60_000 ? 'minute' : 'calm' };
};

/** In the format of a match's clock. */
export function digitsAt(timer: Timer, now: number): string {
  const { share, urgency } = shownOf(timer, now);
  return digitsOf({ time: leftAt(timer, now) ?? passedAt(timer, now), share, urgency });
}
