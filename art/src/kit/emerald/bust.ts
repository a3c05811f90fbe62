import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { type Build, face, type Nose } from './faces.ts';
import { type Garment, garments } from './garments.ts';
import { type Beard, beards, type Hair, hairs } from './hair.ts';
import { type Hat, hat } from './hats.ts';

interface Bust {
  readonly is?: 'man' | 'woman';
  readonly nose?: Nose;
  readonly build?: Build;
  readonly hat?: Hat;
  readonly hair?: Hair;
  readonly beard?: Beard;
  readonly wears?: Garment;
  /** −1 ink … 1 light: how dark the paper of the face is. */
  readonly tone?: number;
  /** What the person wears or holds before the face and the coat. */
  readonly props?: readonly Node[];
}

/** Head and shoulders in profile, facing right, the throat at the origin; 236 high without a hat. */
export function bust(wanted: Bust = {}): Group {
  const { is = 'man', nose = 'straight', build = is === 'woman' ? 'fine' : 'lean', tone = -0.42 } = wanted;
  const { hair = 'short', beard = 'none', wears = 'coat', props = [] } = wanted;
  return concept(
    is,
    [
      area(face(nose, build), 'mass', tone),
      stroke('M-26 -132C-38 -142 -46 -124 -36 -112C-30 -104 -24 -110 -26 -118', 3, 'lit', { opacity: 0.35 }),
      ...hairs[hair],
      concept('coat', garments[wears]),
      ...beards[beard],
      ...(wanted.hat === undefined ? [] : [hat(wanted.hat)]),
      ...props,
    ],
    { also: ['person', 'silhouette'], rim: 1.1, shade: { to: [-0.7, 1], depth: 0.55 } },
  );
}
