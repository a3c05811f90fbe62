import { expect, test } from 'vitest';
import { type Command, invoke } from './command.ts';
import { type Flags, Misuse } from './flags.ts';

const flags = {
  games: { kind: 'whole', value: 'N', about: 'how many (default 10)' },
  bots: { kind: 'list', value: 'A,B', about: 'who plays' },
  out: { kind: 'text', value: 'FILE', about: 'where to write' },
  quick: { kind: 'switch', about: 'fewer' },
} as const satisfies Flags;

const echo: Command<typeof flags> = {
  name: 'echo',
  about: 'Gives back what it was given.',
  takes: 'WORD…',
  flags,
  run: (given, say) => {
    if (given.rest.includes('crash')) throw new Error('the lamp went out');
    if (given.rest.includes('misuse')) throw new Misuse('No such word.');
    say(`said ${given.rest.join(' ')}`);
    return { passed: !given.rest.includes('fail'), json: given };
  },
};

async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await invoke(echo, argv, { out: line => out.push(line), err: line => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('values come typed, with undefined for what was not given', async () => {
  const { code, out } = await run('--games', '3', '--bots', 'a,b', '--bots=c', '--json', 'one');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    values: { games: 3, bots: ['a', 'b', 'c'], quick: false, json: true, help: false },
    rest: ['one'],
  });
});

test('text goes to people, and only JSON with --json', async () => {
  expect((await run('one', 'two')).out).toBe('said one two');
  expect((await run('one', '--json')).out).not.toContain('said');
});

test('a failed run leaves with 1', async () => {
  expect((await run('fail')).code).toBe(1);
  expect((await run('fail', '--json')).code).toBe(1);
});

test.each([
  ['an unknown option', ['--nope'], "Unknown option '--nope'."],
  ['a missing value', ['--games'], "Option '--games <value>' argument missing."],
  ['a value too many', ['--quick=yes'], "Option '--quick' does not take an argument."],
  ['a number that is none', ['--games', 'many'], "--games wants a whole number, not 'many'."],
  ['the command itself says so', ['misuse'], 'No such word.'],
])('asked wrongly leaves with 2 and a sentence: %s', async (_name, argv, sentence) => {
  const { code, err, out } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toBe(`${sentence} \`npm run echo -- --help\` lists what it takes.`);
  expect(out).toBe('');
});

test('a command that takes nothing refuses arguments', async () => {
  const { takes, ...bare } = echo;
  const err: string[] = [];
  const code = await invoke(bare, ['word'], { out: () => undefined, err: line => err.push(line) });
  expect(code).toBe(2);
  expect(err[0]).toContain("Unexpected argument 'word'.");
});

test('a crash leaves with 1, shows where, and still prints JSON when asked to', async () => {
  const { code, err, out } = await run('crash', '--json');
  expect(code).toBe(1);
  expect(err).toContain('the lamp went out');
  expect(err).toContain('command.test.ts');
  expect(JSON.parse(out)).toEqual({ error: 'the lamp went out' });
});

test('help lists every option with its words', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'npm run echo -- [options] WORD…',
    'Gives back what it was given.',
    '',
    '  --games N   how many (default 10)',
    '  --bots A,B  who plays',
    '  --out FILE  where to write',
    '  --quick     fewer',
    '  --json      print one JSON value instead of text',
    '  --help      print this text',
  ]);
});
