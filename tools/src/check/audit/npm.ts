import { basename } from 'node:path';
import { type Output, runFile } from '../program.ts';

/** One request. The few retries are for a connection that drops, not for a registry that is down. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

/** Only what runs in production, not development tools. From the lockfile, whatever is installed. */
const question = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-timeout=30000', ...patience];

/** Runs npm by its script where that is known: `npm` is a shell script on some systems, and may be another version. */
export function askNpm(root: string, env: NodeJS.ProcessEnv): Promise<Output> {
  // It names the folder of the npm that started us, which may be another than `root`.
  const { npm_config_local_prefix: _, ...own } = env;
  const place = { cwd: root, env: own };
  const script = env.npm_execpath;
  if (script !== undefined && basename(script) === 'npm-cli.js') {
    return runFile(process.execPath, [script, ...question], place);
  }
  return runFile('npm', question, place);
}
