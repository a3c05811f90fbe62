import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAwake } from '../match/use-awake.ts';
import { holdUpdates } from '../offline/update.ts';
import { useTitle } from '../parts/announce/use-title.ts';
import { Kbd } from '../parts/kbd.tsx';
import { Panel } from '../parts/panel.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { Skyline } from '../parts/skyline/skyline.tsx';
import { Slider } from '../parts/slider.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Page } from '../shell/page.tsx';
import { Controls } from './controls.tsx';
import { digitsAt, Face } from './face.tsx';
import { Levels } from './levels.tsx';
import { games, stageAt } from './timer.ts';
import style from './timer-page.module.css';
import { useTimer } from './use-timer.ts';
import { useTimerKeys } from './use-timer-keys.ts';
import { useTimerSound } from './use-timer-sound.ts';

/** For people with the box at a real table: their clock and their soundtrack [SA-APP-1]. */
export function TimerPage() {
  const intl = useIntl();
  const { music, isMuted } = useSettings();
  const { timer, now, act } = useTimer();
  const stage = stageAt(timer, now);
  const title = intl.formatMessage({ id: 'timer.title' });
  useTitle(stage === 'set' ? title : `${digitsAt(timer, now)} · ${title}`);
  useTimerSound(timer, now);
  useTimerKeys(act);
  useAwake(stage === 'running');
  useEffect(() => (stage === 'running' ? holdUpdates() : undefined), [stage]);
  const isSet = stage === 'set';
  return (
    <Page>
      <div className={style.timer}>
        <h1 className={style.title}>{title}</h1>
        <div className={style.face}>
          <Face timer={timer} now={now} />
        </div>
        <div className={style.choices}>
          <Segmented
            label={intl.formatMessage({ id: 'timer.game' })}
            isLabelHidden
            choices={games.map(value => ({ value, label: intl.formatMessage({ id: `timer.game.${value}` }) }))}
            value={timer.game}
            disabled={!isSet}
            onChange={game => act({ type: 'choose', game })}
          />
          {timer.game === 'clock' ? (
            <Levels value={timer.level} disabled={!isSet} onChange={level => act({ type: 'choose', level })} />
          ) : (
            <p className={style.help}>
              <FormattedMessage id="timer.race.help" />
            </p>
          )}
          <Panel isTight className={style.music}>
            <Slider
              label={intl.formatMessage({ id: 'timer.music' })}
              value={music}
              text={intl.formatNumber(music, { style: 'percent' })}
              disabled={isMuted}
              onChange={value => changeSettings({ music: value })}
            />
          </Panel>
          <p className={style.keys}>
            <FormattedMessage id="timer.keys" values={{ key: ([name]) => <Kbd>{String(name)}</Kbd> }} />
          </p>
        </div>
        <div className={style.controls}>
          <Controls timer={timer} stage={stage} act={act} />
        </div>
        <Skyline />
      </div>
    </Page>
  );
}
