/**
 * Faults of the machine, loaded before the server in a trial (`node --import`) and in all its threads. A fault lasts
 * while its file is in the folder that FAULTS names. `clock` holds by how many milliseconds the machine's clock is off.
 * With `full` the disk is full, which SQLite itself finds out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const fault = (name: string): string => join(process.env.FAULTS ?? '.', name);

const trueNow = Date.now;
Date.now = () => {
  try {
    return trueNow() + Number(readFileSync(fault('clock'), 'utf8'));
  } catch {
    return trueNow();
  }
};

const memory = new Database(':memory:');
const statements = Object.getPrototypeOf(memory.prepare('select 1')) as Database.Statement;
memory.close();
const run = statements.run;
/** Above any page count of SQLite. */
const noEnd = 4_294_967_294;

statements.run = function (this: Database.Statement, ...values: unknown[]) {
  if (/^\s*(?:insert|update|delete)/i.test(this.source)) {
    const isFull = existsSync(fault('full'));
    this.database.pragma(`max_page_count = ${isFull ? 1 : noEnd}`);
    if (isFull) this.database.exec('create table filler as select zeroblob(1000000)');
  }
  return run.apply(this, values);
};
