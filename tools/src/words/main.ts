import { fileURLToPath } from 'node:url';
import { main } from '../cli/command.ts';
import { words } from './words.ts';

await main(words(fileURLToPath(new URL('../../..', import.meta.url))));
