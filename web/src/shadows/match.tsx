import type { TableView } from '@lamplight/contract/wire';
import type { Move, View } from '@lamplight/shadows/public';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAwake } from '../match/use-awake.ts';
import { useSending } from '../match/use-sending.ts';
import { holdUpdates } from '../offline/update.ts';
import { showToast } from '../parts/announce/toasts.ts';
import { type Session, useMatchId } from '../session/session.ts';
import { openWords } from '../words/catalogues.ts';
import { afterWords } from './after/words.ts';
import { boardWords } from './board/words.ts';
import { playSound } from './play/effects/heard.ts';
import { MomentOverlay } from './play/effects/moment.tsx';
import { useEffects } from './play/effects/use-effects.ts';
import { useMatchSound } from './play/effects/use-match-sound.ts';
import { useSaying } from './play/effects/use-saying.ts';
import { useChoice } from './play/officer/use-choice.ts';
import { Screen } from './play/screen.tsx';
import { useLayout } from './play/view/layout.ts';
import { sameViewForUs } from './play/view/our-view.ts';
import { asSent } from './play/view/pending.ts';
import { refusalOf } from './play/view/refusals.ts';
import { useTruth } from './play/view/truth.ts';
import { usePeople } from './play/view/use-people.ts';

// No match is drawn without these words, so they load together with its code.
await openWords(boardWords);

const RoundOver = lazy(async () => {
  const [{ RoundOver }] = await Promise.all([import('./after/round-over.tsx'), openWords(afterWords)]);
  return { default: RoundOver };
});
const MatchOver = lazy(async () => {
  const [{ MatchOver }] = await Promise.all([import('./after/match-over.tsx'), openWords(afterWords)]);
  return { default: MatchOver };
});

interface ShadowsMatchProps {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  /** Back to the table, when the match is over. */
  readonly onLeaveMatch: () => void;
}

/** A match of Shadows from its first ready to its end, as the viewer sees it. */
export function ShadowsMatch({ session, ...props }: ShadowsMatchProps) {
  const match = useMatchId(session);
  const truth = useTruth(session, sameViewForUs);
  return truth === undefined ? null : <Running key={match} session={session} truth={truth} {...props} />;
}

function Running({ session, table, code, truth, onLeaveMatch }: ShadowsMatchProps & { readonly truth: View }) {
  const intl = useIntl();
  const layout = useLayout();
  const people = usePeople(table);
  const sending = useSending<Move>(session, refusalOf);
  const [choice, choose] = useChoice();
  const view = useMemo(() => asSent(truth, sending.pending), [truth, sending.pending]);
  const isOver = truth.phase === 'round-over' || truth.phase === 'match-over';
  useAwake(!isOver);
  useMatchSound(session, table, truth);
  useEffect(holdUpdates, []);

  const say = useSaying(people.namesOf);
  const shown = useEffects(session, {
    choice,
    choose,
    say,
    playSound,
    onSnatch: ({ by, isOtherLeft }) =>
      showToast({
        title: intl.formatMessage({ id: 'shadows.snatched' }, { team: by }),
        text: intl.formatMessage({ id: isOtherLeft ? 'shadows.snatched.one' : 'shadows.snatched.all' }),
      }),
  });

  return (
    <>
      {isOver ? (
        <Suspense>
          {truth.phase === 'round-over' ? (
            <RoundOver session={session} table={table} view={truth} code={code} />
          ) : (
            <MatchOver session={session} table={table} view={truth} code={code} onLeaveMatch={onLeaveMatch} />
          )}
        </Suspense>
      ) : (
        <Screen {...{ session, table, code, view, layout, choice, choose, ...sending, ...people }} />
      )}
      {shown !== undefined && <MomentOverlay key={shown.step} moment={shown.moment} view={truth} />}
    </>
  );
}
