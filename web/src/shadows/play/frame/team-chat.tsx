import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../parts/panel.tsx';
import { Chat } from '../../../table/chat/chat.tsx';
import { Face } from '../../../table/people/face.tsx';
import { useOurPlaying } from '../view/playing.ts';
import style from './team-chat.module.css';

/** What a match's chat is called, and who may write in it: an Officer only reads [SA-TALK-1]. */
export function useChatWords() {
  const { view } = useOurPlaying();
  const intl = useIntl();
  const isReadOnly = view.phase === 'playing' && view.me?.role === 'officer';
  const placeholder =
    view.phase === 'playing' && view.me !== null ? intl.formatMessage({ id: 'shadows.chat.write' }) : undefined;
  return { isReadOnly, placeholder, words: ['sure', 'maybe', 'wait'] as const };
}

/** The own team: who is present, and what they say. */
export function TeamChat() {
  const { session, table, view, personAt } = useOurPlaying();
  const words = useChatWords();
  const { me } = view;
  const own = me === null ? undefined : view.teams[me.team];
  const others = own === undefined ? [] : [own.officer, ...own.detectives].filter(seat => seat !== me?.seat);
  const title =
    me === null ? 'shadows.chat.watchers' : me.role === 'officer' ? 'shadows.chat.detectives' : 'shadows.chat.team';
  return (
    <Panel
      isTight
      className={style.chat}
      title={<FormattedMessage id={title} />}
      beside={
        <span className={style.faces}>
          {others.map(seat => (
            <Face key={seat} person={personAt(seat)} size="small" />
          ))}
        </span>
      }
    >
      <Chat session={session} table={table} {...words} />
    </Panel>
  );
}
