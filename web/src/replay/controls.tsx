import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { Mark } from '../parts/mark.tsx';
import { Segmented } from '../parts/segmented.tsx';
import style from './controls.module.css';
import { type Speed, speeds } from './playback.ts';
import type { ReplayPlayback } from './use-playing.ts';

const speedNames: Readonly<Record<Speed, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

/** Step, turn, play, speed, round. */
export function Controls({ playing }: { readonly playing: ReplayPlayback }) {
  const intl = useIntl();
  const { act, at, isEnd, isPlaying, speed, setSpeed, stretches, stretch, go } = playing;
  const say = (id: 'replay.turn.back' | 'replay.back' | 'replay.step' | 'replay.turn') => intl.formatMessage({ id });
  return (
    <div className={style.controls}>
      {stretches.length > 1 && (
        <div className={style.rounds}>
          <Segmented
            label={intl.formatMessage({ id: 'replay.rounds' })}
            value={stretch.number}
            onChange={number => go(stretches.find(each => each.number === number)?.first ?? 0)}
            choices={stretches.map(({ number }) => ({ value: number, label: String(number) }))}
          />
        </div>
      )}
      <div className={style.steps}>
        <IconButton
          className={style.twice}
          mark={houseMarks.back}
          label={say('replay.turn.back')}
          disabled={at === 0}
          onClick={() => act('turn back')}
        />
        <IconButton mark={houseMarks.back} label={say('replay.back')} disabled={at === 0} onClick={() => act('back')} />
        <Button
          kind="primary"
          className={style.play}
          aria-label={intl.formatMessage({ id: isPlaying ? 'replay.pause' : 'replay.play' })}
          onClick={() => act('play')}
        >
          <Mark of={isPlaying ? houseMarks.pause : houseMarks.play} size={24} />
        </Button>
        <IconButton mark={houseMarks.next} label={say('replay.step')} disabled={isEnd} onClick={() => act('step')} />
        <IconButton
          className={style.twice}
          mark={houseMarks.next}
          label={say('replay.turn')}
          disabled={isEnd}
          onClick={() => act('turn')}
        />
      </div>
      <div className={style.speed}>
        <Segmented
          label={intl.formatMessage({ id: 'replay.speed' })}
          value={speed}
          onChange={setSpeed}
          choices={speeds.map(value => ({ value, label: speedNames[value] }))}
        />
      </div>
      <p className={style.keys}>
        <FormattedMessage
          id="replay.keys.step"
          tagName="span"
          values={{ left: () => <Kbd key="left">←</Kbd>, right: () => <Kbd key="right">→</Kbd> }}
        />
        <FormattedMessage
          id="replay.keys.turn"
          tagName="span"
          values={{ shift: () => <Kbd key="shift">Shift</Kbd>, right: () => <Kbd key="right">→</Kbd> }}
        />
        {stretches.length > 1 && (
          <FormattedMessage id="replay.keys.round" tagName="span" values={{ page: () => <Kbd key="page">PgDn</Kbd> }} />
        )}
        <FormattedMessage id="replay.keys.play" tagName="span" values={{ space: () => <Kbd key="space">Space</Kbd> }} />
      </p>
    </div>
  );
}
