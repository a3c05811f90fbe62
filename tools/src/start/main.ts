/** Pages first, then the server, in this very process: it gets the signals and gives the exit code. */
import { providePages } from '@lamplight/web/build';

const wantsHelp = process.argv.includes('--help');
const hasPages = Boolean(process.env.PAGES) || process.argv.some(word => /^--pages(?:=|$)/.test(word));

async function pagesAreThere(): Promise<boolean> {
  if (wantsHelp || hasPages) return true;
  try {
    await providePages(line => process.stderr.write(`${line}\n`));
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

if (await pagesAreThere()) await import('@lamplight/server/main');
else process.exitCode = 1;
