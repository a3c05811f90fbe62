import { days } from '@lamplight/emerald/public';
import type { SeatProps } from '../../replay/game.ts';
import { SeatLabel } from '../../replay/seat-label.tsx';
import { Agent } from '../cards/piece.tsx';
import { useNames } from '../names/use-names.ts';

/** With the hat of its weekday. */
export function SeatName({ seat, name }: SeatProps) {
  const names = useNames();
  const day = days[seat];
  if (day === undefined) return null;
  return <SeatLabel seat={seat} name={name} sign={<Agent day={day} size={26} />} role={names.day(day)} />;
}
