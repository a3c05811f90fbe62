import { provenance } from './provenance.ts';
import type { CardId } from './words.ts';

/**
 * `seed`: read from the rulebook or proved by its examples. `inferred`: deduced from it. `designed`: our own.
 * `balanced`: our own and changed since, for fairness.
 */
export const origins = ['seed', 'inferred', 'designed', 'balanced'] as const;
type Origin = (typeof origins)[number];
/** Where the values of a card come from, by the names of their columns. */
export const provenanceOf = (id: CardId): { readonly [origin in Origin]?: readonly string[] } => provenance[id];
