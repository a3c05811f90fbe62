import { seedOf } from '@lamplight/contract';
import { readClientFrame } from '@lamplight/contract/wire';
import { describe, expect, test } from 'vitest';
import type { FuzzTarget } from './frames.ts';
import { kinds, volleyOf } from './volley.ts';

const tokens = ['fuzz-token-0123456789abcdef', 'fuzz-other-0123456789abcdef'];
const grounds: readonly FuzzTarget[] = [
  { game: 'emerald', code: 'ABCDEF', tokens, match: 'a-match-of-emerald' },
  { game: 'shadows', code: 'GHIJKL', tokens, match: 'a-match-of-shadows' },
];
const volleys = Array.from({ length: 400 }, (_, n) => volleyOf(seedOf(1), n, grounds));
const of = (kind: (typeof kinds)[number]) => volleys.filter(volley => volley.kind === kind);

test('the seed and the number say what is shot', () => {
  for (const { number, inputs } of volleys.slice(0, 40))
    expect(volleyOf(seedOf(1), number, grounds).inputs).toEqual(inputs);
  const others = volleys.slice(0, 40).map(({ number }) => volleyOf(seedOf(2), number, grounds).inputs);
  expect(others).not.toEqual(volleys.slice(0, 40).map(({ inputs }) => inputs));
});

test.each(kinds)('%s are among them', kind => expect(of(kind).length).toBeGreaterThan(20));

describe('frames', () => {
  const frames = of('frames').flatMap(({ inputs }) => inputs);
  const share = (isSo: (frame: Buffer) => boolean) => frames.filter(isSo).length / frames.length;

  test('many pass the schema of the wire, and many do not', () => {
    const passed = share(frame => 'value' in readClientFrame(frame));
    expect(passed).toBeGreaterThan(0.3);
    expect(passed).toBeLessThan(0.8);
  });

  test('they go for prototypes, depths and edges of numbers', () => {
    for (const odd of ['__proto__', 'constructor', '['.repeat(200), '1e400', '9007199254740993', '\\ud800', '\\u0000'])
      expect(share(frame => frame.includes(odd))).toBeGreaterThan(0);
  });
});
