import { type Day, type Move, seatNo, type View } from '@lamplight/emerald/public';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { useAwake } from '../match/use-awake.ts';
import { usePeople } from '../match/use-people.ts';
import { type Sending, useSending } from '../match/use-sending.ts';
import { holdUpdates } from '../offline/update.ts';
import { useMatch } from '../session/session.ts';
import type { MatchProps } from '../table/game.ts';
import { Moments } from './moments/moments.tsx';
import { refusalOf } from './play/refusals.ts';
import { Screen } from './play/screen.tsx';
import { useLayout } from './view/layout.ts';
import { type EmeraldMatchContext, PlayingContext } from './view/playing.ts';
import './style/index.css';

const MatchOver = lazy(async () => ({ default: (await import('./end/match-over.tsx')).MatchOver }));

/** A match of Emerald from the first agent to the last point, as the viewer sees it. */
export function EmeraldMatch(props: MatchProps) {
  const match = useMatch<View>(props.session);
  // Here, beside the throttled view: the answer to a move renders this again, which reads the view with the move's
  // result. Further down, the view from before the move would be drawn once more.
  const sending = useSending<Move>(props.session, refusalOf);
  return match === undefined ? null : <Running key={match.id} view={match.view} sending={sending} {...props} />;
}

interface RunningProps extends MatchProps {
  readonly view: View;
  readonly sending: Sending<Move>;
}

function Running({ view, sending, ...props }: RunningProps) {
  const { session, table, code } = props;
  const { send, pending, isUnsent } = sending;
  const layout = useLayout();
  const people = usePeople(table);
  const personOf = useCallback((day: Day) => people.personAt(seatNo(day)), [people]);
  const isOver = view.phase === 'over';
  useAwake(!isOver);
  useEffect(holdUpdates, []);
  const playing: EmeraldMatchContext = useMemo(
    () => ({ session, table, code, view, layout, send, pending, isUnsent, personOf }),
    [session, table, code, view, layout, send, pending, isUnsent, personOf],
  );
  return (
    <PlayingContext value={playing}>
      {isOver ? (
        <Suspense>
          <MatchOver {...props} />
        </Suspense>
      ) : (
        <Screen />
      )}
      {/* Over both screens: the identity that ends a game is shown on the way to the reckoning. */}
      <Moments />
    </PlayingContext>
  );
}
