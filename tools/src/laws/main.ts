import { main } from '../cli/command.ts';
import { laws } from './laws.ts';

await main(laws);
