import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mark } from '../parts/mark.tsx';
import { Panel } from '../parts/panel.tsx';
import type { ReplayGame } from './game.ts';
import type { LoadedReplay, SeenBy } from './load.ts';
import style from './seen-by.module.css';
import type { ReplayPlayback } from './use-playing.ts';

interface Props {
  readonly playing: ReplayPlayback;
  readonly replay: LoadedReplay;
  readonly SeatName: ReplayGame['SeatName'];
}

/** The choice of viewer: all at once, the audience, or a player [UX-36]. */
export function SeenByChoice({ playing, replay, SeatName }: Props) {
  const intl = useIntl();
  const { seenBy, setSeenBy, frames, at } = playing;
  const frame = frames[at];
  const choice = (value: SeenBy, words: React.ReactNode) => (
    <label key={value} className={style.choice}>
      <input type="radio" name="seen-by" checked={value === seenBy} onChange={() => setSeenBy(value)} />
      {words}
    </label>
  );
  return (
    <Panel isTight title={<FormattedMessage id="replay.seen" />}>
      <div role="radiogroup" aria-label={intl.formatMessage({ id: 'replay.seen' })} className={style.choices}>
        {choice(
          'open',
          <>
            <Mark of={houseMarks.watch} />
            <FormattedMessage id="replay.seen.open" />
          </>,
        )}
        {choice(
          'audience',
          <>
            <Mark of={houseMarks.people} />
            <FormattedMessage id="replay.seen.audience" />
          </>,
        )}
        {frame !== undefined &&
          replay.sitting.map((name, seat) => choice(seat, <SeatName seat={seat} frame={frame} name={name} />))}
      </div>
    </Panel>
  );
}
