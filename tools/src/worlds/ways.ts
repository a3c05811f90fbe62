/** The games, the secrets in which their worlds differ, and how courses of play are made. */
import { type GameTypes, must, type Table, viewersOf } from '@lamplight/contract';
import { anyGame } from '@lamplight/server/match/machine';
import { type Worlds, worldsOf } from '@lamplight/server/test/rooms/worlds';
import { kitOf } from '../games.ts';
import { askedCourse } from './asked.ts';
import type { Staging } from './stage.ts';

const playing = { shadows: 'walker', emerald: 'greedy' } as const;

type Swap = Pick<Staging, 'swapped' | 'gap' | 'after'>;
const staged = (of: keyof typeof playing, bots: number, what: string, more: Swap, options: object = {}): Staging => {
  const kit = kitOf(of);
  const name = `${of} ${what}`;
  const player = kit.players[playing[of]];
  if (player === undefined) throw new Error(`${of} has lost its player ${playing[of]}.`);
  const table = kit.seat(bots)?.table as Table<GameTypes['Options']> | undefined;
  if (table === undefined) throw new Error(`${name} has no table for ${bots}.`);
  const game = anyGame(kit.game);
  return { name, game, table: { ...table, options: { ...(table.options as object), ...options } }, player, ...more };
};

const maps = ['maps', 'mapName'];
const identities = ['identities', 'spareIdentities'];
/** A clock that runs out often, so that the game answers for players who are asked. */
const clock = { clock: { kind: 'turn', time: 10_000 } };

/** A staging, and a function that makes its courses: undefined if a number gives none. */
export interface WorldsWay {
  readonly staging: Staging;
  readonly courseOf: (number: number) => Worlds | undefined;
}

const walked = (staging: Staging): WorldsWay => ({ staging, courseOf: number => walkedCourse(staging, number) });
const asked = (staging: Staging): WorldsWay => ({ staging, courseOf: number => askedCourse(staging, number) });

export const ways = {
  shadows: [walked(staged('shadows', 2, 'with other maps', { swapped: maps, after: 'anybody', gap: 2_500 }))],
  emerald: [
    walked(staged('emerald', 4, 'with other identities', { swapped: identities, after: 'players', gap: 2_500 })),
    walked(
      staged(
        'emerald',
        3,
        'with other identities, by the clock',
        { swapped: identities, after: 'players', gap: 15_000 },
        clock,
      ),
    ),
    walked(staged('emerald', 4, 'with everything hidden dealt anew', { swapped: 'all', after: 'anybody', gap: 2_500 })),
    asked(
      staged(
        'emerald',
        3,
        'with a question to who holds other cards',
        { swapped: 'all', after: 'anybody', gap: 0 },
        clock,
      ),
    ),
  ],
} as const satisfies Readonly<Record<string, readonly WorldsWay[]>>;

/** The most steps of a course. Players end a match before that; random moves end none. */
const most = { players: 400, anybody: 100 } as const;
/** A course with fewer acts than this shows little. */
const least = 8;
/** The most steps that both worlds share before they part. */
const longestBefore = 60;

/** The viewer, and the step at which the worlds part, rotate with the number. */
function walkedCourse(staging: Staging, number: number): Worlds | undefined {
  const viewers = viewersOf(staging.table.seats);
  const viewer = must(viewers, number % viewers.length);
  const before = Math.floor(number / viewers.length) % 2 === 0 ? 0 : number % longestBefore;
  const worlds = worldsOf({ ...staging, viewer, number, before, most: most[staging.after] });
  const isSame = JSON.stringify(worlds.starts[0]) === JSON.stringify(worlds.starts[1]);
  return isSame || worlds.acts.length < least ? undefined : worlds;
}
