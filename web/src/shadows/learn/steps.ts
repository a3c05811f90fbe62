import type { Move, View } from '@lamplight/shadows/public';
import { type LessonFile, type LessonScene, sceneIn } from '../../learn/scene.ts';
import stored from './scenes/learn.json' with { type: 'json' };

/** One thing each, in this order; the first six as a Detective, the rest as an Officer. */
export const steps = [
  'look',
  'vote',
  'two',
  'silence',
  'police',
  'agree',
  'map',
  'one',
  'pair',
  'snatched',
  'swap',
  'client',
] as const;
export type ShadowsStepId = (typeof steps)[number];

/** The move that leads on, for somebody who wants to be shown. In `snatched` no move does: the rival is quicker. */
export const ways: Readonly<Record<ShadowsStepId, Move | undefined>> = {
  look: { type: 'look', cell: '-1,0' },
  vote: { type: 'point', cell: '-1,0' },
  two: { type: 'point', cell: '-3,2' },
  silence: { type: 'point', cell: '-3,1' },
  police: { type: 'point', cell: '-2,-1' },
  agree: { type: 'point', cell: '-1,-2' },
  map: { type: 'intend', cell: '-1,0' },
  one: { type: 'give', cards: ['i79'] },
  pair: { type: 'give', cards: ['i22', 'i68'] },
  snatched: undefined,
  swap: { type: 'swap', want: true },
  client: { type: 'give', cards: ['i71'] },
};

const file = stored as unknown as LessonFile<View>;
export const sceneOf = (step: ShadowsStepId): LessonScene<View> => sceneIn(file, step);
export const roleIn = (step: ShadowsStepId): 'detective' | 'officer' =>
  steps.indexOf(step) < steps.indexOf('map') ? 'detective' : 'officer';
