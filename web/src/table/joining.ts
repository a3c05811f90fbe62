import type { Seat } from '@lamplight/contract';
import type { TableCommand } from '@lamplight/contract/wire';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Session } from '../session/session.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { TableActs } from './acts.ts';
import { seatBot } from './bots/bots.ts';
import { lastBot } from './bots/last-bot.ts';
import { thisBrowser } from './device/browser.ts';
import { openSeatsOf } from './people/people.ts';

/** Joining a table [UX-01]: a name, then one tap on a seat. */
export interface Joining {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly problem: 'table.join.noName' | 'table.refused.nameTaken' | undefined;
  /** The form with the name field: focused when the name is missing. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Takes that seat, or watches without one. */
  readonly join: (seat?: Seat) => void;
  /** Bots take all other seats, at once. */
  readonly wantsBots: boolean;
}

export function useJoining(session: Session, acts: TableActs): Joining {
  const settings = useSettings();
  const guest = useIntl().formatMessage({ id: 'table.join.guest' });
  const [name, setName] = useState(settings.name);
  const [problem, setProblem] = useState<Joining['problem']>();
  const [wantsBots, setWantsBots] = useState(() => new URLSearchParams(location.search).has('bots'));
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  const hasTried = useRef(false);

  const fail = (why: Joining['problem']) => {
    setProblem(why);
    focus();
  };

  const enter = async (given: string, seat?: Seat) => {
    setProblem(undefined);
    const refused = await acts.attempt('join', { type: 'join', name: given, browser: thisBrowser() });
    if (refused === 'TB-NAME-1') return fail('table.refused.nameTaken');
    // TB-ORDER-4: the server cannot read it, so it is a name that shows nothing [TB-NAME-3].
    if (refused === 'TB-ORDER-4') return fail('table.join.noName');
    if (refused !== undefined) return acts.tell(refused);
    if (seat !== undefined) await acts.run('sit', { type: 'sit', seat });
    if (!wantsBots) return;
    setWantsBots(false);
    history.replaceState(null, '', location.pathname);
    await acts.run('start', ...withBots(session));
  };

  const join = (seat?: Seat) => {
    const given = name.trim();
    if (given === '') return fail('table.join.noName');
    if (acts.isWaiting('join')) return;
    changeSettings({ name: given });
    void enter(given, seat);
  };

  // Bots need no name, so a guest plays under a default one. It is not saved: among people the name is still asked.
  const isThere = session.table !== undefined;
  useEffect(() => {
    if (!wantsBots || !isThere || hasTried.current) return;
    hasTried.current = true;
    const view = session.table?.view;
    if (view?.me !== null) return;
    void enter(settings.name || guest, seatWanted(openSeatsOf(view)));
  });

  return { name, setName, problem, form, join, wantsBots };
}

/** The seat that somebody who came to play with bots named in the address; else the first. */
export function seatWanted(open: readonly Seat[]): Seat | undefined {
  const wish = Number(new URLSearchParams(location.search).get('seat') ?? Number.NaN);
  return open.includes(wish) ? wish : open[0];
}

/** Only the host may seat bots. At somebody else's table this just sits down. */
function withBots(session: Session): readonly TableCommand[] {
  const view = session.table?.view;
  if (view === undefined || view.host !== view.me) return [];
  return [...openSeatsOf(view).map(seat => seatBot(view, seat, lastBot())), { type: 'start' }];
}
