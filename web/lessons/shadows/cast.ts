import type { Json } from '@lamplight/contract';
import { type Shadows, shadowsKit } from '@lamplight/shadows/kit';
import type { Move } from '@lamplight/shadows/public';
import { type Cast, type FilmShot, set } from '../film.ts';

function keyOf(move: Move): string {
  if (move.type === 'give') return `give ${move.cards.join(' ')}`;
  if (move.type === 'swap') return `swap ${move.want ? 'yes' : 'no'}`;
  if (move.type === 'ready' || move.type === 'unpoint') return move.type;
  if (move.type === 'roles') return `roles ${move.officer}`;
  return `${move.type} ${move.cell ?? 'nowhere'}`;
}

const cast: Cast<Shadows> = { kit: shadowsKit, seed: 7, keyOf };

export const setShadows = (given: Json, viewer: string): FilmShot<Shadows> => set(cast, given, viewer);
