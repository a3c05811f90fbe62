import type { Day, Told, View } from '@lamplight/emerald/public';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isFresh } from '../../match/fresh.ts';
import { usePassing } from '../../match/use-passing.ts';
import { announce } from '../../parts/announce/live.tsx';
import { buzz, play } from '../../sound/sound.ts';
import { entriesOf } from '../log/entries.ts';
import { useSpeaking } from '../log/use-speaking.ts';
import { textOf } from '../log/values.ts';
import { usePlaying } from '../view/playing.ts';
import { effectsOf } from './effects.ts';
import { beginsMyTurn, type EmeraldMoment, momentsOf, waits } from './moments-of.ts';

export interface PlayingMoment {
  readonly moment: EmeraldMoment;
  readonly step: number;
}

/** Milliseconds that a moment is shown. */
const time = 1_400;
/** Never more than this in a row: only the newest are shown. */
const most = 3;

/** Turns the tellings of a match into moments, one after the other, and into sound, vibration and sentences. */
export function useMoments(): { readonly shown: PlayingMoment | undefined; readonly end: () => void } {
  const { session, view, personOf } = usePlaying();
  const intl = useIntl();
  const [queue, setQueue] = useState<readonly PlayingMoment[]>([]);
  const nameOf = useCallback((day: Day) => personOf(day).name, [personOf]);
  const speaking = useSpeaking(nameOf);
  const latest = useRef({ speaking, intl });
  useEffect(() => {
    latest.current = { speaking, intl };
  });
  // The markers before the news: a telling only says where they are after it.
  const tracks = useRef(view.tracks);

  useEffect(
    () =>
      session.onNews(({ of, told, at, step }) => {
        const now = session.match?.view as View | undefined;
        if (of !== 'match' || now === undefined) return;
        const news = told as readonly Told[];
        const before = tracks.current;
        tracks.current = now.tracks;
        const { speaking: speak, intl: words } = latest.current;
        const said = entriesOf([{ step, at, told }], before).flatMap(({ head, follows }) => [head, ...follows]);
        const text = said.map(sentence => textOf(sentence, speak));
        if (beginsMyTurn(news, now)) text.push(words.formatMessage({ id: 'emerald.moments.turn' }));
        if (text.length > 0) announce(text.join('. '));
        if (!isFresh(session, at)) return;
        const effects = effectsOf(news, now);
        for (const { name, after } of effects.sounds) play(name, { after });
        if (effects.buzz !== undefined) buzz(effects.buzz);
        const moments = momentsOf(news, now, step).map(moment => ({ moment, step }));
        if (moments.length > 0) setQueue(shown => [...shown, ...moments].slice(-most));
      }),
    [session],
  );

  const [shown] = queue;
  const end = useCallback(() => setQueue(([, ...rest]) => rest), []);
  // A moment that waits ends by its own button only: the tap must not reach an answer below.
  usePassing(shown === undefined || waits(shown.moment) ? undefined : shown, time, end);
  return { shown, end };
}
