/** Something the reader can fix: the message says how, so no stack trace is printed. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {{ readonly exitCode: 1 | 2 }} how 2 when the command was asked wrongly, 1 for everything else
   */
  constructor(message, { exitCode } = { exitCode: 1 }) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A signal ended what we waited for. Thrown, so that locks are released before we end ourselves. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
  }
}
