import { thisMachine } from '../browser/machine.ts';
import { runTests } from './run.ts';

process.exitCode = await runTests(process.argv.slice(2), thisMachine());
