/**
 * Notices of the table (coming and going, seats given to bots), kept here for the chat: the server stores only what
 * people said.
 */
import type { News } from '@lamplight/client';
import type { TableView } from '@lamplight/contract/wire';
import { createStore, type ReadableStore } from '../store/store.ts';
import type { Session } from './session.ts';

export const noticeKinds = [
  'joined',
  'left',
  'kicked',
  'pardoned',
  'came',
  'went',
  'became host',
  'gave up on',
  'waits for',
  'replaced',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type Notice = {
  readonly kind: NoticeKind;
  readonly member: number;
  readonly name: string;
  /** Whose seat it is about, if not the person's own. */
  readonly other?: string;
  /** Milliseconds since the table began, as in a chat line. */
  readonly at: number;
};

const most = 50;

type TableTelling = {
  readonly type?: string;
  readonly member?: number | null;
  readonly name?: string;
  readonly by?: number;
  readonly is?: boolean;
};

/** The notices in the news of one step. `names` also knows those who are gone. */
export function noticesIn(news: Pick<News, 'at' | 'told'>, names: ReadonlyMap<number, string>): readonly Notice[] {
  const { at } = news;
  return news.told.flatMap((each): readonly Notice[] => {
    const { type, member, name, by, is } = each as TableTelling;
    const kind = noticeKinds.find(known => known === type);
    if (kind === undefined || typeof member !== 'number') return [];
    const called = name ?? names.get(member);
    if (called === undefined) return [];
    if (kind !== 'gave up on') return [{ kind, member, name: called, at }];
    const who = by === undefined ? undefined : names.get(by);
    if (by === undefined || who === undefined) return [];
    return [{ kind: is === false ? 'waits for' : kind, member: by, name: who, other: called, at }];
  });
}

const logs = new WeakMap<Session, ReadableStore<readonly Notice[]>>();

/** Listens from when the session is opened, so that no notice is missed while another page is shown. */
export function noticesOf(session: Session): ReadableStore<readonly Notice[]> {
  const known = logs.get(session);
  if (known !== undefined) return known;
  const notices = createStore<readonly Notice[]>([]);
  const names = new Map<number, string>();
  const note = (view: TableView | undefined) => {
    for (const { id, name } of [...(view?.members ?? []), ...(view?.barred ?? [])]) names.set(id, name);
  };
  note(session.table?.view);
  session.onChange(() => note(session.table?.view));
  session.onNews(news => {
    if (news.of !== 'table') return;
    const more = noticesIn(news, names);
    if (more.length === 0) return;
    notices.set([...notices.now(), ...more].slice(-most));
  });
  logs.set(session, notices);
  return notices;
}
