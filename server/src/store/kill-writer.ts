/** A process made to be killed: it writes as fast as it can and says of every row that it is stored, once it is. */
import { putUnderLoad } from './load.ts';
import { openSqlite } from './sqlite.ts';

const [folder = '', named = ''] = process.argv.slice(2);
await putUnderLoad({
  store: await openSqlite({ folder }),
  writers: 20,
  named,
  // Synchronous for a pipe: what was said before the kill is heard.
  stored: ({ stream, seq }) => void process.stdout.write(`${stream} ${seq}\n`),
  goOn: () => true,
});
