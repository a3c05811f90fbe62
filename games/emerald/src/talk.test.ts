import { hearersOf, open, seedOf } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { emerald } from './index.ts';

test('[EM-TALK-1] everybody is heard by everybody, those who watch too', () => {
  const table = { seats: 3, options: { clock: null, runsOut: 'step' } } as const;
  const { state } = open(emerald, table, seedOf(1)).match;
  for (const speaker of [0, 1, 2, 'audience'] as const)
    expect(hearersOf(emerald, state, { seats: 3, speaker })).toEqual([0, 1, 2, 'audience']);
});
