import { tables } from '@lamplight/art/check';
import { sentence } from '../check/run.ts';
import { judge } from './judge.ts';

/** The same verdict as the part `art` of `npm run check`, with the figures behind it. */
export async function check(root: string, say: (line: string) => void) {
  const { facts, faults } = await judge(root);
  const figures = [...tables(facts)];
  for (const line of figures) say(line);
  for (const fault of faults) say(sentence(fault));
  say(`${facts.pictured.length} pictures, ${faults.length} faults`);
  return {
    passed: faults.length === 0 && facts.pictured.length > 0,
    json: { pictures: facts.pictured.length, figures, faults },
  };
}
