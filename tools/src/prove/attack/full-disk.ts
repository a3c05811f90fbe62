/**
 * The disk is full while bots play. What cannot be stored is refused. The server neither dies nor spins, and goes on
 * when there is room again.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { askFrom } from '../../flood/address.ts';
import { mustBeDone } from '../../flood/asking.ts';
import { type AttackPlan, mark } from './attack.ts';
import { come, outcomeOf, seated, type TokenClient, until } from './people.ts';

/** Seconds for which the disk is full. */
const full = 15;
const run = promisify(execFile);

export const fullDisk: AttackPlan = {
  name: 'full-disk',
  kind: 'long',
  mayLog: true,
  // The system's limit on file sizes stands in for a full disk: a small disk would need more rights.
  fileBlocks: 600,
  whyNot: async () => {
    const isAtHand = await run('prlimit', ['--version']).then(
      () => true,
      () => false,
    );
    return isAtHand && process.platform === 'linux' ? undefined : 'it needs Linux and its program prlimit';
  },
  strike: async ({ port, address, honest, pid }) => {
    const { code, people } = await seated({ port, addresses: [address], bots: 2 });
    const [host] = people as [TokenClient];
    // The host's seat gets a bot too, so that the match goes on by itself.
    await mustBeDone(host.ask({ type: 'rest', is: true }));
    const isFull = await fillUp(host);
    const before = await cpuOf(pid);
    await comings(port, honest, code);
    const busy = ((await cpuOf(pid)) - before) / full;
    const health = await askFrom(honest, port, { path: '/healthz', within: 5_000 }).then(
      ({ status }) => String(status),
      (error: Error) => error.message,
    );
    await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
    const isBack = await until(() => host.connection.type === 'open', 20_000);
    const said = await retried(host);
    const connection = host.connection.type;
    host.close();
    return [
      mark(isFull !== undefined, 'The disk was full at all.', isFull ?? 'every word was kept'),
      mark(health === '200', 'With a full disk and bots at the table the server lives.', `/healthz: ${health}`),
      mark(busy < 50, 'It does not spin meanwhile.', `${busy.toFixed(0)} % of a core`),
      mark(
        isBack && said === 'done',
        'When there is room again, the table goes on.',
        `say: ${said}, line ${connection}`,
      ),
    ];
  },
};

/** Others come and go meanwhile, which the server wants to store too. */
async function comings(port: number, address: string, code: string): Promise<void> {
  for (let second = 0; second < full; second++) {
    const guest = come(port, address, code);
    void outcomeOf(guest.ask({ type: 'join', name: `Guest ${second}` }));
    await sleep(1_000);
    guest.close();
  }
}

/** Chats until a chat line is not stored. */
async function fillUp(host: TokenClient): Promise<string | undefined> {
  const text = 'x'.repeat(270);
  for (let n = 0; n < 1_500; n++) {
    const said = await outcomeOf(host.ask({ type: 'say', text: `${n} ${text}` }));
    if (said !== 'done') return said;
    await sleep(50);
  }
  return undefined;
}

async function retried(host: TokenClient): Promise<string> {
  let said = '';
  for (let n = 0; n < 8 && said !== 'done'; n++)
    said = await outcomeOf(host.ask({ type: 'say quickly', word: 'hello' }));
  return said;
}

/** Hundredths of a second of processor time, user and system: fields 14 and 15 of `/proc/PID/stat`. */
async function cpuOf(pid: number): Promise<number> {
  const words = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  return Number(words[13]) + Number(words[14]);
}
