/** One course of play through a real house in one world, and all that reached the viewer and the log of it. */
import { type GameTypes, item, type Table } from '@lamplight/contract';
import type { Person } from '@lamplight/server/house/trial/person';
import { startMatch, tableOf, trialsIn } from '@lamplight/server/house/trial/trial';
import { begunIn, plain, type Worlds } from '@lamplight/server/house/trial/worlds';
import { createLog } from '@lamplight/server/log';
import type { AnyGame } from '@lamplight/server/match/machine';
import { offers } from '@lamplight/server/players/seatings';

export interface Staging {
  readonly name: string;
  readonly game: AnyGame;
  readonly table: Table<GameTypes['Options']>;
  /** The parts of the state that are other in the other world. */
  readonly swapped: readonly string[] | 'all';
  /** The longest from one act to the next, in milliseconds. */
  readonly gap: number;
}

export type Sabotage = (game: AnyGame) => AnyGame;
export const honest: Sabotage = game => game;

export interface Heard {
  /** Every frame to the viewer, as it went. */
  readonly bytes: readonly string[];
  readonly log: readonly string[];
  readonly refused: number;
}

const names = ['ada', 'bo', 'cy', 'di', 'eve'] as const;

export async function heardIn(staged: Staging, worlds: Worlds, which: 0 | 1, sabotage: Sabotage): Promise<Heard> {
  const { game, table } = staged;
  const offer = offers.get(game.id);
  if (offer === undefined) throw new Error(`${game.id} is not played here.`);
  const begun = sabotage(begunIn(game, worlds.starts[which]));
  const finish: (() => Promise<void>)[] = [];
  const trial = await trialsIn(clean => void finish.push(clean))({
    offers: new Map([[game.id, { ...offer, game: begun }]]),
    seed: () => worlds.seed,
    pace: { ring: 600_000, beat: 600_000, rest: 6_000_000 },
  });
  try {
    const people = Object.values(
      await tableOf(trial, { game: game.id, ...table }, ...names.slice(0, table.seats), 'fay'),
    );
    const seated = people.slice(0, table.seats);
    await startMatch(...(seated as [Person, ...Person[]]));
    const began = trial.clock.now();
    let refused = 0;
    for (const [n, { by, at, move }] of worlds.acts.entries()) {
      await trial.clock.pass(began + at - trial.clock.now());
      if ('refused' in (await item(seated, by).plays(move, `the-move-${n}`))) refused += 1;
    }
    const eyes = item(people, worlds.viewer === 'audience' ? table.seats : worlds.viewer);
    await eyes.plays({ type: 'nonsense' }, 'the-last-try');
    await eyes.asks({ t: 'moves', n: 1 });
    // Everything once more, as to somebody who comes back.
    await eyes.asks({ t: 'again', of: 'match' });
    const ids = [eyes.code, (await trial.store.tableOf(eyes.code)) ?? '', eyes.match?.id ?? ''];
    return { bytes: plain(eyes.bytes, ids), log: logOf(trial.troubles), refused };
  } finally {
    for (const clean of finish) await clean();
  }
}

/** As a node writes it, without the time. */
function logOf(troubles: readonly unknown[]): readonly string[] {
  const lines: string[] = [];
  const log = createLog('trace', { write: line => void lines.push(line) });
  for (const error of troubles) log.error({ err: error }, 'something failed that should not');
  return lines.map(line => line.replace(/"time":"[^"]*"/, '"time":""'));
}
