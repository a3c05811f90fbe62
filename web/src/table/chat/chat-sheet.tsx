import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Sheet } from '../../parts/over/sheet.tsx';
import { Chat, type ChatProps } from './chat.tsx';
import { readAll } from './read-so-far.ts';

interface ChatSheetProps extends ChatProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The whole chat over the lower half of a phone. */
export function ChatSheet({ isOpen, onClose, ...chat }: ChatSheetProps) {
  const { session, table } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every line that comes.
  useEffect(() => {
    if (isOpen) readAll(session);
  }, [isOpen, session, table.talk.length]);
  return (
    <Sheet title={<FormattedMessage id="table.chat.title" />} isOpen={isOpen} onClose={onClose}>
      <Chat {...chat} />
    </Sheet>
  );
}
