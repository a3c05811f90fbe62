/** All tellings of a match for this viewer, from its first step: kept as they come; earlier ones are fetched. */
import type { News, PastSteps, StepTellings } from '@lamplight/client';
import { createStore, type ReadableStore } from '../store/store.ts';

export interface Tellings {
  /** In order, none twice. */
  readonly list: readonly StepTellings[];
  /** Nothing was told before the first of them. */
  readonly isWhole: boolean;
}

export interface TellingsSource extends ReadableStore<Tellings> {
  /** Fetches what came before, in as many requests as it takes. Called by whatever shows a log. */
  readonly fetch: () => void;
}

/** The part of a session that this needs. */
interface TellingSession {
  readonly match:
    | { readonly id: string; readonly step: number; readonly view: unknown; readonly anew?: number }
    | undefined;
  onChange(listener: () => void): () => void;
  onNews(listener: (news: News) => void): () => void;
  toldBefore(step: number): Promise<PastSteps>;
}

/** A match between people has a few hundred. One that programs have made longer is not fetched whole. */
const most = 4_000;

const sources = new WeakMap<TellingSession, TellingsSource>();

/** Listens from when the session is opened, so that nothing is lost while the game's code still loads. */
export function tellingsOf(session: TellingSession): TellingsSource {
  const known = sources.get(session);
  if (known !== undefined) return known;
  const source = listen(session);
  sources.set(session, source);
  return source;
}

const none: Tellings = { list: [], isWhole: false };

function listen(session: TellingSession): TellingsSource {
  const kept = createStore(none);
  /** Which match, which viewer, and how often its tellings were taken back. */
  let viewerKey = '';
  let isWanted = false;
  let isAsking = false;
  const keyNow = () => {
    const { match } = session;
    const me = (match?.view as { readonly me?: unknown } | null | undefined)?.me ?? null;
    return match === undefined ? '' : `${match.id} ${JSON.stringify(me)} ${match.anew ?? 0}`;
  };
  const look = () => {
    const now = keyNow();
    if (now === viewerKey) return;
    viewerKey = now;
    kept.set(none);
    if (isWanted) void ask();
  };
  async function ask(): Promise<void> {
    if (isAsking || kept.now().isWhole || session.match === undefined) return;
    isAsking = true;
    const asked = viewerKey;
    const first = kept.now().list[0]?.step ?? session.match.step + 1;
    const past = await session.toldBefore(first).catch(() => undefined);
    isAsking = false;
    if (past === undefined) return;
    if (asked === viewerKey && past.id === session.match.id) {
      const since = kept.now().list;
      const before = past.tellings.filter(({ step }) => step < (since[0]?.step ?? Number.POSITIVE_INFINITY));
      const list = [...before, ...since];
      kept.set({ list, isWhole: !past.more || before.length === 0 || list.length >= most });
    }
    void ask();
  }
  session.onChange(look);
  session.onNews(({ of, step, at, told }) => {
    if (of !== 'match') return;
    look();
    const { list, isWhole } = kept.now();
    if (told.length === 0 || step <= (list.at(-1)?.step ?? 0)) return;
    kept.set({ list: [...list, { step, at, told }], isWhole });
  });
  look();
  return {
    now: kept.now,
    onChange: kept.onChange,
    fetch: () => {
      isWanted = true;
      void ask();
    },
  };
}
