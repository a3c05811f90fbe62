/**
 * Two worlds, one wire: the same course of play with other secrets must give the same bytes to a viewer who may not
 * know them.
 */
import { must } from '@lamplight/contract';
import { differ, type Worlds } from '@lamplight/server/test/rooms/worlds';
import { type LeakyWay, leaks, leakyWays } from '../worlds/leaks.ts';
import { heardIn, honest, type Sabotage, type Staging } from '../worlds/stage.ts';
import { type WorldsWay, ways } from '../worlds/ways.ts';

export interface WorldsReport {
  readonly matches: number;
  readonly acts: number;
  /** Acts that happen in one world only, which the viewer must not notice. */
  readonly secret: number;
  readonly frames: number;
  readonly bytes: number;
  /** Matches that went on to a reveal, and those in which the reveal showed the viewer a difference. */
  readonly reveals: number;
  readonly toldApart: number;
  /** Seeds that gave no useful course; others were taken instead. */
  readonly passedOver: number;
  readonly byStaging: Readonly<Record<string, number>>;
  /** By leak and game: where the leak was seen, or undefined. */
  readonly leaks: Readonly<Record<string, string | undefined>>;
  readonly faults: readonly string[];
}

export interface WorldsWishes {
  /** Of each game. */
  readonly matches: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** The first difference between the worlds, if any, and how much was compared. */
export async function difference(staging: Staging, worlds: Worlds, sabotage: Sabotage = honest) {
  const one = await heardIn(staging, worlds, 0, sabotage);
  const other = await heardIn(staging, worlds, 1, sabotage);
  const onWire = differ(one.bytes, other.bytes);
  const inLog = differ(one.log, other.log);
  const found = onWire ?? (inLog && `In the log: ${inLog}`);
  return { found, one, isToldApart: differ(one.revealed, other.revealed) !== undefined };
}

export async function proveWorlds({ matches, seed, say }: WorldsWishes): Promise<WorldsReport> {
  const sums = { matches: 0, acts: 0, secret: 0, frames: 0, bytes: 0, reveals: 0, toldApart: 0, passedOver: 0 };
  const byStaging: Record<string, number> = {};
  const faults: string[] = [];
  for (const [game, inTurn] of Object.entries<readonly WorldsWay[]>(ways)) {
    let number = seed;
    for (let match = 0; match < matches; number++) {
      const { staging, courseOf } = must(inTurn, number % inTurn.length);
      const worlds = courseOf(number);
      if (worlds === undefined) {
        sums.passedOver += 1;
        if (sums.passedOver > matches * 20) throw new Error(`Of ${game} hardly a course is long enough.`);
        continue;
      }
      const { found, one, isToldApart } = await difference(staging, worlds);
      const where = `${staging.name}, seed ${number}, viewer ${worlds.viewer}`;
      if (found !== undefined) faults.push(`${where}: ${found.slice(0, 1_000)}`);
      if (one.refused > 0) faults.push(`${where}: ${one.refused} moves were refused that the rules allow.`);
      if (one.errors > 0) faults.push(`${where}: ${one.errors} errors were logged.`);
      match += 1;
      sums.matches += 1;
      sums.acts += worlds.acts.length;
      sums.secret += worlds.acts.filter(({ moves }) => moves.includes(undefined)).length;
      sums.frames += one.frames;
      sums.bytes += one.bytes.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      if (worlds.reveal !== undefined) sums.reveals += 1;
      if (isToldApart) sums.toldApart += 1;
      byStaging[staging.name] = (byStaging[staging.name] ?? 0) + 1;
      if (match % 25 === 0) say(`  ${match} matches of ${game}, ${faults.length} faults`);
    }
  }
  const caught = await leaksCaught(seed);
  const missed = Object.keys(caught).filter(leak => caught[leak] === undefined);
  faults.push(...missed.map(leak => `A leak by ${leak} was not caught.`));
  if (sums.secret === 0) faults.push('Nothing was done in secret: the proof has proved little.');
  if (sums.toldApart === 0) faults.push('No reveal showed anything: the worlds were perhaps one.');
  return { ...sums, byStaging, leaks: caught, faults };
}

/** Makes each game leak in each way, and says where it was seen. */
async function leaksCaught(seed: number): Promise<WorldsReport['leaks']> {
  const caught: Record<string, string | undefined> = {};
  for (const [game, [usual, ...more]] of Object.entries<readonly WorldsWay[]>(ways)) {
    for (const leak of leakyWays) {
      const way = leak === 'timing of the asked question' ? more.at(-1) : usual;
      if (way !== undefined) caught[`${leak} in ${game}`] = await caughtIn(way, leak, seed);
    }
  }
  return caught;
}

/** Not every seed gives a course. */
const tries = 40;

async function caughtIn({ staging, courseOf }: WorldsWay, leak: LeakyWay, seed: number): Promise<string | undefined> {
  const worlds = Iterator.from(Array.from({ length: tries }, (_, n) => seed + n))
    .map(courseOf)
    .find(course => course !== undefined);
  if (worlds === undefined) throw new Error(`No course of ${staging.name} came of ${tries} numbers.`);
  const { sabotage, shows } = leaks[leak];
  const { found } = await difference(staging, worlds, sabotage);
  const honestly = await difference(staging, worlds);
  // A difference that is there without the sabotage is not the leak that was made.
  return found !== undefined && honestly.found === undefined ? shows.exec(found)?.[0] : undefined;
}

export function linesOfWorlds(report: WorldsReport): readonly string[] {
  const { matches, acts, secret, frames, bytes, reveals, toldApart, passedOver, byStaging, faults } = report;
  const ways = Object.entries(report.leaks);
  return [
    `${matches} matches, each in two worlds over real sockets: ${acts} acts, ${secret} of them in one world alone; ${frames} messages and ${bytes} bytes to who may not know`,
    ...Object.entries(byStaging).map(([name, count]) => `  ${name}: ${count}`),
    `  courses passed over, because the worlds part at once or nothing is asked: ${passedOver}`,
    `  played on to a reveal: ${reveals}; from there the bytes are other in ${toldApart}`,
    `  leaks made on purpose: ${ways.length}, caught: ${ways.filter(([, seen]) => seen !== undefined).length}`,
    ...ways.map(([leak, seen]) => `    ${leak}: ${seen === undefined ? 'not caught' : `caught at ${short(seen)}`}`),
    `  differences before the reveal, refusals and errors: ${faults.length}`,
    ...faults.map(fault => `  ! ${fault}`),
  ];
}

/** Whole views are long: shows where it is, and what leaked. */
const short = (seen: string): string => (seen.length > 140 ? `${seen.slice(0, 60)} … ${seen.slice(-60)}` : seen);
