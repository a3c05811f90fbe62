/** Who wants a rematch. Bots always do, so only people are counted [TB-REMATCH-1]. */
import type { MemberView, TableView } from '@lamplight/contract/wire';
import { me } from '../table/people/people.ts';

export type Rematch = {
  readonly yes: readonly MemberView[];
  readonly awaited: readonly MemberView[];
  /** Undefined for those who only watch. */
  readonly mine: boolean | undefined;
};

export function rematchOf(table: TableView): Rematch {
  const seated = table.members.filter(({ seat }) => seat !== null);
  const own = me(table);
  return {
    yes: seated.filter(({ wantsRematch }) => wantsRematch),
    awaited: seated.filter(({ wantsRematch }) => !wantsRematch),
    mine: own === undefined || own.seat === null ? undefined : own.wantsRematch,
  };
}
