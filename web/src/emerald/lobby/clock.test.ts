import { emerald } from '@lamplight/emerald';
import { expect, test } from 'vitest';
import { bankTimes, choose, clockKinds, dayTimes, increments, kindOf, nearest, turnTimes } from './clock.ts';

const none = { clock: null, runsOut: 'step' } as const;
const over = (clock: Parameters<typeof kindOf>[0]) => ({ ...none, clock });

test.each(clockKinds)('[EM-CLOCK-1] the kind %s is one that the game reads, and is found again', kind => {
  const command = choose(none, kind);
  if (command.type !== 'set') throw new Error('It sets options.');
  const read = emerald.read.table({ seats: 3, options: command.options });
  if ('wrong' in read) throw new Error(read.wrong);
  expect(kindOf(read.value.options.clock)).toBe(kind);
});

test('[EM-CLOCK-5] every time that is offered is one that a new table may have', () => {
  for (const [kind, times] of [
    ['bank', bankTimes],
    ['turn', turnTimes],
    ['turn', dayTimes],
  ] as const)
    for (const time of times)
      for (const increment of increments)
        expect(emerald.exceeds?.({ seats: 2, options: over({ kind, time, increment }) })).toBeUndefined();
});

test('over days the match waits for who is away, and at a sitting a bot helps out; what the host chose else stays', () => {
  expect(choose(none, 'days')).toMatchObject({ absence: { kind: 'wait' } });
  expect(choose(none, 'bank')).not.toHaveProperty('absence');
  const days = over({ kind: 'turn', time: 3 * 86_400_000, increment: 0 });
  expect(choose(days, 'none')).toMatchObject({ absence: { kind: 'bot', after: 60_000 } });
  expect(choose({ ...days, runsOut: 'bot' }, 'turn')).toMatchObject({ options: { runsOut: 'bot' } });
});

test('a time that nobody offers is shown as the nearest one', () => {
  expect(nearest(bankTimes, 13 * 60_000)).toBe(10 * 60_000);
  expect(nearest(dayTimes, 40 * 86_400_000)).toBe(7 * 86_400_000);
  expect(kindOf({ kind: 'turn', time: 12 * 3_600_000, increment: 0 })).toBe('days');
});
