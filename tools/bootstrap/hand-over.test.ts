import { once } from 'node:events';
import { constants } from 'node:os';
import { describe, expect, test } from 'vitest';
import { freshClone } from './fresh-clone.ts';

describe.each([
  ['in this process', {}],
  ['under another Node', { node: '20.1.0' }],
])('a command run %s', (_name, pretence) => {
  test('passes its exit code on', async () => {
    expect(await freshClone().run(['start', 'exit', '3'], {}, pretence)).toMatchObject({ code: 3, signal: null });
  });

  test('passes on the signal it died of', async () => {
    expect(await freshClone().run(['start', 'die', 'SIGKILL'], {}, pretence)).toMatchObject({
      code: null,
      signal: 'SIGKILL',
    });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('gets %s, and leaves in its own way', async signal => {
    const clone = freshClone();
    const child = clone.start(['start', 'wait'], {}, pretence);
    // It writes once its signal handlers are in place.
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([64 + constants.signals[signal], null]);
  });

  test('does not outlive the shell npm put in between', async () => {
    const shell = freshClone().startInShell(['start', 'wait'], pretence);
    await once(shell.stdout, 'data');
    shell.kill('SIGKILL');
    // A process that still runs would hold the pipe open.
    await once(shell.stdout, 'close');
  });
});
