import { shadowsMarks } from '@lamplight/art/public';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Coach, saying } from '../../learn/coach.tsx';
import { type LessonProps, useLesson } from '../../learn/use-lesson.ts';
import { useStillPage } from '../../match/use-still-page.ts';
import { useToastPlace } from '../../match/use-toast-place.ts';
import { showToast } from '../../parts/announce/toasts.ts';
import { playSound } from '../play/effects/heard.ts';
import { MomentOverlay } from '../play/effects/moment.tsx';
import { useEffects } from '../play/effects/use-effects.ts';
import { useSaying } from '../play/effects/use-saying.ts';
import { ShadowsKeys } from '../play/frame/shadows-keys.tsx';
import { ZoomAct } from '../play/map/zoom-act.tsx';
import { useChoice } from '../play/officer/use-choice.ts';
import style from '../play/screen.module.css';
import type { ChoiceAct } from '../play/view/choice.ts';
import { useLayout } from '../play/view/layout.ts';
import { PlayingContext } from '../play/view/playing.ts';
import { usePeople } from '../play/view/use-people.ts';
import { Zoom } from '../zoom/zoom.tsx';
import { DetectiveLesson } from './detective-lesson.tsx';
import { OfficerLesson } from './officer-lesson.tsx';
import { shadowsRun } from './shadows-run.ts';
import { roleIn, type ShadowsStepId, sceneOf, ways } from './steps.ts';

/** One step, played on the screens of the game. Keyed by its step, so that each starts fresh. */
export function Lesson({ step, bar, onDone, onNext }: LessonProps<ShadowsStepId>) {
  const intl = useIntl();
  const layout = useLayout();
  const screen = useRef<HTMLElement>(null);
  useToastPlace(screen);
  useStillPage(layout !== 'phone');
  const nameOf = (name: string) => intl.formatMessage({ id: 'shadows.cast' }, { name });
  const [{ run, table }] = useState(() => shadowsRun(sceneOf(step), nameOf));
  const state = useLesson(run, onDone);
  const people = usePeople(table);
  const [choice, dispatch] = useChoice();

  const choose = useCallback(
    (act: ChoiceAct) => {
      dispatch(act);
      if (act.type === 'tap') run.choose(act.card);
    },
    [run, dispatch],
  );
  const say = useSaying(people.namesOf);
  const shown = useEffects(run.session, {
    choice,
    choose,
    say,
    playSound,
    onSnatch: ({ by, isOtherLeft }) =>
      showToast({
        mark: shadowsMarks[`emblem-${by}`],
        team: by,
        title: intl.formatMessage({ id: 'shadows.snatched' }, { team: by }),
        text: intl.formatMessage({ id: isOtherLeft ? 'shadows.snatched.one' : 'shadows.snatched.all' }),
      }),
  });
  const again = () => {
    dispatch({ type: 'clear' });
    run.start();
  };
  const way = ways[step];
  const words = saying(state);
  const coach = (
    <Coach
      title={intl.formatMessage({ id: `learn.${step}` })}
      text={intl.formatMessage({ id: words === 'astray' ? 'learn.astray' : `learn.${step}.${words}` })}
      state={state}
      onShow={way === undefined ? undefined : () => void run.move(way)}
      onAgain={again}
      onNext={onNext}
    />
  );
  const { view } = state;
  const playing = useMemo(
    () => ({ session: run.session, table, code: '', view, layout, choice, choose, send: run.move, ...people }),
    [run, table, view, layout, choice, choose, people],
  );
  const role = roleIn(step);
  return (
    <PlayingContext value={{ ...playing, pending: [], isUnsent: false, openChat: () => undefined }}>
      <main ref={screen} className={style.screen} data-layout={layout} data-role={role}>
        {bar}
        {role === 'officer' ? <OfficerLesson coach={coach} /> : <DetectiveLesson coach={coach} />}
      </main>
      <ShadowsKeys />
      <Zoom action={picture => <ZoomAct picture={picture} />} />
      {shown !== undefined && <MomentOverlay key={shown.step} moment={shown.moment} view={view} />}
    </PlayingContext>
  );
}
