import { once } from 'node:events';
import { catalogue, entriesOf, serveGallery } from '@lamplight/art/press';
import { Misuse } from '../cli/flags.ts';
import { readFacts } from './facts.ts';
import { folderOf } from './store.ts';

/** Shows every stored picture with its idea and tags, and every motif of the kit, until it is stopped. */
export async function gallery(root: string, port: number, say: (line: string) => void) {
  const { facts, faults } = await readFacts(root);
  for (const { file = '', says } of faults) say(`${file} ${says}`);
  const entries = entriesOf(facts);
  const motifs = await catalogue(address => import(address));
  const server = await serveGallery({ entries, folder: folderOf(root), motifs }, port).catch((error: Error) => {
    throw new Misuse(`The gallery cannot open port ${port} (${error.message}). Choose another: --port 8125.`);
  });
  const address = server.address();
  const at = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  say(`${entries.length} pictures on ${at}, ${motifs.length} motifs of the kit on ${at}/kit`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.closeAllConnections();
  server.close();
  return { passed: true, json: { pictures: entries.length, motifs: motifs.length } };
}
