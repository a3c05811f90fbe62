/** Runs the command `npm test` on a small project of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const imports = "import { beforeAll, describe, expect, inject, test } from 'vitest';\n";

/** Gives the folder. */
export function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-suite-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  symlinkSync(modules, join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const [name, body] of Object.entries(files)) {
    writeFileSync(join(root, name), name.endsWith('.test.ts') ? imports + body : body, { mode: 0o755 });
  }
  return root;
}

interface CommandRun {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** A program to run instead of the command. */
  readonly program?: string;
}

export async function runIn(root: string, { args = [], env = {}, program = main }: CommandRun = {}) {
  const child = spawn(process.execPath, [program, '--root', root, ...args], {
    // Settings of this machine must not leak into the trial.
    env: { ...process.env, CI: '', LAMPLIGHT_BROWSER: '', ...env },
    cwd: root,
  });
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, err, lines: out.trimEnd().split('\n') };
}
