/** For the server and for bots: what the pictures show. No client may load it (see public.ts). */
import { readFileSync } from 'node:fs';
import type { Shown } from './measure/concepts.ts';

export type { Seen, Shown } from './measure/concepts.ts';
export { type Family, families } from './measure/family.ts';

const all: Readonly<Record<string, Shown>> = JSON.parse(
  readFileSync(new URL('../pictures/concepts.json', import.meta.url), 'utf8'),
);

export const conceptsOf = (id: string): Shown | undefined => all[id];
