/** Two worlds, one wire: the same course of play with other secrets is the same bytes to whoever may not know them. */
import { type GameTypes, item, type Table, viewersOf } from '@lamplight/contract';
import { differ, type Worlds, worldsOf } from '@lamplight/server/house/trial/worlds';
import { type AnyGame, anyGame } from '@lamplight/server/match/machine';
import { kitOf } from '../games.ts';
import { askedCourse } from '../worlds/asked.ts';
import { heardIn, honest, type Sabotage, type Staging } from '../worlds/stage.ts';

export interface WorldsReport {
  readonly matches: number;
  readonly acts: number;
  readonly frames: number;
  readonly bytes: number;
  /** Numbers of which no course came that shows anything: others were taken for them. */
  readonly passedOver: number;
  readonly byStaging: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

export interface WorldsWishes {
  /** Of each game. */
  readonly matches: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

const staged = (name: string, bots: number, more: Pick<Staging, 'swapped' | 'gap'>, options: object = {}): Staging => {
  const kit = kitOf(name.split(' ')[0] ?? name);
  const table = kit.seat(bots)?.table as Table<GameTypes['Options']> | undefined;
  if (table === undefined) throw new Error(`${name} has no table for ${bots}.`);
  const game: AnyGame = anyGame(kit.game);
  return { name, game, table: { ...table, options: { ...(table.options as object), ...options } }, ...more };
};

const maps = ['maps', 'mapName'];
const identities = ['identities', 'spareIdentities'];
/** With a clock that runs out often: then the game answers for whoever is asked. */
const clock = { clock: { kind: 'turn', time: 6_000 } };

/** A staging, and how its courses come about: undefined where nothing comes of a number. */
export interface Way {
  readonly staging: Staging;
  readonly courseOf: (number: number) => Worlds | undefined;
}

const walked = (staging: Staging): Way => ({ staging, courseOf: number => walkedCourse(staging, number) });
const asked = (staging: Staging): Way => ({ staging, courseOf: number => askedCourse(staging, number) });

export const ways = {
  shadows: [walked(staged('shadows with other maps', 2, { swapped: maps, gap: 2_500 }))],
  emerald: [
    walked(staged('emerald with other identities', 4, { swapped: identities, gap: 2_500 })),
    walked(staged('emerald with other identities, by the clock', 3, { swapped: identities, gap: 9_000 }, clock)),
    walked(staged('emerald with everything hidden dealt anew', 4, { swapped: 'all', gap: 2_500 })),
    asked(staged('emerald with a question to who holds other cards', 3, { swapped: 'all', gap: 0 }, clock)),
  ],
} as const satisfies Readonly<Record<string, readonly Way[]>>;

const most = 120;
/** A walk that parts sooner than this has shown little. */
const least = 8;
/** So many steps may be the same in both worlds before they part. */
const longestBefore = 40;

/** The viewer and the moment at which the worlds part go round with the number. */
function walkedCourse(staging: Staging, number: number): Worlds | undefined {
  const viewers = viewersOf(staging.table.seats);
  const viewer = item(viewers, number % viewers.length);
  const before = Math.floor(number / viewers.length) % 2 === 0 ? 0 : number % longestBefore;
  const worlds = worldsOf({ ...staging, viewer, number, before, most });
  const isSame = JSON.stringify(worlds.starts[0]) === JSON.stringify(worlds.starts[1]);
  return isSame || worlds.acts.length < least ? undefined : worlds;
}

/** What is other in one world than in the other, if anything; and how much was compared. */
export async function difference(staging: Staging, worlds: Worlds, sabotage: Sabotage = honest) {
  const one = await heardIn(staging, worlds, 0, sabotage);
  const other = await heardIn(staging, worlds, 1, sabotage);
  const onWire = differ(one.bytes, other.bytes);
  const inLog = differ(one.log, other.log);
  const found = onWire ?? (inLog && `In the log: ${inLog}`);
  return { found, one };
}

export async function proveWorlds({ matches, seed, say }: WorldsWishes): Promise<WorldsReport> {
  const sums = { matches: 0, acts: 0, frames: 0, bytes: 0, passedOver: 0 };
  const byStaging: Record<string, number> = {};
  const faults: string[] = [];
  for (const [game, inTurn] of Object.entries<readonly Way[]>(ways)) {
    let number = seed;
    for (let match = 0; match < matches; number++) {
      const { staging, courseOf } = item(inTurn, number % inTurn.length);
      const worlds = courseOf(number);
      if (worlds === undefined) {
        sums.passedOver += 1;
        if (sums.passedOver > matches * 20) throw new Error(`Of ${game} hardly a course is long enough.`);
        continue;
      }
      const { found, one } = await difference(staging, worlds);
      const where = `${staging.name}, seed ${number}, viewer ${worlds.viewer}`;
      if (found !== undefined) faults.push(`${where}: ${found.slice(0, 1_000)}`);
      if (one.refused > 0) faults.push(`${where}: ${one.refused} moves were refused that the rules allow.`);
      if (one.log.length > 0) faults.push(`${where}: ${item(one.log, 0)}`);
      match += 1;
      sums.matches += 1;
      sums.acts += worlds.acts.length;
      sums.frames += one.bytes.length;
      sums.bytes += one.bytes.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
      byStaging[staging.name] = (byStaging[staging.name] ?? 0) + 1;
      if (match % 25 === 0) say(`  ${match} matches of ${game}, ${faults.length} faults`);
    }
  }
  return { ...sums, byStaging, faults };
}

export function linesOfWorlds(report: WorldsReport): readonly string[] {
  const { matches, acts, frames, bytes, passedOver, byStaging, faults } = report;
  return [
    `${matches} matches, each in two worlds: ${acts} acts, ${frames} frames and ${bytes} bytes to who may not know`,
    ...Object.entries(byStaging).map(([name, count]) => `  ${name}: ${count}`),
    `  courses passed over, because the worlds part at once or nothing is asked: ${passedOver}`,
    `  differences: ${faults.length}`,
    ...faults.map(fault => `  ! ${fault}`),
  ];
}
