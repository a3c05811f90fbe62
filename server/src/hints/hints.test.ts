import { randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../test/programs/program.ts';
import { findRedis, type RedisServer, startRedis } from '../../test/programs/redis.ts';
import { type Hint, type Hints, Listeners } from './hints.ts';
import { redisHints } from './redis.ts';

interface Heard {
  readonly hints: Hint[];
  /** The nodes that were heard while the test waited for all of them to hear each other. */
  readonly probes: Set<string>;
  recovered: number;
}

function listenTo(hints: Hints): Heard {
  const heard: Heard = { hints: [], probes: new Set(), recovered: 0 };
  hints.subscribe({
    heard: hint => (hint.stream.startsWith('probe') ? heard.probes.add(hint.stream) : heard.hints.push(hint)),
    recovered: () => {
      heard.recovered += 1;
    },
  });
  return heard;
}

describe('listeners', () => {
  test('all hear a hint until they stop', () => {
    const listeners = new Listeners(() => undefined);
    const heard: string[] = [];
    const listener = (name: string) => ({
      heard: ({ seq }: Hint) => heard.push(`${name}${seq}`),
      recovered: () => heard.push(name),
    });
    listeners.add(listener('a'));
    const stop = listeners.add(listener('b'));
    listeners.heard({ stream: 'm', seq: 1 });
    stop();
    listeners.heard({ stream: 'm', seq: 2 });
    listeners.recovered();
    expect(heard).toEqual(['a1', 'b1', 'a2', 'a']);
  });

  test('one that throws does not keep a hint from the others', () => {
    const [said, heard]: [string[], Hint[]] = [[], []];
    const listeners = new Listeners(line => said.push(line));
    listeners.add({
      heard: () => {
        throw new Error('broken');
      },
      recovered: () => undefined,
    });
    listeners.add({ heard: hint => heard.push(hint), recovered: () => undefined });
    listeners.heard({ stream: 'm', seq: 1 });
    expect(heard).toEqual([{ stream: 'm', seq: 1 }]);
    expect(said).toEqual(['A listener failed at a hint: broken']);
  });
});

const program = await findRedis();

describe.runIf(program)('hints over Redis', () => {
  let server: RedisServer;
  const said: string[] = [];

  beforeEach(async () => {
    server = await startRedis(program!);
    said.length = 0;
  });

  afterEach(() => server.remove());

  function node(): Hints {
    const hints = redisHints({ url: server.url, report: line => said.push(line) });
    onTestFinished(() => hints.close());
    return hints;
  }

  async function twoNodes() {
    const [here, there] = [node(), node()];
    const [heardHere, heardThere] = [listenTo(here), listenTo(there)];
    await until('each hears the other', () => {
      here.publish({ stream: 'probe from here', seq: 1 });
      there.publish({ stream: 'probe from there', seq: 1 });
      return heardHere.probes.size === 2 && heardThere.probes.size === 2;
    });
    return { here, there, heardHere, heardThere };
  }

  test('go from each node to every node', async () => {
    const { here, there, heardHere, heardThere } = await twoNodes();
    here.publish({ stream: 'table with spaces\nand lines', seq: 7 });
    there.publish({ stream: 'm', seq: 9 });
    const both = [
      { stream: 'm', seq: 9 },
      { stream: 'table with spaces\nand lines', seq: 7 },
    ];
    await until('heard', () => heardHere.hints.length === 2 && heardThere.hints.length === 2);
    const sorted = (hints: readonly Hint[]) => hints.toSorted((a, b) => b.seq - a.seq);
    expect(sorted(heardHere.hints)).toEqual(both);
    expect(sorted(heardThere.hints)).toEqual(both);
  });

  test('are lost while Redis is away, and after it is back everybody is told to re-read', async () => {
    const { here, there, heardHere, heardThere } = await twoNodes();
    await server.stop();
    await until('noticed', () => said.length >= 2);
    expect(new Set(said)).toEqual(
      new Set(['Redis is away: nodes learn of each other only by re-reading until it is back.']),
    );
    for (let seq = 1; seq <= 1_000; seq++) here.publish({ stream: 'm', seq });
    const before = { here: heardHere.recovered, there: heardThere.recovered };
    await new Promise(resolve => setTimeout(resolve, 500 + randomInt(500)));
    expect(heardThere.recovered).toBe(before.there);
    await server.start();
    await until('told to re-read', () => heardHere.recovered > before.here && heardThere.recovered > before.there);
    expect(heardThere.hints).toEqual([]);
    await until('both speak again', () => {
      here.publish({ stream: 'm', seq: 2_000 });
      there.publish({ stream: 'n', seq: 3_000 });
      const knows = ({ hints }: Heard, seq: number) => hints.some(hint => hint.seq === seq);
      return knows(heardThere, 2_000) && knows(heardHere, 3_000);
    });
    expect(said.filter(line => line === 'Redis is back.')).toHaveLength(2);
  });

  test('a node that could not speak for a while has the others re-read', async () => {
    const { heardHere, heardThere } = await twoNodes();
    const before = { here: heardHere.recovered, there: heardThere.recovered };
    const admin = new Redis(server.url);
    // Cuts off the connections that publish and leaves those that subscribe.
    expect(await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')).toBe(2);
    admin.disconnect();
    await until('told to re-read', () => heardHere.recovered > before.here && heardThere.recovered > before.there);
    await until('said', () => said.filter(line => line === 'Redis is back.').length === 2);
  });

  test('a node starts without Redis, and is told when there is one', async () => {
    await server.stop();
    const hints = node();
    const heard = listenTo(hints);
    hints.publish({ stream: 'm', seq: 1 });
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(heard).toMatchObject({ hints: [], recovered: 0 });
    await server.start();
    await until('told', () => heard.recovered > 0);
    expect(said).toEqual([expect.stringContaining('Redis is away'), 'Redis is back.']);
  });

  test('what is no hint is passed over', async () => {
    const { here, heardThere } = await twoNodes();
    const stranger = new Redis(server.url);
    for (const message of ['', 'x', '-1 m', '1', '1 ', '12345678901234567890 m', '{"stream":"m"}', '\u0000']) {
      await stranger.publish('lamplight:hints', message);
    }
    stranger.disconnect();
    here.publish({ stream: 'm', seq: 1 });
    await until('heard', () => heardThere.hints.length > 0);
    expect(heardThere.hints).toEqual([{ stream: 'm', seq: 1 }]);
  });

  test('says nothing of its address', async () => {
    const hints = redisHints({ url: 'redis://me:password@127.0.0.1:1/', report: line => said.push(line) });
    await until('noticed', () => said.length > 0);
    await hints.close();
    expect(said.join()).not.toContain('password');
  });
});
