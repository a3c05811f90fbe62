import { provenance } from './provenance.ts';
import type { CardId } from './words.ts';

/** Read from the rulebook or proved by its examples; deduced from it; our own; our own and changed since, for fairness. */
export const origins = ['seed', 'inferred', 'designed', 'balanced'] as const;
type Origin = (typeof origins)[number];
/** Where the values of a card come from, by the names of their columns. */
export const provenanceOf = (id: CardId): { readonly [origin in Origin]?: readonly string[] } => provenance[id];
