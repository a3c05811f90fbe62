import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('trace', { write: line => lines.push(line) }));
  expect(lines.length).toBeGreaterThan(0);
  return lines.join('');
}

const token = 'dGhpcy1pcy1hLXRva2VuLTEyMw';
const seed = '0f'.repeat(32);

test.each([
  ['a token', { token }],
  ['a token deep down', { socket: { first: [{ hello: 1, guest: { token } }] } }],
  ['a whole frame', { frame: { t: 'hello', x: token } }],
  ['a pass', { what: { type: 'use pass', pass: token } }],
  ['a seed', { seed: token }],
  ['a header', { headers: { authorization: token } }],
])('%s is hidden', (_name, fields) => {
  const text = logged(log => log.warn(fields, 'something'));
  expect(text).not.toContain(token);
  expect(text).toContain('[hidden]');
});

test('a seed is hidden even in the middle of a sentence or of an error', () => {
  const text = logged(log => {
    log.error(new Error(`No match for ${seed}.`));
    log.info(`The seed is ${seed}.`);
    log.info({ why: new Error(seed.toUpperCase()) });
  });
  expect(text.toLowerCase()).not.toContain(seed);
  expect(text).toContain('The seed is [hidden].');
});

test('a child hides too', () => {
  expect(logged(log => log.child({ token }).info({ token }, 'x'))).not.toContain(token);
});

test('an error keeps its message and stack, and loses what it carried along', () => {
  const text = logged(log => log.error(Object.assign(new Error('It broke.'), { issues: [{ input: token }] })));
  expect(text).toContain('It broke.');
  expect(text).toContain('log.test.ts');
  expect(text).not.toContain(token);
});

test("the password in a database's address is hidden", () => {
  const text = logged(log => log.error(new Error('connect postgres://lamp:light1@db/x failed')));
  expect(text).toContain('postgres://lamp:[hidden]@db/x');
});

test('what is no secret is told', () => {
  expect(logged(log => log.info({ port: 8080, many: { sockets: 3 } }, 'lit'))).toMatch(
    /"port":8080,"many":\{"sockets":3\}/,
  );
});
