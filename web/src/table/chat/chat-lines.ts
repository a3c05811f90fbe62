/** Chat lines and notices, in one order. */
import type { ChatLineView, TableView } from '@lamplight/contract/wire';
import type { Notice } from '../../session/notices.ts';

export type ChatItem =
  | { readonly key: string; readonly said: ChatLineView }
  | { readonly key: string; readonly notice: Notice };

/** A muted member is hidden, also in what they said before [TB-MUTE-1]. */
export function linesOf({ talk, muted }: TableView, notices: readonly Notice[]): readonly ChatItem[] {
  const said = talk
    .filter(({ by }) => !muted.includes(by))
    .map((line, n): ChatItem => ({ key: `said-${line.at}-${line.by}-${n}`, said: line }));
  const told = notices.map((notice, n): ChatItem => ({ key: `told-${notice.at}-${notice.kind}-${n}`, notice }));
  return [...said, ...told].toSorted((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = (line: ChatItem): number => ('said' in line ? line.said.at : line.notice.at);

/** How many lines others have written since then. */
export const newSince = (table: TableView, at: number): number =>
  table.talk.filter(line => line.at > at && line.by !== table.me && !table.muted.includes(line.by)).length;
