import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';
import { caseSlotFaults } from './case-slots.ts';
import type { FolderCatalogue } from './catalogue.ts';
import { codeFaults } from './codes.ts';
import { colourFaults } from './colours.ts';
import { faultsOfTexts } from './each-text.ts';
import { WordExceptions } from './exceptions.ts';
import { openGlossary } from './glossary.ts';
import { heldFaults } from './held.ts';
import { neverFaults } from './never.ts';
import { oneRenderingFaults } from './one-rendering.ts';
import { typographyFaults } from './typography.ts';
import { unknownSlotFaults } from './unknown-slots.ts';

/** How texts are worded, by web/words.md. */
export function wordingFaults(tree: Tree, catalogues: readonly FolderCatalogue[]): Fault[] {
  const glossary = openGlossary(tree);
  const exceptions = new WordExceptions(glossary);
  const judges = [
    typographyFaults,
    unknownSlotFaults,
    neverFaults(glossary, exceptions),
    heldFaults(glossary, exceptions),
    caseSlotFaults(exceptions),
    colourFaults(exceptions),
  ];
  return [
    ...glossary.faults,
    ...faultsOfTexts(tree, catalogues, text => judges.flatMap(judge => judge(text))),
    ...oneRenderingFaults(tree, catalogues, exceptions),
    ...codeFaults(tree, catalogues),
    // Last, when all others have said which exceptions they need.
    ...exceptions.stale(),
  ];
}
