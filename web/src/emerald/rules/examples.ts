/** Which position stands beside which section, and what of it is shown. */
import type { CityId, View } from '@lamplight/emerald/public';
import { atRest, type LessonFile, type LessonScene, sceneIn } from '../../learn/scene.ts';
import stored from './scenes/rules.json' with { type: 'json' };

export interface EmeraldExample {
  /** By the name of a choice, or at random, where dice decide. */
  readonly scenes: readonly [name: string, ...more: string[]];
  readonly isChosen?: boolean;
  readonly cities: readonly CityId[];
  readonly shows: readonly ('hand' | 'limbo' | 'tracks' | 'scores' | 'sanity' | 'count')[];
}

export const examples = {
  place: { scenes: ['place'], cities: ['london', 'vienna', 'rome'], shows: ['hand', 'limbo'] },
  claim: { scenes: ['claim'], cities: ['paris', 'madrid', 'cairo', 'berlin'], shows: ['hand', 'limbo'] },
  back: { scenes: ['back'], cities: ['london', 'rome'], shows: ['hand', 'limbo'] },
  tracks: { scenes: ['tracks'], cities: [], shows: ['tracks', 'scores', 'hand'] },
  kill: { scenes: ['kill'], cities: ['paris'], shows: ['hand', 'sanity'] },
  block: { scenes: ['block'], cities: ['rome'], shows: ['hand'] },
  sanity: { scenes: ['sanity-madness', 'sanity-calm'], cities: ['rome'], shows: ['hand', 'sanity'] },
  reveal: {
    scenes: ['reveal-loyalist', 'reveal-restorationist'],
    cities: ['st-petersburg', 'berlin'],
    shows: ['hand'],
  },
  count: {
    scenes: ['count-loyalist', 'count-restorationist', 'count-traitor'],
    isChosen: true,
    cities: [],
    shows: ['tracks', 'count'],
  },
} as const satisfies Readonly<Record<string, EmeraldExample>>;
export type ExampleId = keyof typeof examples;

export const isExample = (section: string): section is ExampleId => section in examples;

const file = stored as unknown as LessonFile<View>;

export const exampleScene = (name: string): LessonScene<View> => atRest(sceneIn(file, name));
