/** Which part of the board the camera follows. */
import { cellAt, distance, nameOf, openCells } from '@lamplight/shadows/public';
import type { Camera } from '../../geometry/camera.ts';
import { type OurView, ownTeam } from '../view/our-view.ts';
import { reachOf } from './reach.ts';

/**
 * On a narrow screen a Detective's board follows the team: its cell and all it can reach, as large as fits. Between two
 * clues it stays on what the next clue may reach, so that it does not jump back and forth. Everybody else has the whole
 * board.
 */
export function cameraOf(view: OurView, { isNarrow }: { readonly isNarrow: boolean }): Camera {
  const { me, phase } = view;
  const own = ownTeam(view);
  if (!isNarrow || own === undefined || me?.role !== 'detective' || phase !== 'playing') return 'whole';
  if (own.step === 'move') return [own.at, ...reachOf(view)];
  const from = cellAt(own.at);
  return openCells.filter(cell => (distance(from, cell) ?? 9) <= 2).map(nameOf);
}
