import { creditFaults, type Facts, type Fault, pictureFaults } from '@lamplight/art/check';
import { borrowed } from './borrowed.ts';
import { readFacts } from './facts.ts';

/** What is wrong with the pictures of this tree. Draws nothing. */
export async function judge(root: string): Promise<{ readonly facts: Facts; readonly faults: readonly Fault[] }> {
  const { facts, faults } = await readFacts(root);
  return { facts, faults: [...faults, ...pictureFaults(facts), ...creditFaults(await borrowed(root))] };
}
