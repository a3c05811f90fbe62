import { fileURLToPath } from 'node:url';

/** The clone that this file is in, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
