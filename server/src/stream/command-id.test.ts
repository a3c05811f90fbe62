import { expect, test } from 'vitest';
import { commandId } from './command-id.ts';

test('ids are the texts that stand in databases', () => {
  const asked = commandId.client('0123456789abcdef', 'chosen-by-client');
  expect([
    commandId.alarm(7),
    asked,
    commandId.elsewhere('a-match', asked),
    commandId.bot(2, 31),
    commandId.attend(3, 8, true),
    commandId.attend(3, 8, false),
    commandId.presence('come', 4, 9),
    commandId.presence('go', 4, 10),
    commandId.end('a-match'),
    commandId.again('a-match'),
    commandId.file(1),
  ]).toEqual([
    'alarm:7',
    '0123456789abcdef:chosen-by-client',
    'a-match:0123456789abcdef:chosen-by-client',
    'bot:2:31',
    'attend:3:8:in',
    'attend:3:8:out',
    'come:4:9',
    'go:4:10',
    'end:a-match',
    'again:a-match',
    'file:1',
  ]);
});

test('an alarm is known by its id, and nothing else is taken for one', () => {
  expect(commandId.isAlarm(commandId.alarm(1))).toBe(true);
  for (const other of [commandId.bot(0, 1), commandId.end('alarm'), commandId.client('0123456789abcdef', 'alarm-12')])
    expect(commandId.isAlarm(other)).toBe(false);
});
