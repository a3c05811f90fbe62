import { fileURLToPath } from 'node:url';

/** The clone this file stands in, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
