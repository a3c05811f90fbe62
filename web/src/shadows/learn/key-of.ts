import type { Move } from '@lamplight/shadows/public';

/** The key of a move in a scene. The order of two cards is no signal [SA-GATHER-6]. */
export function keyOf(move: Move): string {
  if (move.type === 'give') return `give ${move.cards.toSorted().join(' ')}`;
  if (move.type === 'swap') return `swap ${move.want ? 'yes' : 'no'}`;
  if (move.type === 'ready' || move.type === 'unpoint') return move.type;
  if (move.type === 'roles') return `roles ${move.officer}`;
  return `${move.type} ${move.cell ?? 'nowhere'}`;
}
