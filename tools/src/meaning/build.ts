/**
 * Builds all layers of meaning from texts that people wrote and from fetched packages. The same input gives the same
 * bytes.
 */
import {
  associationTexts,
  type Concept,
  conceptsText,
  directOf,
  encode,
  faultsIn,
  hashOfTexts,
  hopsOf,
  type Layers,
  readAssociations,
  readConcepts,
} from '@lamplight/bots/meaning';
import { emojiLayer } from './emoji.ts';
import type { Folders } from './fetch.ts';
import { glossLayer } from './gloss.ts';
import { thesaurusLayer } from './thesaurus.ts';
import { vectorLayer } from './vectors.ts';

export interface MeaningBuild {
  readonly concepts: readonly Concept[];
  readonly layers: Layers;
  readonly bytes: Uint8Array;
}

/** Reads and validates the texts before anything is fetched. */
export function readTexts() {
  const { concepts } = readConcepts(conceptsText());
  const associations = readAssociations(associationTexts());
  return {
    concepts,
    associations,
    faults: faultsIn(
      associations,
      concepts.map(({ id }) => id),
    ),
  };
}

export async function build(folders: Folders): Promise<MeaningBuild> {
  const { concepts, associations } = readTexts();
  const direct = directOf(concepts, associations);
  const layers: Layers = {
    direct,
    hops: hopsOf(concepts, direct),
    vectors: await vectorLayer(concepts, folders.vectors),
    thesaurus: await thesaurusLayer(concepts, folders.thesaurus),
    emoji: await emojiLayer(concepts, folders.emoji, folders.annotations),
    gloss: await glossLayer(concepts, folders.gloss),
  };
  const ids = concepts.map(({ id }) => id);
  return { concepts, layers, bytes: encode(hashOfTexts(), ids, layers) };
}
