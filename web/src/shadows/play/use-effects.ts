import type { Told, View } from '@lamplight/shadows/public';
import { useEffect, useRef, useState } from 'react';
import { afterFrame } from '../../parts/after-frame.ts';
import { announce } from '../../parts/live.tsx';
import { settingsNow } from '../../settings/settings.ts';
import { buzz } from '../../sound/sound.ts';
import type { Session } from '../../table/session.ts';
import type { Choice, ChoiceAct } from './choice.ts';
import { type Effect, effectsOf, type Moment, momentOf, type Say, type Sound } from './effects.ts';

interface Outlets {
  readonly choice: Choice;
  readonly choose: (act: ChoiceAct) => void;
  readonly say: (say: Say) => string;
  readonly onSnatch: (snatch: NonNullable<Effect['snatch']>) => void;
  readonly playSound: (sound: Sound) => void;
}

export type ShownMoment = { readonly moment: Moment; readonly step: number };

/** What is older than this, in ms, is not played as if it happened now: it came in after a gap in the line. */
const freshFor = 4_000;
/** How long the steps of a figure take before what it found is shown. */
const walk = 440;
const momentTimes = { evidence: 1_400, police: 1_400, round: 2_200 } as const;

/** Turns what the match tells into sound, buzz, moment and word. */
export function useEffects(session: Session, outlets: Outlets): ShownMoment | undefined {
  const [shown, setShown] = useState<ShownMoment>();
  const latest = useRef(outlets);
  useEffect(() => {
    latest.current = outlets;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.onNews(({ of, told, at, step }) => {
      const view = session.match?.view as View | undefined;
      if (of !== 'match' || view === undefined) return;
      const { choice, choose, say, onSnatch, playSound } = latest.current;
      const news = told as readonly Told[];
      const effects = effectsOf(news, { view, chosen: choice.cards });
      const mine = view.me?.team;
      if (mine !== undefined) for (const each of news) choose({ type: 'told', told: each, mine });
      const isFresh = (session.now() ?? at) - at < freshFor;
      const said = effects.flatMap(effect => effect.say ?? []);
      if (said.length > 0) afterFrame(() => said.map(say).forEach(announce));
      for (const effect of effects) {
        if (effect.snatch !== undefined) onSnatch(effect.snatch);
        if (!isFresh) continue;
        if (effect.sound !== undefined) playSound(effect.sound);
        if (effect.buzz !== undefined) buzz(effect.buzz);
      }
      const moment = momentOf(effects);
      if (moment === undefined || !isFresh) return;
      const { speed } = settingsNow();
      clearTimeout(timer);
      timer = setTimeout(() => setShown({ moment, step }), moment.kind === 'round' ? 0 : walk * speed);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session]);

  useEffect(() => {
    if (shown === undefined) return;
    const { speed } = settingsNow();
    // Without motion the picture stands as long: it is there to be read.
    const timer = setTimeout(() => setShown(undefined), momentTimes[shown.moment.kind] * (speed === 0.5 ? 0.6 : 1));
    const end = () => setShown(undefined);
    // A tap ends it early, and does what it hit.
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [shown]);
  return shown;
}
