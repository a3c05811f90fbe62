import { basename } from 'node:path';
import { type Output, runFile } from '../program.ts';

/** One request; the little patience is for a line that hiccups, not for a registry that is down. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

/** What runs at the house's table, not what it was built and tested with. From the lockfile, whatever is installed. */
const question = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-timeout=30000', ...patience];

/** By its script where we know it: `npm` is a shell script on some systems, and may be another one than ours. */
export function askNpm(root: string, env: NodeJS.ProcessEnv): Promise<Output> {
  // It is the folder of the npm that started us, and ours may be another.
  const { npm_config_local_prefix: _, ...own } = env;
  const place = { cwd: root, env: own };
  const script = env.npm_execpath;
  if (script !== undefined && basename(script) === 'npm-cli.js') {
    return runFile(process.execPath, [script, ...question], place);
  }
  return runFile('npm', question, place);
}
