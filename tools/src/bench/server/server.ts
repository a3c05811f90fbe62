/** The whole server, measured in processes of its own over real sockets, on real files. */
import type { Figure } from '../figure.ts';
import { againstWs } from './against-ws.ts';
import { atRest } from './at-rest.ts';
import { bytesOf } from './bytes.ts';
import { forTwo, lively, longOnes, whole } from './courses.ts';
import { manyTables } from './many-tables.ts';
import { ofThePast } from './of-the-past.ts';
import { besidePeer } from './peers.ts';

export async function benchServer({ peers }: { readonly peers: boolean }): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const course of await lively()) figures.push(...(await againstWs(course)));
  for (const { name, template } of await whole()) figures.push(bytesOf(name, template));
  for (const { name, template } of await longOnes()) figures.push(...(await atRest(name, template)));
  figures.push(await manyTables('Emerald, 2 seats', await forTwo()));
  figures.push(...(await ofThePast()));
  if (peers) figures.push(await besidePeer());
  return figures;
}
