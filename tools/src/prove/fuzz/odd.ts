/** Pieces of JSON that programs stumble over, as they are sent. Not all of them are valid JSON. */
import type { Random } from '@lamplight/contract';

const numbers = [
  ...[
    '-0',
    '0',
    '-1',
    '1.5',
    '0.1',
    '1e400',
    '-1e400',
    '1e-400',
    '1e21',
    '2147483648',
    '4294967296',
    '9007199254740993',
  ],
  ...[
    '-9007199254740993',
    '123456789012345678901234567890',
    'NaN',
    'Infinity',
    '-Infinity',
    '00',
    '+1',
    '1.',
    '.5',
    '0x10',
  ],
];
const literals = ['null', 'true', 'false', '[]', '{}', '[[]]', '{"a":{}}', 'undefined', '', ',', '"', '{', ']', '//'];
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'type',
  't',
  '',
  '0',
];
const texts = [
  ...[
    '',
    ' ',
    '\u0000',
    '\u0007',
    '\u202eabc\u202c',
    '\u2066x',
    'a\u0301\u0301\u0301',
    '👩‍👩‍👧‍👦',
    '\ufeff',
    '\u2028',
    '\ufffe',
    'İ',
    'ﬀ',
  ],
  ...[
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    '<script>',
    "'; --",
    '{{x}}',
    '-',
    'null',
    '\ud800',
    '\udc00\ud800',
  ],
];

const deep = (levels: number, [open, close]: readonly [string, string]): string =>
  open.repeat(levels) + close.repeat(levels);
const depths = [3, 40, 200, 1_000, 5_000];
const lengths = [24, 25, 280, 281, 1_000, 3_600, 5_000, 17_000, 65_536];

const text = (random: Random): string => {
  if (random.below(4) > 0) return JSON.stringify(random.pick(texts));
  return JSON.stringify(random.pick(['x', 'é', '👁', '\u0000', 'a\u0301']).repeat(random.pick(lengths.slice(0, 6))));
};
const makers: readonly ((random: Random) => string)[] = [
  random => random.pick(numbers),
  random => random.pick(literals),
  text,
  text,
  random =>
    deep(
      random.pick(depths),
      random.pick([
        ['[', ']'],
        ['{"a":', '}'],
      ] as const),
    ),
  random =>
    `[${Array.from({ length: random.pick([2, 60, 700]) }, () => random.pick(['0', '""', 'null', '[]'])).join()}]`,
  random => `{${JSON.stringify(random.pick(keys))}:${random.pick(literals)}}`,
  random => `{${Array.from({ length: random.pick([2, 60, 300]) }, (_, n) => `"k${n}":0`).join()}}`,
];

export const oddValue = (random: Random): string => random.pick(makers)(random);
export const oddKey = (random: Random): string => JSON.stringify(random.pick(keys));
export const oddText = (random: Random): string => random.pick(texts);
export const longText = (random: Random): string => 'x'.repeat(random.pick(lengths));
