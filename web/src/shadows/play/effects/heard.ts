import { settingsNow } from '../../../settings/settings.ts';
import { play } from '../../../sound/sound.ts';
import type { Sound } from './effects.ts';

/** Seconds of a walk, after which is heard what was found. */
const walk = 0.44;
const afterAWalk: readonly Sound['name'][] = ['evidence', 'police', 'team-back'];

/** What the match says there is to hear. The steps are the same whatever they lead to. */
export function playSound({ name, ...rest }: Sound): void {
  const isFound = afterAWalk.includes(name);
  if (isFound) play('steps', rest);
  play(name, isFound ? { ...rest, after: walk * settingsNow().speed } : rest);
}
