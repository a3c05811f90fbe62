import { attend, type GameTypes } from '@lamplight/contract';
import { listOf, oneOf } from './readers.ts';
import type { JsonSpot } from './spot.ts';
import type { ScenarioScene } from './stage.ts';

/**
 * The scene after those listed in `absent` have left. The rules are applied to each leaving, so it may end the match.
 */
export function withAbsent<T extends GameTypes>(scene: ScenarioScene<T>, absent: JsonSpot): ScenarioScene<T> {
  const gone = absent.maybe(listOf(oneOf('player', [...scene.seats.keys()]), { distinct: true })) ?? [];
  let { match } = scene;
  for (const [name, seat] of scene.seats) {
    if (gone.includes(name)) match = attend(scene.game, match, { seat, present: false, at: match.now }).match;
  }
  return { ...scene, match };
}
