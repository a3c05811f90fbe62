import { main } from '../cli/command.ts';
import { dev } from './dev.ts';

await main(dev);
