/** Plays one course through real rooms in one world, and gathers everything that reached the viewer and the log. */
import { type GameTypes, must, type Seating, type Table } from '@lamplight/contract';
import type { AnyGame } from '@lamplight/server/match/machine';
import { offers } from '@lamplight/server/players/seatings';
import type { TrialPerson } from '@lamplight/server/test/rooms/person';
import { startMatch, tableOf, trialsIn } from '@lamplight/server/test/rooms/trial';
import { begunIn, plain, type Worlds } from '@lamplight/server/test/rooms/worlds';

export interface Staging {
  readonly name: string;
  readonly game: AnyGame;
  readonly table: Table<GameTypes['Options']>;
  /** The parts of the state that differ between the worlds. */
  readonly swapped: readonly string[] | 'all';
  /** The longest time between two acts, in milliseconds. */
  readonly gap: number;
  readonly player: Seating<GameTypes>;
  readonly after: 'players' | 'anybody';
}

export type Sabotage = (game: AnyGame) => AnyGame;
export const honest: Sabotage = game => game;

export interface WorldTranscript {
  /** Every message to the viewer up to the reveal, byte for byte, and the answers to its other requests. */
  readonly bytes: readonly string[];
  /** How many of them are messages over the socket. */
  readonly frames: number;
  /** Messages from the reveal on. */
  readonly revealed: readonly string[];
  /** Everything the node has logged, at every level, up to the reveal. */
  readonly log: readonly string[];
  readonly errors: number;
  readonly refused: number;
}

const names = ['ada', 'bo', 'cy', 'di', 'eve'] as const;

export async function heardIn(
  staged: Staging,
  worlds: Worlds,
  which: 0 | 1,
  sabotage: Sabotage,
): Promise<WorldTranscript> {
  const { game, table } = staged;
  const offer = offers.get(game.id);
  if (offer === undefined) throw new Error(`${game.id} is not played here.`);
  const begun = sabotage(begunIn(game, worlds.starts[which]));
  const finish: (() => Promise<void>)[] = [];
  const trial = await trialsIn(clean => void finish.push(clean))({
    offers: new Map([[game.id, { ...offer, game: begun }]]),
    seed: () => worlds.seed,
    pace: { ring: 600_000, beat: 600_000, rest: 6_000_000 },
    overWeb: true,
  });
  try {
    const people = Object.values(
      await tableOf(trial, { game: game.id, ...table }, ...names.slice(0, table.seats), 'fay'),
    );
    const seated = people.slice(0, table.seats);
    await startMatch(...(seated as [TrialPerson, ...TrialPerson[]]));
    const began = trial.clock.now();
    let refused = 0;
    const does = async ({ by, at, moves }: Worlds['acts'][number], id: string) => {
      await trial.clock.pass(began + at - trial.clock.now());
      const move = moves[which];
      if (move !== undefined && 'refused' in (await must(seated, by).plays(move, id))) refused += 1;
    };
    for (const [n, act] of worlds.acts.entries()) await does(act, `the-move-${n}`);
    const eyes = must(people, worlds.viewer === 'audience' ? table.seats : worlds.viewer);
    await eyes.plays({ type: 'nonsense' }, 'the-last-try');
    await eyes.asks({ t: 'moves', n: 1 });
    await eyes.asks({ t: 'told', n: 2, before: 1_000 });
    // Everything once more, as to a client that comes back.
    await eyes.asks({ t: 'again', of: 'match' });
    const ids = [eyes.code, (await trial.store.tableOf(eyes.code)) ?? '', eyes.match?.id ?? ''];
    const frames = eyes.bytes.length;
    const bytes = [...eyes.bytes, ...(await askedOf(trial.url ?? '', eyes))];
    const log = trial.logged.map(line => line.replace(/"time":"[^"]*"/, '"time":""'));
    if (worlds.reveal !== undefined) await does(worlds.reveal, 'the-reveal');
    return {
      ...{ bytes: plain(bytes, ids), frames, revealed: plain(eyes.bytes.slice(frames), ids), log: plain(log, ids) },
      ...{ errors: log.filter(line => /"level":"(?:error|fatal)"/.test(line)).length, refused },
    };
  } finally {
    for (const clean of finish) await clean();
  }
}

/** What anybody may ask without a socket. */
async function askedOf(url: string, { code, match }: TrialPerson): Promise<readonly string[]> {
  const paths = [`tables/${code}`, `matches/${match?.id}/record`, `matches/${match?.id}/replay?as=open`];
  const answers: string[] = [];
  for (const path of paths) {
    const response = await fetch(`${url}/api/${path}`, { headers: { connection: 'close' } });
    answers.push(`${response.status} ${await response.text()}`);
  }
  return answers;
}
