import { attend, type GameTypes } from '@lamplight/contract';
import { listOf, oneOf } from './readers.ts';
import type { Spot } from './spot.ts';
import type { Scene } from './stage.ts';

/** The scene after those whom `absent` lists have left, as the rules take it: it may end the match. */
export function withAbsent<T extends GameTypes>(scene: Scene<T>, absent: Spot): Scene<T> {
  const gone = absent.maybe(listOf(oneOf('player', [...scene.seats.keys()]), { distinct: true })) ?? [];
  let { match } = scene;
  for (const [name, seat] of scene.seats) {
    if (gone.includes(name)) match = attend(scene.game, match, { seat, present: false, at: match.now }).match;
  }
  return { ...scene, match };
}
