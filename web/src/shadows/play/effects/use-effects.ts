import type { Told } from '@lamplight/shadows/public';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isFresh } from '../../../match/fresh.ts';
import { usePassing } from '../../../match/use-passing.ts';
import { announce } from '../../../parts/announce/live.tsx';
import type { Session } from '../../../session/session.ts';
import { settingsNow } from '../../../settings/settings.ts';
import { buzz } from '../../../sound/sound.ts';
import { atLeisure } from '../../../timing/leisure.ts';
import type { CardChoice, ChoiceAct } from '../view/choice.ts';
import { viewNow } from '../view/truth.ts';
import { type Announcement, effectsOf, momentOf, type PlayEffect, type ShadowsMoment, type Sound } from './effects.ts';

interface Outlets {
  readonly choice: CardChoice;
  readonly choose: (act: ChoiceAct) => void;
  readonly say: (say: Announcement) => string;
  readonly onSnatch: (snatch: NonNullable<PlayEffect['snatch']>) => void;
  readonly playSound: (sound: Sound) => void;
}

export type ShownMoment = { readonly moment: ShadowsMoment; readonly step: number };

/** Milliseconds that a walk takes before the find is shown. */
const walk = 440;
const momentTimes = { evidence: 1_400, police: 1_400, round: 2_200 } as const;

/** Turns the tellings of a match into sounds, vibration, moments and sentences. */
export function useEffects(session: Session, outlets: Outlets): ShownMoment | undefined {
  const [shown, setShown] = useState<ShownMoment>();
  const latest = useRef(outlets);
  useEffect(() => {
    latest.current = outlets;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.onNews(({ of, told, at, step }) => {
      const view = viewNow(session);
      if (of !== 'match' || view === undefined) return;
      const { choice, choose, say, onSnatch, playSound } = latest.current;
      const news = told as readonly Told[];
      const effects = effectsOf(news, { view, chosen: choice.cards });
      const mine = view.me?.team;
      if (mine !== undefined) for (const each of news) choose({ type: 'told', told: each, mine });
      const isNow = isFresh(session, at);
      const said = effects.flatMap(effect => effect.say ?? []);
      if (said.length > 0) atLeisure(() => said.map(say).forEach(announce));
      for (const effect of effects) {
        if (effect.snatch !== undefined) onSnatch(effect.snatch);
        if (!isNow) continue;
        if (effect.sound !== undefined) playSound(effect.sound);
        if (effect.buzz !== undefined) buzz(effect.buzz);
      }
      const moment = momentOf(effects);
      if (moment === undefined || !isNow) return;
      const { speed } = settingsNow();
      clearTimeout(timer);
      timer = setTimeout(() => setShown({ moment, step }), moment.type === 'round' ? 0 : walk * speed);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session]);

  const end = useCallback(() => setShown(undefined), []);
  usePassing(shown, shown === undefined ? undefined : momentTimes[shown.moment.type], end);
  return shown;
}
