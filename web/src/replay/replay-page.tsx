import { houseMarks } from '@lamplight/art/public';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Mark } from '../parts/mark.tsx';
import { Page } from '../parts/page.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { ReplayGame } from './game.ts';
import { replayGame } from './games.ts';
import { loadReplay, type MatchReplay } from './load.ts';
import style from './replay-page.module.css';
import { RecordLink, ReplayScreen } from './replay-screen.tsx';

type State =
  | { readonly is: 'loading' | 'none' | 'failed' | 'unknown' }
  | { readonly is: 'there'; readonly replay: MatchReplay; readonly game: ReplayGame };

/** A finished match, watched again; or why not, and what to do next. */
export function ReplayPage({ match }: { readonly match: string }) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'replay.tab' }));
  const [state, setState] = useState<State>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what `tries` is for
  useEffect(() => {
    const stop = new AbortController();
    setState({ is: 'loading' });
    void open(match, stop.signal).then(next => {
      if (!stop.signal.aborted) setState(next);
    });
    return () => stop.abort();
  }, [match, tries]);

  if (state.is === 'there') return <ReplayScreen key={match} match={match} replay={state.replay} game={state.game} />;
  return (
    <Page>
      <div className={style.notice} role="status">
        {state.is === 'loading' ? (
          <p>
            <FormattedMessage id="replay.loading" />
          </p>
        ) : (
          <>
            <h1>
              <FormattedMessage id={`replay.${state.is}`} />
            </h1>
            <p>
              <FormattedMessage id={`replay.${state.is}.what`} />
            </p>
            <div className={style.acts}>
              {state.is === 'unknown' ? (
                <RecordLink match={match} kind="primary" />
              ) : (
                <Button kind="primary" onClick={() => setTries(tries + 1)}>
                  <Mark of={houseMarks.rotate} size={18} />
                  <FormattedMessage id="replay.again" />
                </Button>
              )}
              <ButtonLink href="/">
                <FormattedMessage id="replay.home" />
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

async function open(match: string, signal: AbortSignal): Promise<State> {
  const loaded = await loadReplay(match, signal);
  if (loaded.is !== 'there') return loaded;
  try {
    const game = await replayGame(loaded.replay.game);
    return game === undefined ? { is: 'unknown' } : { is: 'there', replay: loaded.replay, game };
  } catch {
    return { is: 'failed' };
  }
}
