import { evidenceToFind, policeToLose, type View } from '@lamplight/shadows/public';
import { clockHeat } from '../../../sound/clock-heat.ts';
import type { SoundScene } from '../../../sound/scene.ts';

/** The soundtrack of a match. Only what everybody at the table can see may change it, or it would give secrets away. */
export function sceneOf(view: View, now: number): SoundScene {
  if (view.phase === 'countdown') return { kind: 'silence', heat: 0 };
  if (view.phase !== 'playing') return { kind: 'table', heat: 0 };
  const { startsAt, endsAt } = view;
  if (startsAt !== null && endsAt !== null) return { kind: 'clock', heat: clockHeat(endsAt - now, endsAt - startsAt) };
  return { kind: 'race', heat: Math.max(...Object.values(view.teams).map(nearness)) };
}

/** How near a team is to the end of the round, one way or the other. */
const nearness = ({ evidence, police }: View['teams']['black']): number =>
  Math.min(1, Math.max(evidence.length / evidenceToFind, police / (policeToLose - 1)) * 0.8 + evidence.length * 0.06);
