import { execFile } from 'node:child_process';

export interface ProgramResult {
  readonly passed: boolean;
  readonly output: string;
}

/** Runs a program to its end, without output. After `limit` milliseconds it is killed and counts as failed. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, limit }: { readonly env: Record<string, string>; readonly limit: number },
): Promise<ProgramResult> {
  return new Promise(resolve => {
    const options = { env, timeout: limit, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 } as const;
    execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: `${stdout}${stderr}`.trim() });
    });
  });
}
