import type { TableView } from '@lamplight/contract/wire';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../parts/announce/toasts.ts';
import { isRunning, me } from './people.ts';

/**
 * During a match all others may give the seat of an away player to a bot [TB-SEAT-6]. Without this message the page
 * would just change.
 */
export function useSeatLoss(table: TableView): void {
  const intl = useIntl();
  const seat = me(table)?.seat;
  const isPlaying = isRunning(table);
  const before = useRef(seat);
  useEffect(() => {
    const hadSeat = before.current != null;
    before.current = seat;
    if (!hadSeat || seat !== null || !isPlaying) return;
    showToast({
      title: intl.formatMessage({ id: 'table.seatLost.title' }),
      text: intl.formatMessage({ id: 'table.seatLost.text' }),
    });
  }, [seat, isPlaying, intl]);
}
