/** Builds the pages, then runs the server in this process, so that it gets the signals and gives the exit code. */
import { join } from 'node:path';
import { readOptions, type ServerOptions } from '@lamplight/server/config/options';
import { providePages } from '@lamplight/web/build';

/** Undefined if the options are wrong or ask for help: the server itself says so. */
function optionsToServe(): ServerOptions | undefined {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    return options === 'help' ? undefined : options;
  } catch {
    return undefined;
  }
}

async function pagesAreThere(options: ServerOptions): Promise<boolean> {
  try {
    process.env.PAGES = await providePages(line => process.stderr.write(`${line}\n`), join(options.data, 'pages'));
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return false;
  }
}

const options = optionsToServe();
const needsPages = options !== undefined && options.pages === undefined;
if (!needsPages || (await pagesAreThere(options))) await import('@lamplight/server/main');
else process.exitCode = 1;
