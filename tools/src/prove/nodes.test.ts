import { findRedis } from '@lamplight/server/test/programs/redis';
import { describe, expect, test } from 'vitest';
import { faultsIn, holds } from './conclude.ts';
import { killNodes } from './nodes.ts';

describe.runIf(await findRedis())('with Redis', () => {
  test('three nodes, one killed after the other, and Redis away for a while: all see the same and go on', async () => {
    const report = await killNodes({ tables: 2, kills: 3, silence: 2_000, seed: 3, say: () => undefined });
    expect(faultsIn(report)).toEqual([]);
    expect(report.witnesses.compared).toBeGreaterThan(20);
    expect(holds(report)).toBe(true);
  });
});
