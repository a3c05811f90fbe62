import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Fault } from './part.ts';

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs an installed program by its script and not by its shell shim, so that it works the same on every system. */
export function runProgram(root: string, script: string, args: readonly string[]): Promise<Output> {
  return runScript(root, join('node_modules', script), args);
}

/** Runs a file of the tree itself. */
export function runScript(root: string, script: string, args: readonly string[]): Promise<Output> {
  return runFile(process.execPath, [join(root, script), ...args], { cwd: root });
}

interface ProgramPlace {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

export function runFile(program: string, args: readonly string[], place: ProgramPlace): Promise<Output> {
  const options = { ...place, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve({ code: 0, stdout, stderr });
      else if (typeof error.code === 'number') resolve({ code: error.code, stdout, stderr });
      else reject(error);
    });
  });
}

/** For a program that failed without naming a fault: silence must not pass for success. */
export function unexplained(program: string, { code, stdout, stderr }: Output): Fault {
  return { says: `${program} failed with code ${code} and said: ${`${stderr}\n${stdout}`.trim().slice(0, 2000)}` };
}
