import type { Break } from './breaks.ts';

const server = (name: string, lines: readonly string[]) => ({
  [`server/src/${name}.ts`]: `const work = async (): Promise<void> => undefined;\n${lines.join('\n')}\n`,
});

/** Work of the server whose failure nobody would hear of. */
export const ownedBreaks: readonly Break[] = [
  {
    name: 'a promise that is thrown away',
    part: 'lint',
    changes: server('thrown', ['export const begin = (): void => void work();']),
    says: 'server/src/thrown.ts:2 Nobody would hear this fail',
  },
  {
    name: 'a promise that waits in a field',
    part: 'lint',
    changes: server('waiting', ['export class Waiting {', '  readonly done: Promise<void>;', '}']),
    says: 'server/src/waiting.ts:3 A promise that waits in a field',
  },
  {
    name: 'a timer that awaits',
    part: 'lint',
    changes: server('timer', ['setTimeout(async () => work(), 1);', 'export const x = 1;']),
    says: 'server/src/timer.ts:2 Whoever calls this does not wait for it',
  },
  {
    name: 'a listener that awaits',
    part: 'lint',
    changes: server('listener', ["process.once('exit', async () => work());", 'export const x = 1;']),
    says: 'server/src/listener.ts:2 Whoever calls this does not wait for it',
  },
];
