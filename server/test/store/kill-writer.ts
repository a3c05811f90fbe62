/** A process made to be killed. It writes as fast as it can and notes each row once it is stored. */
import { openSync, writeSync } from 'node:fs';
import { openSqlite } from '../../src/store/sqlite.ts';
import { putUnderLoad } from './load.ts';

const [folder = '', named = '', notes = ''] = process.argv.slice(2);
// A file, not a pipe: notes held back by a full pipe stay in the memory of the process and die with it.
const file = openSync(notes, 'a');
await putUnderLoad({
  store: await openSqlite({ folder }),
  writers: 20,
  named,
  stored: ({ stream, seq }) => writeSync(file, `${stream} ${seq}\n`),
  goOn: () => true,
});
