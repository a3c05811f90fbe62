import { BrokenLaw, type LawPlace, type MakeLaw } from './law.ts';

export const sound: MakeLaw = ({ trial }) => {
  const holds = (state: Parameters<typeof trial.sound>[0], where: LawPlace, kind: 'true' | 'imagined') => {
    const broken = trial.sound(state);
    if (broken.length > 0)
      throw new BrokenLaw(where, `In the ${kind} state it is not so that ${broken.join(', nor that ')}.`);
  };
  return {
    says: "The game's own sentences hold in every state, true or imagined.",
    hear({ looks }) {
      for (const { step, viewer, match, imagined } of looks) {
        if (viewer === 'audience') holds(match.state, { step }, 'true');
        holds(imagined(0), { step, viewer }, 'imagined');
      }
      return looks.length + looks.filter(({ viewer }) => viewer === 'audience').length;
    },
  };
};
