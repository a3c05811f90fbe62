/** What pictures mean to the bots of Shadows, and what the tool that builds it needs. */
export { faultsIn, readAssociations } from './associations.ts';
export { encode, type LayerName, type Layers } from './binary.ts';
export { type Concept, readConcepts } from './concepts.ts';
export { directOf, hopsOf } from './graph.ts';
export { Matrix } from './matrix.ts';
export { everything, graphOnly, loadMeaning, type Meaning, tailOnly, type Weights } from './meaning.ts';
export { kinds, type MeaningTag, type TagKind, tagsOf } from './tags.ts';
export { associationTexts, binaryFile, conceptsText, hashOfTexts } from './texts.ts';
