import type { Session } from '../session/session.ts';

/** What is older than this, in ms, is not played as if it happened now: it came in after a lost connection. */
const freshFor = 4_000;

export const isFresh = (session: Pick<Session, 'now'>, at: number): boolean => (session.now() ?? at) - at < freshFor;
