/** What every store promises about rows. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Store, StreamHead } from '../../src/store/store.ts';
import { putIn, takeOut } from './carry.ts';
import { begun, headOf, rowOf, type StoreRule } from './contract-place.ts';

export const log: Readonly<Record<string, StoreRule>> = {
  'a stream begins once, and is found by its id and its code': async place => {
    const store = await place.node();
    const head: StreamHead = {
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
  'of many rows the first are read, as many as one asks for': async place => {
    const store = await begun(place, 'm');
    const rows = Array.from({ length: 7 }, (_, n) => rowOf('m', n + 1));
    for (const row of rows) equal(await store.append(row), 'stored');
    deepEqual(await store.read('m', 0, 3), rows.slice(0, 3));
    deepEqual(await store.read('m', 3, 3), rows.slice(3, 6));
    deepEqual(await store.read('m', 6, 3), rows.slice(6));
    deepEqual(await store.read('m', 7, 3), []);
    deepEqual(await store.read('m', 2, 0), []);
    deepEqual(await store.read('m', 2), rows.slice(2));
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
    // Another stream may use the same command id.
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
          // A third of the commands goes to all nodes, as from a client that was cut off and came back elsewhere.
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

/** As a stream does it: append after the last known row. When beaten, look for the command, then read and try again. */
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
