import type { Facts, Fault } from './facts.ts';
import { ideaFaults, textFaults } from './ideas.ts';
import { legibilityFaults } from './legibility.ts';
import { manifestFaults } from './manifest.ts';
import { samenessFaults } from './sameness.ts';
import { spreadFaults } from './spread.ts';
import { wordFaults } from './words.ts';

/** All that can be wrong with the pictures and be seen without drawing them. */
export const pictureFaults = (facts: Facts): Fault[] =>
  [manifestFaults, ideaFaults, textFaults, wordFaults, spreadFaults, samenessFaults, legibilityFaults].flatMap(faults =>
    faults(facts),
  );
