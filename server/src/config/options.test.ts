import { expect, test } from 'vitest';
import { help, readOptions } from './options.ts';

const options = (argv: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const read = readOptions(argv, env);
  if (read === 'help') throw new Error('Help was not asked for.');
  return read;
};

test('nothing set: SQLite beside us, port 8080', () => {
  expect(options([])).toMatchObject({ port: 8080, data: './data', logLevel: 'info', databaseUrl: undefined });
});

test('a flag goes before the environment, and an empty variable is none', () => {
  expect(options(['--port', '1'], { PORT: '2' }).port).toBe(1);
  expect(options([], { PORT: '2' }).port).toBe(2);
  expect(options([], { PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

test('lists are read', () => {
  expect(options([], { ORIGINS: 'https://A.example, http://b.example:81/' }).origins).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
  expect(options(['--trust-proxy', 'loopback,10.0.0.0/8,::1']).trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1']);
});

test.each([
  [['--port', 'many'], {}, "--port must be a whole number from 0 to 65535, not 'many'."],
  [[], { PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'."],
  [['--port', ''], {}, "--port must be a whole number from 0 to 65535, not ''."],
  [[], { ORIGINS: 'a.example' }, 'ORIGINS must be a list such as https://a.example,https://b.example'],
  [[], { ORIGINS: 'https://a.example/page' }, 'ORIGINS must be a list'],
  [[], { TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a list of addresses'],
  [[], { TRUST_PROXY: '2' }, 'TRUST_PROXY must be a list of addresses'],
  [[], { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be a list of addresses'],
  [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal'],
  [['--sockets', '0'], {}, '--sockets must be a whole number from 1 to'],
  [[], { REDIS_URL: 'redis://x' }, 'set DATABASE_URL too'],
  [['--database-url', 'postgres://x/y'], {}, "Unknown option '--database-url'"],
  [['now'], {}, "Unexpected argument 'now'"],
])('%o with %o is asked wrongly', (argv, env, sentence) => {
  expect(() => readOptions(argv, env)).toThrow(sentence);
});

test.each([
  ['DATABASE_URL', 'mysql://me:hunter22@db/x'],
  ['REDIS_URL', 'hunter22'],
  ['METRICS_TOKEN', 'hunter22'],
])('a wrong %s is not repeated', (variable, secret) => {
  expect(() => readOptions([], { [variable]: secret })).toThrow(new RegExp(`^${variable} must be (?!.*hunter22)`));
});

test('the help names every variable, and a wrong one does not keep it from being shown', () => {
  expect(readOptions(['--help'], { PORT: 'nonsense' })).toBe('help');
  for (const name of [
    'HOST',
    'PORT',
    'DATA',
    'PAGES',
    'DATABASE_URL',
    'REDIS_URL',
    'ORIGINS',
    'TRUST_PROXY',
    'METRICS_TOKEN',
  ]) {
    expect(help()).toContain(name);
  }
});
