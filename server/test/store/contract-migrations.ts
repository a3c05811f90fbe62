/** What every store promises about databases that an earlier or a later Lamplight made. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { type Migration, migrations, versionTable } from '../../src/store/migrations.ts';
import { headOf, rowOf, type StorePlace } from './contract-place.ts';

const newest = migrations.length;
const next: Migration = {
  version: newest + 1,
  statements: ['alter table log add column note text', "update log set note = 'from before'"],
};

/** Puts the database where an earlier Lamplight would have left it. */
async function asOf(place: StorePlace, version: number): Promise<void> {
  for (const statement of [versionTable, ...migrations.slice(0, version).flatMap(({ statements }) => statements)]) {
    await place.sql(statement);
  }
  for (const migration of migrations.slice(0, version)) {
    await place.sql(`insert into versions (version, applied) values (${migration.version}, 0)`);
  }
}

const versionsOf = async (place: StorePlace): Promise<unknown> =>
  (await place.sql('select version from versions order by version')).map(row => (row as { version: number }).version);

const upTo = (version: number): number[] => Array.from({ length: version }, (_, n) => n + 1);

export const migrationPromises: readonly (readonly [string, (place: StorePlace) => Promise<void>])[] = [
  ...[0, ...migrations.map(({ version }) => version)].map(
    version =>
      [
        `a database of version ${version} is brought to today's`,
        async (place: StorePlace) => {
          await asOf(place, version);
          const store = await place.node();
          deepEqual(await versionsOf(place), upTo(newest));
          ok(await store.begin(headOf('m')));
          equal(await store.append(rowOf('m', 1)), 'stored');
        },
      ] as const,
  ),
  [
    'a migration to come keeps what is there, and is done once',
    async place => {
      const today = await place.open(migrations);
      await today.begin(headOf('m'));
      await today.append(rowOf('m', 1));
      await today.close();
      for (let start = 0; start < 2; start++) {
        const tomorrow = await place.open([...migrations, next]);
        deepEqual(await tomorrow.read('m', 0), [rowOf('m', 1)]);
        await tomorrow.close();
      }
      deepEqual(await place.sql('select note from log'), [{ note: 'from before' }]);
      deepEqual(await versionsOf(place), upTo(newest + 1));
    },
  ],
  [
    'a migration that breaks off leaves the database as it was',
    async place => {
      await (await place.open(migrations)).close();
      const broken = {
        ...next,
        statements: ['create table half (a integer)', 'alter table nowhere add column b text'],
      };
      await rejects(place.open([...migrations, broken]));
      deepEqual(await versionsOf(place), upTo(newest));
      await rejects(place.sql('select * from half'));
    },
  ],
  [
    'a database that a later Lamplight made is refused with a sentence',
    async place => {
      await (await place.open([...migrations, next])).close();
      await rejects(
        place.open(migrations),
        new RegExp(`version ${newest + 1}, and this Lamplight knows versions up to ${newest}`),
      );
    },
  ],
  [
    'nodes that start together migrate once',
    async place => {
      const nodes = await Promise.all([place.node(), place.node(), place.node()]);
      ok(await nodes[0].begin(headOf('m')));
      ok(await nodes[2].head('m'));
      deepEqual(await versionsOf(place), upTo(newest));
    },
  ],
];
