import { spawn } from 'node:child_process';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ readonly code: number | null, readonly signal: NodeJS.Signals | null }} Ending */

/**
 * Runs a program and forwards the signals we get, so that stopping us stops it. At a terminal the program gets Ctrl-C
 * twice, from the terminal and from here: without forwarding, `kill -INT` would not reach it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} [onOutput] gets stdout and stderr, if they are piped
 * @returns {Promise<Ending & { readonly told: NodeJS.Signals | undefined }>} `told`: the last signal forwarded
 */
export function runChild(program, args, options, onOutput = () => undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options);
    /** @type {NodeJS.Signals | undefined} */
    let told;
    /** @param {NodeJS.Signals} signal */
    const passOn = signal => {
      told = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    const stopPassing = () => {
      for (const signal of signals) process.off(signal, passOn);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', error => {
      stopPassing();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stopPassing();
      resolve({ code, signal, told });
    });
  });
}

/**
 * Ends this process as the other one ended. A shell or supervisor tells «killed by SIGTERM» from «exit code 143», so we
 * must end by the same signal.
 *
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  if (signal === null) process.exitCode = code ?? 1;
  else process.kill(process.pid, signal);
}
