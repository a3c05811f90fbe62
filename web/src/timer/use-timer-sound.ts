import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../parts/announce/live.tsx';
import { buzz, keepSounding, play, setScene } from '../sound/sound.ts';
import { sceneAt, strokeOf, tellingOf } from './heard.ts';
import { leftAt, stageAt, type Timer } from './timer.ts';

const minute = 60_000;

/** Sound, vibration and announcements of a timer. */
export function useTimerSound(timer: Timer, now: number): void {
  const intl = useIntl();
  const isRunning = stageAt(timer, now) === 'running';
  const { kind, heat } = sceneAt(timer, now);
  useEffect(() => setScene({ kind, heat }), [kind, heat]);
  useEffect(() => (isRunning ? keepSounding() : undefined), [isRunning]);
  useEffect(() => () => setScene({ kind: 'silence', heat: 0 }), []);

  const left = timer.state.kind === 'running' ? leftAt(timer, now) : undefined;
  const last = useRef(left);
  useEffect(() => {
    const before = last.current;
    last.current = left;
    if (before === undefined || left === undefined || before <= left) return;
    const stroke = strokeOf({ before, left });
    if (stroke !== undefined) play(stroke);
    if (stroke === 'time-up') buzz([400, 150, 400, 150, 700]);
    if (stroke === 'last-minute') buzz([120, 80, 120]);
    if (stroke === 'last-three') buzz([40]);
    const told = tellingOf({ before, left });
    if (left === 0) announce(intl.formatMessage({ id: 'timer.over' }));
    else if (told !== undefined && told >= minute)
      announce(intl.formatMessage({ id: 'timer.told.minutes' }, { minutes: told / minute }));
    else if (told !== undefined) announce(intl.formatMessage({ id: 'timer.told.seconds' }, { seconds: told / 1_000 }));
  }, [left, intl]);
}
