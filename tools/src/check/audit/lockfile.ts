import { readJson } from '../json.ts';
import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';

const file = 'package-lock.json';

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

export interface LockfileAudit {
  readonly packages: number;
  readonly faults: readonly Fault[];
}

/** An advisory is about a version. Only a hash proves that what is installed is that version. */
export function readLockfile(tree: Tree): LockfileAudit {
  if (!tree.has(file)) return { packages: 0, faults: [{ file, says: 'does not exist: run `npm install`.' }] };
  const { packages = {} } = readJson(tree, file) as { packages?: Record<string, Entry> };
  const foreign = Object.entries(packages).filter(
    ([place, entry]) => place.includes('node_modules/') && entry.link !== true,
  );
  return { packages: foreign.length, faults: foreign.flatMap(([place, entry]) => faultsOf(place, entry)) };
}

function faultsOf(place: string, { integrity, resolved }: Entry): Fault[] {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const faults: Fault[] = [];
  if (integrity === undefined) {
    faults.push({
      file,
      says: `locks ${name} without a hash: run \`npm install ${name}\` anew and commit the lockfile.`,
    });
  }
  if (resolved !== undefined) {
    faults.push({
      file,
      says: `says where ${name} came from, which differs from place to place: see .npmrc, then \`npm install\`.`,
    });
  }
  return faults;
}
