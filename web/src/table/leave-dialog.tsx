import type { TableView } from '@lamplight/contract/wire';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/over/dialog.tsx';
import { go } from '../route.ts';
import { forget, remember } from '../session/my-tables.ts';
import type { Session } from '../session/session.ts';
import { useActs } from './acts.ts';
import { isRunning, me } from './people/people.ts';

interface LeaveDialogProps {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks first only if a match runs: leaving then costs the seat. */
export function LeaveDialog({ session, table, code, isOpen, onClose }: LeaveDialogProps) {
  const acts = useActs(session);
  const isPlaying = isRunning(table) && me(table)?.seat != null;
  const leave = async () => {
    if (acts.isWaiting('leave')) return;
    // Forget first: other tabs hear of it as soon as the server does, and then look here to see whether they left or
    // were removed.
    if (session.connection.type === 'open') forget(code);
    const refused = await acts.run('leave', { type: 'leave' });
    if (refused !== undefined) return remember(code, table.game);
    forget(code);
    go('/');
  };
  const isPlain = isOpen && !isPlaying;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => {
    if (!isPlain) return;
    onClose();
    void leave();
  }, [isPlain]);
  return (
    <Dialog
      title={<FormattedMessage id="table.leave.title" />}
      isOpen={isOpen && isPlaying}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="table.leave.stay" />
          </Button>
          <Button kind="danger" isBusy={acts.isUnsent('leave')} onClick={() => void leave()}>
            <FormattedMessage id="table.leave.do" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="table.leave.textBot" tagName="p" />
    </Dialog>
  );
}
