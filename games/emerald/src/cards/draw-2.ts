import type { TextEffect } from '../effect.ts';
import { drawable } from '../facts.ts';

export const draw2: TextEffect<'draw-2'> = {
  id: 'draw-2',
  rules: ['EM-CARD-DOCTOR-WATSON-1', 'EM-CARD-DOCTOR-WATSON-2', 'EM-CARD-THE-DIOGENES-CLUB-1'],
  text: {
    aim: 'nothing',
    forbids: facts => (drawable(facts) > 0 ? undefined : 'EM-CARD-DOCTOR-WATSON-2'),
    aims: () => [{}],
    play: (work, by) => work.draw(by, 2),
  },
};
