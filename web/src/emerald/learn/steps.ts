import type { Move, View } from '@lamplight/emerald/public';
import { type LessonFile, type LessonScene, sceneIn } from '../../learn/scene.ts';
import stored from './scenes/learn.json' with { type: 'json' };

/** One move each, in this order. */
export const steps = [
  'agents',
  'place',
  'back',
  'turn',
  'claim',
  'move',
  'tracks',
  'kill',
  'text',
  'block',
  'reveal',
  'end',
] as const;
export type EmeraldStepId = (typeof steps)[number];

const toParis = { from: 'vienna', to: 'paris' } as const;

/** The move that leads on, for somebody who wants to be shown. */
export const ways: Readonly<Record<EmeraldStepId, Move>> = {
  agents: { type: 'place-agent', city: 'paris' },
  place: { type: 'place', cards: ['start-handbills', 'start-street-orator'], city: 'vienna' },
  back: { type: 'retrieve', cards: ['start-banker'], from: { limbo: 2 } },
  turn: { type: 'end-turn' },
  claim: { type: 'claim', card: 'start-informer', city: 'vienna' },
  move: { type: 'move', cards: ['start-cab-driver'], moves: [toParis, toParis] },
  tracks: { type: 'track', cards: ['prince-kropotkin', 'the-black-international'] },
  kill: { type: 'assassinate', card: 'hired-assassin', city: 'paris', target: 'royalty', bombs: ['start-chemist'] },
  text: { type: 'text', card: 'doctor-watson' },
  block: { type: 'block', card: 'sherlock-holmes' },
  reveal: {
    type: 'assassinate',
    card: 'start-knife-in-the-dark',
    city: 'st-petersburg',
    target: { agent: 'tuesday' },
    bombs: [],
  },
  end: { type: 'claim', card: 'start-informer', city: 'vienna' },
};

const file = stored as unknown as LessonFile<View>;
export const sceneOf = (step: EmeraldStepId): LessonScene<View> => sceneIn(file, step);
