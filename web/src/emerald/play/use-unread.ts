import { newSince } from '../../table/chat/chat-lines.ts';
import { useRead } from '../../table/chat/read-so-far.ts';
import { usePlaying } from '../view/playing.ts';

/** Lines of the chat that I have not seen. */
export function useUnread(): number {
  const { session, table } = usePlaying();
  return newSince(table, useRead(session));
}
