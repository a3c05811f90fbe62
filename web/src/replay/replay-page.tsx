import { houseMarks } from '@lamplight/art/public';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../parts/announce/use-title.ts';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { Mark } from '../parts/mark.tsx';
import { Page } from '../shell/page.tsx';
import type { ReplayGame } from './game.ts';
import { type LoadedReplay, loadReplay } from './load.ts';
import style from './replay-page.module.css';
import { RecordLink, ReplayScreen } from './replay-screen.tsx';

type ReplayGames = Readonly<Record<string, { readonly replay: () => Promise<ReplayGame> }>>;

type State =
  | { readonly type: 'loading' | 'none' | 'failed' | 'unknown' }
  | { readonly type: 'there'; readonly replay: LoadedReplay; readonly game: ReplayGame };

interface ReplayPageProps {
  readonly match: string;
  /** By the id that the record gives. Loaded when a match of it is opened. */
  readonly games: ReplayGames;
}

/** A finished match; or why it cannot be shown, and what to do next. */
export function ReplayPage({ match, games }: ReplayPageProps) {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'replay.tab' }));
  const [state, setState] = useState<State>({ type: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what `tries` is for
  useEffect(() => {
    const stop = new AbortController();
    setState({ type: 'loading' });
    void open(match, games, stop.signal).then(next => {
      if (!stop.signal.aborted) setState(next);
    });
    return () => stop.abort();
  }, [match, games, tries]);

  if (state.type === 'there') return <ReplayScreen key={match} match={match} replay={state.replay} game={state.game} />;
  return (
    <Page>
      <div className={style.notice} role="status">
        {state.type === 'loading' ? (
          <p>
            <FormattedMessage id="replay.loading" />
          </p>
        ) : (
          <>
            <h1>
              <FormattedMessage id={`replay.${state.type}`} />
            </h1>
            <p>
              <FormattedMessage id={`replay.${state.type}.what`} />
            </p>
            <div className={style.acts}>
              {state.type === 'unknown' ? (
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

async function open(match: string, games: ReplayGames, signal: AbortSignal): Promise<State> {
  const loaded = await loadReplay(match, signal);
  if (loaded.type !== 'there') return loaded;
  try {
    const game = await games[loaded.replay.game]?.replay();
    return game === undefined ? { type: 'unknown' } : { type: 'there', replay: loaded.replay, game };
  } catch {
    return { type: 'failed' };
  }
}
