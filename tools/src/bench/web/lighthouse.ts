import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from '@lamplight/web/test/test-server';
import { launchOptions } from '../../browser/launch.ts';
import { thisMachine } from '../../browser/machine.ts';
import { provideBrowser } from '../../browser/provide.ts';
import { inFolder } from '../../listening/listening-server.ts';
import type { Figure } from '../figure.ts';

const wanted = 'lighthouse@13.5.0';
const run = promisify(execFile);

const aims = { accessibility: 100, 'best-practices': 95, performance: 0 } as const;

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
}

/** Fetched into a temporary folder. Its performance score varies with the load of the machine, so it is only shown. */
export async function lighthouse(server: TestServer): Promise<readonly Figure[]> {
  const code = await server.table();
  const machine = thisMachine();
  const browser = launchOptions(await provideBrowser(machine, () => undefined), machine);
  return inFolder(async folder => {
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', wanted];
    await run('npm', args, { cwd: folder }).catch((error: Error) => {
      throw new Error(`npm could not fetch ${wanted}, so the pages are not audited by it: ${error.message}`);
    });
    const figures: Figure[] = [];
    for (const [name, path] of [
      ['home', '/'],
      ['a table', `/t/${code}`],
    ] as const) {
      const file = join(folder, 'report.json');
      const options = [
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--chrome-flags=--headless=new ${browser.args.join(' ')}`,
      ];
      const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
      const env = { ...browser.env, CHROME_PATH: browser.executablePath };
      await run(process.execPath, [program, `${server.url}${path}`, ...options], { env, maxBuffer: 64 * 1024 * 1024 });
      figures.push(...figuresOf(name, JSON.parse(readFileSync(file, 'utf8')) as Report));
    }
    return figures;
  });
}

function figuresOf(page: string, { categories, audits }: Report): readonly Figure[] {
  const failedIn = (category: string): readonly string[] =>
    (categories[category]?.auditRefs ?? [])
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title }) => title);
  const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    id => `${id} ${audits[id]?.displayValue ?? 'unknown'}`,
  );
  return Object.entries(aims).map(([category, least]) => ({
    subject: `Lighthouse on ${page}: ${category}`,
    value: Math.round(100 * (categories[category]?.score ?? 0)),
    unit: 'of 100',
    aim: { least },
    detail: category === 'performance' ? paints.join(', ') : `found: ${failedIn(category).join('; ') || 'nothing'}`,
  }));
}
