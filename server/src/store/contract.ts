/** What every store promises. Each promise is tried on every store, on data of its own. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { putIn, takeOut } from './carry.ts';
import type { Migration } from './migrations.ts';
import { type Head, longestSilence, type Row, type Store, StoreAway } from './store.ts';

/** Fresh data, and ways in. */
export interface Place {
  /** Another node on this data. Where one process owns the data, all nodes are one. */
  node(): Promise<Store>;
  /** The only node, with other migrations than today's. */
  open(migrations: readonly Migration[]): Promise<Store>;
  /** Past the store. */
  sql(statement: string): Promise<readonly unknown[]>;
}

type Kept = (place: Place) => Promise<void>;

export const headOf = (id: string, began = 1_000): Head => ({ id, kind: 'match', began, body: { seed: 's', of: id } });

export const rowOf = (stream: string, seq: number, more: Partial<Row> = {}): Row => ({
  stream,
  seq,
  command: `c${seq}`,
  body: { input: seq, events: [] },
  due: null,
  ...more,
});

async function begun(place: Place, ...ids: readonly string[]): Promise<Store> {
  const store = await place.node();
  for (const id of ids) ok(await store.begin(headOf(id)));
  return store;
}

const log: Readonly<Record<string, Kept>> = {
  'a stream begins once, and is found by its id and its code': async place => {
    const store = await place.node();
    const head: Head = {
      id: 't',
      kind: 'table',
      began: 5,
      body: { game: 'shadows', name: 'Żółw «Ночь» 🌒 \u0000 \ud800' },
    };
    equal(await store.begin(head, 'LAMPLT'), true);
    deepEqual(await store.head('t'), head);
    equal(await store.tableOf('LAMPLT'), 't');
    equal(await store.begin(head), false);
    equal(await store.begin({ ...head, id: 'u' }, 'LAMPLT'), false);
    equal(await store.head('u'), undefined);
    equal(await store.tableOf('OTHERS'), undefined);
    equal(await store.begin({ ...head, id: 'u' }, 'OTHERS'), true);
    equal(await store.begin({ ...head, id: 'u' }, 'THIRDS'), false);
    equal(await store.tableOf('THIRDS'), undefined);
  },
  'of many who begin with one code at once, one does': async place => {
    const nodes = [await place.node(), await place.node()];
    const tries = Array.from({ length: 20 }, (_, n) => ({ ...headOf(`t${n}`), node: nodes[n % 2] }));
    const begins = await Promise.all(tries.map(({ node, ...head }) => node?.begin(head, 'LAMPLT')));
    equal(begins.filter(begin => begin === true).length, 1);
    equal(await nodes[0]?.tableOf('LAMPLT'), `t${begins.indexOf(true)}`);
  },
  'rows come back as they went in, in order, from where one asks': async place => {
    const store = await begun(place, 'm', 'n');
    const rows = [
      rowOf('m', 1, { body: { said: 'Żółw «Ночь» 🌒 " \\ \u0000 \ud800', of: [1, 2.5, null, true] } }),
      rowOf('m', 2, { body: null, due: 1_800_000_000_123 }),
      rowOf('m', 3, { body: 'x'.repeat(200_000) }),
    ];
    for (const row of rows) equal(await store.append(row), 'stored');
    equal(await store.append(rowOf('n', 1)), 'stored');
    deepEqual(await store.read('m', 0), rows);
    deepEqual(await store.read('m', 2), rows.slice(2));
    deepEqual(await store.read('m', 3), []);
    deepEqual(await store.read('nowhere', 0), []);
  },
  'a place that is taken is refused': async place => {
    const store = await begun(place, 'm');
    equal(await store.append(rowOf('m', 1)), 'stored');
    equal(await store.append(rowOf('m', 1, { command: 'other', due: 7 })), 'beaten');
    deepEqual(await store.read('m', 0), [rowOf('m', 1)]);
    deepEqual(await store.claim(10, 5, 10), []);
  },
  'a command that was done is refused, and found': async place => {
    const store = await begun(place, 'm', 'n');
    equal(await store.append(rowOf('m', 1)), 'stored');
    equal(await store.append(rowOf('m', 2, { command: 'c1' })), 'beaten');
    deepEqual(await store.done('m', 'c1'), rowOf('m', 1));
    equal(await store.done('m', 'c2'), undefined);
    // Another stream may know the same word.
    equal(await store.append(rowOf('n', 1)), 'stored');
  },
  'a place that is taken and a command that was done at once are refused': async place => {
    const store = await begun(place, 'm');
    equal(await store.append(rowOf('m', 1)), 'stored');
    equal(await store.append(rowOf('m', 1, { body: 'other' })), 'beaten');
    deepEqual(await store.read('m', 0), [rowOf('m', 1)]);
  },
  'a row that would leave a gap, or has no stream, is refused': async place => {
    const store = await begun(place, 'm');
    equal(await store.append(rowOf('m', 2)), 'beaten');
    equal(await store.append(rowOf('nowhere', 1)), 'beaten');
    deepEqual(await store.read('m', 0), []);
    deepEqual(await store.read('nowhere', 0), []);
  },
  'of many rows at once, only the losers are refused': async place => {
    const streams = Array.from({ length: 60 }, (_, n) => `m${n}`);
    const store = await begun(place, ...streams);
    await store.append(rowOf('m7', 1, { command: 'first' }));
    const appended = await Promise.all(streams.map(stream => store.append(rowOf(stream, 1))));
    deepEqual(
      [...appended.entries()].filter(([, how]) => how === 'beaten'),
      [[7, 'beaten']],
    );
    for (const stream of streams) equal((await store.read(stream, 0)).length, 1);
  },
  'several rows of one stream at once are stored in their order, or from the first that is refused not at all':
    async place => {
      const store = await begun(place, 'm');
      const three = await Promise.all([1, 2, 3].map(seq => store.append(rowOf('m', seq))));
      deepEqual(three, ['stored', 'stored', 'stored']);
      const stale = [4, 3, 6].map((seq, n) => store.append(rowOf('m', seq, { command: `stale${n}` })));
      deepEqual(await Promise.all(stale), ['stored', 'beaten', 'beaten']);
      deepEqual(
        (await store.read('m', 0)).map(({ seq }) => seq),
        [1, 2, 3, 4],
      );
    },
  'nodes that race on one stream leave no gap and do nothing twice': async place => {
    await begun(place, 'm');
    const nodes = await Promise.all([place.node(), place.node(), place.node()]);
    const stored = (
      await Promise.all(
        nodes.map((node, n) =>
          // A third of the commands is asked of all nodes: a client that was cut off and came back elsewhere.
          raced(
            node,
            Array.from({ length: 60 }, (_, k) => (k % 3 === 0 ? `shared${k}` : `${n}-${k}`)),
          ),
        ),
      )
    ).flat();
    const rows = await nodes[0]?.read('m', 0);
    deepEqual(
      rows?.map(({ seq }) => seq),
      Array.from({ length: 140 }, (_, n) => n + 1),
    );
    equal(new Set(rows?.map(({ command }) => command)).size, 140);
    deepEqual(stored.toSorted(), rows?.map(({ command, seq }) => `${command} ${seq}`).toSorted());
  },
  'a stream is carried to another store, and a carriage that broke is completed': async place => {
    const store = await begun(place, 'm');
    for (const seq of [1, 2, 3]) await store.append(rowOf('m', seq));
    const carried = await takeOut(store, 'm');
    ok(carried !== undefined);
    equal(await takeOut(store, 'nowhere'), undefined);
    equal(await putIn(store, carried), true);
    const copy = { head: headOf('copy'), rows: carried.rows.map(row => ({ ...row, stream: 'copy' })) };
    await store.begin(copy.head);
    await store.append(rowOf('copy', 1));
    equal(await putIn(store, copy), true);
    deepEqual(await takeOut(store, 'copy'), copy);
    equal(await putIn(store, { ...copy, rows: [rowOf('copy', 1, { body: 'other' })] }), false);
    equal(await putIn(store, { ...copy, head: headOf('copy', 2) }), false);
  },
};

/** As a stream does it: append after what one knows; when beaten, look for the command, then read and try again. */
async function raced(node: Store, commands: readonly string[]): Promise<string[]> {
  const stored: string[] = [];
  let last = 0;
  for (const command of commands) {
    while ((await node.done('m', command)) === undefined) {
      if ((await node.append(rowOf('m', last + 1, { command }))) === 'stored') stored.push(`${command} ${last + 1}`);
      last = (await node.read('m', last)).at(-1)?.seq ?? last;
    }
  }
  return stored;
}

const clocks: Readonly<Record<string, Kept>> = {
  'a stream is claimed when it is due, once, until the lease is over': async place => {
    const store = await begun(place, 'm');
    await store.append(rowOf('m', 1, { due: 1_000 }));
    deepEqual(await store.claim(999, 500, 10), []);
    deepEqual(await store.claim(1_000, 500, 10), ['m']);
    deepEqual(await store.claim(1_499, 500, 10), []);
    deepEqual(await store.claim(1_500, 500, 10), ['m']);
  },
  'an append sets the clock anew or stops it, claimed or not': async place => {
    const store = await begun(place, 'm');
    await store.append(rowOf('m', 1, { due: 1_000 }));
    await store.claim(1_000, 500, 10);
    await store.append(rowOf('m', 2, { due: 1_200 }));
    deepEqual(await store.claim(1_200, 500, 10), ['m']);
    await store.append(rowOf('m', 3));
    deepEqual(await store.claim(99_999, 500, 10), []);
  },
  'several claimers share what is due, each stream once, the most overdue first': async place => {
    const streams = Array.from({ length: 90 }, (_, n) => `m${n}`);
    const store = await begun(place, ...streams);
    await Promise.all(streams.map((stream, n) => store.append(rowOf(stream, 1, { due: 100 + n }))));
    deepEqual(await store.claim(1_000, 10_000, 1), ['m0']);
    const nodes = await Promise.all([place.node(), place.node(), place.node()]);
    const claims = await Promise.all(
      nodes.flatMap(node => Array.from({ length: 40 }, () => node.claim(1_000, 10_000, 7))),
    );
    // Two claimers who look at once may each leave what the other has in hand: what is left goes to the next.
    const rest = await store.claim(1_000, 10_000, 100);
    deepEqual([...claims.flat(), ...rest].toSorted(), streams.slice(1).toSorted());
    ok(claims.every(({ length }) => length <= 7));
  },
};

const people: Readonly<Record<string, Kept>> = {
  'those present are seen by every node while theirs beats': async place => {
    const [here, there] = [await place.node(), await place.node()];
    await here.beat('a', 10_000);
    await there.beat('b', 10_000);
    await here.arrive('t', 1, 'a');
    await here.arrive('t', 1, 'a');
    await there.arrive('t', 1, 'b');
    await there.arrive('t', 2, 'b');
    await there.arrive('u', 3, 'b');
    const all = [
      { member: 1, node: 'a' },
      { member: 1, node: 'b' },
      { member: 2, node: 'b' },
    ];
    deepEqual(await here.present('t', 10_000), all);
    await here.depart('t', 1, 'a');
    deepEqual(await there.present('t', 10_000), all.slice(1));
    await here.beat('a', 10_000 + longestSilence);
    deepEqual(await here.present('t', 10_000 + longestSilence), all.slice(1));
    deepEqual(await here.present('t', 10_001 + longestSilence), []);
    // It was only slow: its people are there again with it.
    await there.beat('b', 10_001 + longestSilence);
    deepEqual(await here.present('t', 10_001 + longestSilence), all.slice(1));
  },
  'what a node left that died long ago is swept out': async place => {
    const store = await place.node();
    await store.beat('dead', 0);
    await store.arrive('t', 1, 'dead');
    await store.arrive('t', 2, 'alive');
    await store.beat('alive', 3_600_000);
    equal((await place.sql('select * from nodes')).length, 1);
    deepEqual(await place.sql('select member from presence'), [{ member: 2 }]);
  },
};

const keeping: Readonly<Record<string, Kept>> = {
  'streams nobody touched are forgotten with all that is theirs, and no others': async place => {
    const store = await place.node();
    const now = Date.now();
    const old = Array.from({ length: 230 }, (_, n) => `old${n}`);
    await Promise.all(old.map(id => store.begin(headOf(id), `C${id}`)));
    await store.arrive('old3', 1, 'a');
    ok(await store.begin(headOf('new', now)));
    ok(await store.begin(headOf('touched')));
    await store.append(rowOf('touched', 1, { due: 5 }));
    equal(await store.forget(now - 1_000), 230);
    equal(await store.tableOf('Cold3'), undefined);
    equal(await store.head('old3'), undefined);
    ok(await store.head('new'));
    equal((await store.read('touched', 0)).length, 1);
    equal(await store.forget(Date.now() + 60_000), 2);
    equal(await store.append(rowOf('touched', 2)), 'beaten');
    for (const table of ['streams', 'log', 'codes', 'presence']) {
      deepEqual(await place.sql(`select * from ${table}`), [], table);
    }
  },
  'what is under way is finished when it closes, and what comes later is refused': async place => {
    const store = await begun(place, 'm');
    const append = store.append(rowOf('m', 1));
    await store.close();
    equal(await append, 'stored');
    await rejects(store.append(rowOf('m', 2)), StoreAway);
    await rejects(store.read('m', 0), StoreAway);
    await store.close();
  },
  'nobody but the asker learns what a refusal was about': async place => {
    const store = await begun(place, 'm');
    await store.close();
    const secret = randomUUID();
    await rejects(store.append(rowOf('m', 2, { body: secret })), (error: Error) => !error.stack?.includes(secret));
  },
};

export const promises: readonly (readonly [string, Kept])[] = [log, clocks, people, keeping].flatMap(Object.entries);
