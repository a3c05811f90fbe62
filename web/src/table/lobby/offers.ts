/** The menu of a name: what I may do about that person now. */
import type { MemberView, TableView } from '@lamplight/contract/wire';
import { isHost, isRunning } from '../people/people.ts';

export const offers = [
  'rename',
  'move device',
  'stand',
  'mute',
  'hear',
  'place',
  'free seat',
  'hand over',
  'kick',
  'leave',
] as const;
export type TableOffer = (typeof offers)[number];

/** Nothing for those who have not joined: they see no names. */
export function offersTo(table: TableView, about: MemberView): readonly TableOffer[] {
  if (table.me === null) return [];
  return about.id === table.me ? aboutMe(table, about) : aboutAnother(table, about);
}

/** [TB-NAME-2] [TB-SEAT-3] */
function aboutMe(table: TableView, { seat }: MemberView): readonly TableOffer[] {
  if (isRunning(table)) return ['move device', 'leave'];
  return seat === null ? ['rename', 'move device', 'leave'] : ['rename', 'move device', 'stand', 'leave'];
}

/**
 * [TB-MUTE-1] [TB-HOST-1] [TB-SEAT-5]. During a match nobody with a seat is kicked, and only they can become host
 * [TB-KICK-3] [TB-HOST-5].
 */
function aboutAnother(table: TableView, { id, seat }: MemberView): readonly TableOffer[] {
  const anyone: readonly TableOffer[] = [table.muted.includes(id) ? 'hear' : 'mute'];
  if (!isHost(table)) return anyone;
  if (isRunning(table)) return [...anyone, seat === null ? 'kick' : 'hand over'];
  const freeing: readonly TableOffer[] = seat === null ? [] : ['free seat'];
  return [...anyone, 'place', ...freeing, 'hand over', 'kick'];
}
