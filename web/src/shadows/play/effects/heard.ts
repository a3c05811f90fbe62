import { settingsNow } from '../../../settings/settings.ts';
import { play } from '../../../sound/sound.ts';
import type { Sound } from './effects.ts';

/** Seconds of a walk. The sound of a find comes after it. */
const walk = 0.44;
const afterAWalk: readonly Sound['name'][] = ['evidence', 'police', 'team-back'];

/** Plays a sound of the match. Steps sound the same whatever they lead to. */
export function playSound({ name, ...rest }: Sound): void {
  const isFound = afterAWalk.includes(name);
  if (isFound) play('steps', rest);
  play(name, isFound ? { ...rest, after: walk * settingsNow().speed } : rest);
}
