/** Which board stands beside which section, and what a tap on it does. */

import type { View } from '@lamplight/shadows/public';
import { atRest, type LessonFile, type LessonScene, sceneIn } from '../../learn/scene.ts';
import stored from './scenes/rules.json' with { type: 'json' };
import type { ShadowsSectionId } from './sections.ts';

/** `walk`: go there. `look`, `vote`: as a Detective. The others only say what the cell is. */
export const taps = ['walk', 'look', 'vote', 'place', 'thing', 'known', 'district'] as const;
export type ShadowsExampleTap = (typeof taps)[number];

export type ShadowsExample = {
  readonly tap: ShadowsExampleTap;
  /** By the name of a choice. The first is shown at the start. */
  readonly scenes: readonly [name: string, ...more: string[]];
  /** Shows the Officer's cards, and the button to swap them. */
  readonly hasHand?: boolean;
};

export const examples: Readonly<Record<ShadowsSectionId, ShadowsExample>> = {
  idea: { tap: 'walk', scenes: ['idea'] },
  board: { tap: 'place', scenes: ['board'] },
  map: { tap: 'thing', scenes: ['map'] },
  cards: { tap: 'walk', scenes: ['cards-one', 'cards-two'] },
  talk: { tap: 'look', scenes: ['talk'] },
  move: { tap: 'vote', scenes: ['move'] },
  find: { tap: 'walk', scenes: ['find'] },
  swap: { tap: 'thing', scenes: ['swap'], hasHand: true },
  end: { tap: 'walk', scenes: ['end'] },
  roles: { tap: 'known', scenes: ['roles-officer', 'roles-detective', 'roles-rival'] },
  alone: { tap: 'thing', scenes: ['alone'], hasHand: true },
  table: { tap: 'district', scenes: ['table-standard', 'table-alternative'] },
};

const file = stored as unknown as LessonFile<View>;

export const exampleScene = (name: string): LessonScene<View> => atRest(sceneIn(file, name));
