/** Whether a match can start, and if not, who or what is missing [TB-START-1]. */
import type { Seat } from '@lamplight/contract';
import type { MemberView, TableView } from '@lamplight/contract/wire';
import { freeSeatsOf } from '../people/people.ts';

export type Readiness = {
  readonly free: readonly Seat[];
  /** Seated, present, and not ready. The host need not be ready. */
  readonly unready: readonly MemberView[];
  /** Seated and away: the start does not wait for them. */
  readonly away: readonly MemberView[];
  readonly ready: number;
  readonly seated: number;
  readonly canStart: boolean;
};

export function readinessOf(table: TableView): Readiness {
  const seated = table.members.filter(({ seat }) => seat !== null);
  const isReady = ({ id, ready }: MemberView) => ready || id === table.host;
  const unready = seated.filter(member => member.present && !isReady(member));
  const free = freeSeatsOf(table);
  return {
    free,
    unready,
    away: seated.filter(({ present }) => !present),
    ready: seated.filter(isReady).length,
    seated: seated.length,
    canStart: free.length === 0 && unready.length === 0,
  };
}
