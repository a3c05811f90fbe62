import type { GameTypes } from '@lamplight/contract';
import { BrokenLaw, type Case, type MakeLaw } from './law.ts';
import { differences } from './values/paths.ts';
import { collapse } from './values/snapshot.ts';
import { covering, type TreePath } from './values/tree.ts';

export const hidden: MakeLaw = brought => {
  const { standings, secrets, fieldsOf } = brought;
  const varied = new Map<string, Set<TreePath>>(standings.map(standing => [standing, new Set()]));
  return {
    says: 'What varies between two states imagined from one view is what the snapshot says is hidden from its viewer; all the rest is as in the true state.',
    hear({ looks }) {
      for (const { step, viewer, standing, match, imagined } of looks) {
        const [one, two] = [fieldsOf(imagined(0)), fieldsOf(imagined(1))];
        const apart = differences(one, two);
        const bare = uncovered(brought, standing(), [...apart, ...differences(one, fieldsOf(match.state))]);
        if (bare !== '') {
          const what = `Varies, or is imagined otherwise than it is, though not hidden by the snapshot: ${bare}.`;
          throw new BrokenLaw({ step, viewer }, `${what} (All that varies here: ${collapse(apart)}.)`);
        }
        for (const path of apart) {
          const secret = covering(secrets(standing()).all, path);
          if (secret !== undefined) varied.get(standing())?.add(secret);
        }
      }
      return 2 * looks.length;
    },
    close() {
      const fixed = standings.flatMap(standing => {
        const { paths: all, rare } = secrets(standing);
        const paths = all.filter(path => !rare.includes(path) && !varied.get(standing)?.has(path));
        return paths.length === 0 ? [] : [`${collapse(paths)} for ${standing}`];
      });
      if (fixed.length > 0) throw new BrokenLaw({}, `Hidden by the snapshot, but never varies: ${fixed.join('; ')}.`);
      return 0;
    },
  };
};

function uncovered<T extends GameTypes>({ secrets }: Case<T>, standing: string, paths: readonly TreePath[]): string {
  return collapse(paths.filter(path => covering(secrets(standing).all, path) === undefined));
}
