/** A process made to be killed: it writes as fast as it can and notes of every row that it is stored, once it is. */
import { openSync, writeSync } from 'node:fs';
import { openSqlite } from '../../src/store/sqlite.ts';
import { putUnderLoad } from './load.ts';

const [folder = '', named = '', notes = ''] = process.argv.slice(2);
// A file and not a pipe: a pipe that is full holds notes back in the memory of the process, and they die with it.
const file = openSync(notes, 'a');
await putUnderLoad({
  store: await openSqlite({ folder }),
  writers: 20,
  named,
  stored: ({ stream, seq }) => writeSync(file, `${stream} ${seq}\n`),
  goOn: () => true,
});
