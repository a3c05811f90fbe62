/** For the checks, which draw nothing: neither resvg nor sharp is loaded from here. */
export type { Shown } from '../measure/concepts.ts';
export type { Legibility } from '../measure/legibility.ts';
export type { Print } from '../measure/print.ts';
export { hashOf, nameOf } from '../press/hash.ts';
export { linesOf, type Manifest } from '../press/manifest.ts';
export type { Scene } from '../scene.ts';
export { type Borrowing, creditFaults } from './credits.ts';
export { type Facts, type Fault, type Kind, kinds, type Language, languages, type Pictured } from './facts.ts';
export { pictureFaults } from './faults.ts';
export { tables } from './tables.ts';
