/** What every store promises. Each promise is tested on every store, with data of its own. */
import { calling, clocks, keeping, people } from './contract-life.ts';
import { log } from './contract-log.ts';
import { migrationPromises } from './contract-migrations.ts';
import type { StoreRule } from './contract-place.ts';

export const promises: readonly (readonly [string, StoreRule])[] = [
  ...[log, clocks, people, calling, keeping].flatMap(part => Object.entries(part)),
  ...migrationPromises,
];
