/** Why there is no table to show, and so which page to show instead. */
import type { CloseCode, ConnectionState } from '@lamplight/client';

export const ends = ['gone', 'removed', 'left elsewhere', 'moved', 'outdated', 'closed'] as const;
export type ConnectionEnd = (typeof ends)[number];
type ClosedConnection = Extract<ConnectionState, { type: 'closed' }>;

/** The codes that have a page of their own. */
const pages: Partial<Readonly<Record<CloseCode, ConnectionEnd>>> = {
  protocol: 'outdated',
  'no-table': 'gone',
  removed: 'removed',
  moved: 'moved',
};

/** `isRemembered`: this browser still has its token. A member who left in another tab has none. */
export function endOf(
  { code = 'other' }: ClosedConnection,
  { isRemembered }: { readonly isRemembered: boolean },
): ConnectionEnd {
  const end = pages[code] ?? 'closed';
  return end === 'removed' && !isRemembered ? 'left elsewhere' : end;
}
