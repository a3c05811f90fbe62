import type { View } from '@lamplight/shadows/public';

/** Whether the team waits for me. An Officer's turn is Gather, a Detective's is Move until their vote is given. */
export function isMyTurn({ me, phase, teams, ready }: View): boolean {
  if (me === null) return false;
  if (phase === 'lobby') return !ready.includes(me.seat);
  const own = teams[me.team];
  if (phase !== 'playing' || own === undefined) return false;
  if (me.role === 'officer') return own.step === 'gather';
  return own.step === 'move' && own.pointing?.[me.seat] === undefined;
}
