import { type Day, seatNo } from '@lamplight/emerald/public';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Coach, saying } from '../../learn/coach.tsx';
import { type LessonProps, useLesson } from '../../learn/use-lesson.ts';
import { usePeople } from '../../match/use-people.ts';
import { Screen } from '../play/screen.tsx';
import { ExampleCount } from '../rules/example-count.tsx';
import { useLayout } from '../view/layout.ts';
import { type EmeraldMatchContext, PlayingContext } from '../view/playing.ts';
import '../style/index.css';
import { emeraldRun } from '../scenes/emerald-run.ts';
import style from './lesson.module.css';
import { type EmeraldStepId, sceneOf, ways } from './steps.ts';

/** Steps in which the other players matter. */
const withOthers: readonly EmeraldStepId[] = ['turn', 'tracks', 'block', 'reveal', 'end'];

/** One step, played on the screen of the game. Keyed by its step, so that each starts fresh. */
export function Lesson({ step, bar, onDone, onNext }: LessonProps<EmeraldStepId>) {
  const intl = useIntl();
  const layout = useLayout();
  const nameOf = (name: string) => intl.formatMessage({ id: 'emerald.rules.cast' }, { name });
  const [{ run, table }] = useState(() => emeraldRun(sceneOf(step), nameOf));
  const state = useLesson(run, onDone);
  const people = usePeople(table);
  const personOf = useCallback((day: Day) => people.personAt(seatNo(day)), [people]);

  const { view } = state;
  const { session, move } = run;
  const playing: EmeraldMatchContext = useMemo(
    () => ({ session, table, code: '', view, layout, send: move, pending: [], isUnsent: false, personOf }),
    [session, table, view, layout, move, personOf],
  );
  const words = saying(state);
  const coach = (
    <div className={style.coach} data-layout={layout} data-coach="">
      <Coach
        title={intl.formatMessage({ id: `emerald.learn.${step}` })}
        text={intl.formatMessage({
          id: words === 'astray' ? 'emerald.learn.astray' : `emerald.learn.${step}.${words}`,
        })}
        state={state}
        onShow={() => void run.move(ways[step])}
        onAgain={run.start}
        onNext={onNext}
      />
      {view.phase === 'over' && <ExampleCount view={view} />}
    </div>
  );
  return (
    <PlayingContext value={playing}>
      <Screen lesson={{ bar, coach, isAlone: !withOthers.includes(step) }} />
    </PlayingContext>
  );
}
