import { fileURLToPath } from 'node:url';
import { main } from '../cli/command.ts';
import { check } from './check.ts';

await main(check(fileURLToPath(new URL('../../..', import.meta.url))));
