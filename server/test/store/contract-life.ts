/** What every store promises about due times, present members, and its own end. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { longestSilence, StoreAway } from '../../src/store/store.ts';
import { begun, headOf, rowOf, type StoreRule } from './contract-place.ts';

export const clocks: Readonly<Record<string, StoreRule>> = {
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
    // Two simultaneous claimers may each skip what the other holds. The next claim gets what is left.
    const rest = await store.claim(1_000, 10_000, 100);
    deepEqual([...claims.flat(), ...rest].toSorted(), streams.slice(1).toSorted());
    ok(claims.every(({ length }) => length <= 7));
  },
};

export const people: Readonly<Record<string, StoreRule>> = {
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
    // It was only slow: its members are present again with it.
    await there.beat('b', 10_001 + longestSilence);
    deepEqual(await here.present('t', 10_001 + longestSilence), all.slice(1));
  },
  'the last beat of all nodes is known, and none before the first': async place => {
    const store = await place.node();
    equal(await store.lastBeat(), undefined);
    await store.beat('ahead', 20_000);
    await store.beat('behind', 10_000);
    equal(await store.lastBeat(), 20_000);
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

export const calling: Readonly<Record<string, StoreRule>> = {
  'a keepsake is what was kept first, whoever brought it': async place => {
    const [here, there] = [await place.node(), await place.node()];
    const kept = await Promise.all([here, there, here, there].map((node, n) => node.keepsake('key', `${n}`)));
    equal(new Set(kept).size, 1);
    equal(await there.keepsake('key', 'late'), kept[0]);
    equal(await there.keepsake('another', 'first'), 'first');
  },
  'a wish is handed out once for each wait, to one of those who ask, and a new wish replaces the old': async place => {
    const [here, there] = [await place.node(), await place.node()];
    equal(await here.callTo('t', 1, 100), undefined);
    await here.subscribe('t', 1, { to: 'old' });
    await here.subscribe('t', 1, { to: 'new' });
    await here.subscribe('t', 2, { to: 'other' });
    const called = await Promise.all([here, there, there].map(node => node.callTo('t', 1, 100)));
    deepEqual(called.filter(Boolean), [{ to: 'new' }]);
    equal(await there.callTo('t', 1, 99), undefined);
    deepEqual(await there.callTo('t', 1, 101), { to: 'new' });
    deepEqual(await there.callTo('t', 2, 101), { to: 'other' });
  },
  'a wish that was replaced is not withdrawn with the old one': async place => {
    const store = await place.node();
    await store.subscribe('t', 1, { to: 'new' });
    await store.unsubscribe('t', 1, { to: 'old' });
    deepEqual(await store.callTo('t', 1, 1), { to: 'new' });
    await store.unsubscribe('t', 1, { to: 'new' });
    equal(await store.callTo('t', 1, 2), undefined);
    await store.subscribe('t', 1, { to: 'new' });
    await store.unsubscribe('t', 1);
    equal(await store.callTo('t', 1, 3), undefined);
  },
};

export const keeping: Readonly<Record<string, StoreRule>> = {
  'streams nobody touched are forgotten with all that is theirs, and no others': async place => {
    const store = await place.node();
    const now = Date.now();
    const old = Array.from({ length: 230 }, (_, n) => `old${n}`);
    await Promise.all(old.map(id => store.begin(headOf(id), `C${id}`)));
    await store.arrive('old3', 1, 'a');
    await store.subscribe('old3', 1, { to: 'me' });
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
    for (const table of ['streams', 'log', 'codes', 'presence', 'wishes']) {
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
