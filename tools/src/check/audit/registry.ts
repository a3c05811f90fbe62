import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export interface Advisory {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly severity: string;
  readonly vulnerable_versions: string;
}

export interface Registry {
  readonly url: string;
  /** The packages that the last request asked about. */
  readonly asked: () => readonly string[];
  close(): void;
}

/** A local registry that npm really asks. It has these versions and advisories, and answers with this status. */
export async function openRegistry(
  versions: Readonly<Record<string, readonly string[]>>,
  { status = 200, advisories = {} }: { status?: number; advisories?: Readonly<Record<string, readonly Advisory[]>> },
): Promise<Registry> {
  let asked: readonly string[] = [];
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.method === 'GET') return packument(request.url?.slice(1) ?? '', versions);
    asked = Object.keys(await bodyOf(request)).sort();
    return Object.fromEntries(asked.flatMap(name => (name in advisories ? [[name, advisories[name]]] : [])));
  };
  const server = createServer((request, response) => {
    void answer(request).then(body =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked: () => asked, close: () => server.close() };
}

async function bodyOf(request: IncomingMessage): Promise<object> {
  const bytes = await buffer(request);
  return JSON.parse((request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()) as object;
}

function packument(name: string, versions: Readonly<Record<string, readonly string[]>>): unknown {
  const known = versions[name] ?? [];
  return {
    name,
    'dist-tags': { latest: known.at(-1) },
    versions: Object.fromEntries(known.map(version => [version, { name, version }])),
  };
}
