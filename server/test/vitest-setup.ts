/** Reports before all tests which real databases they run with, and installs the one that npm cannot bring. */
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { findPostgres } from './programs/find-postgres.ts';
import { run } from './programs/program.ts';
import { findRedis, type RedisProgram } from './programs/redis.ts';

const report = (line: string): void => void process.stderr.write(`${line}\n`);

export async function setup(): Promise<void> {
  const [postgres, redis] = await Promise.all([findPostgres(), provideRedis()]);
  const programs = [
    sqlite(),
    postgres === undefined ? 'without PostgreSQL: none was found' : `${postgres.name} from ${postgres.from}`,
    redis === undefined ? 'without Redis: no redis-server on the PATH' : `${redis.name} from ${redis.from}`,
  ];
  report(`The tests run with ${programs.join(', ')}.`);
  // On other machines a database may be missing, and that is reported. In CI nothing may be skipped.
  if (process.env.CI && (postgres === undefined || redis === undefined)) {
    throw new Error('The tests must run with PostgreSQL and Redis here: install what the line above says is missing.');
  }
}

function sqlite(): string {
  const database = new Database(':memory:');
  const version = database.prepare('select sqlite_version()').pluck().get();
  database.close();
  return `SQLite ${version} from npm`;
}

async function provideRedis(): Promise<RedisProgram | undefined> {
  const found = await findRedis();
  const aptGet = '/usr/bin/apt-get';
  const mayInstall = process.getuid?.() === 0 && process.env.LAMPLIGHT_SYSTEM_INSTALL !== 'no' && existsSync(aptGet);
  if (found !== undefined || !mayInstall) return found;
  report('No Redis for the tests yet; installing redis-server with apt-get (LAMPLIGHT_SYSTEM_INSTALL=no forbids it)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(aptGet, ['update'], { env });
  // The package would start a service of its own, but the tests start their own.
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', 'redis-server'];
  const { passed, output } = await run(aptGet, install, { env: { ...env, RUNLEVEL: '1' } });
  if (!passed) report(`apt-get could not install it:\n${output.split('\n').slice(-8).join('\n')}`);
  return findRedis();
}
