import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, item, type Json, type MatchRecord } from '@lamplight/contract';
import type { Person } from './person.ts';
import type { Trial } from './trial.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');

/** A finished match of a game, as the repository keeps it. */
export const recorded = (game: 'shadows' | 'emerald', name: string): MatchRecord<GameTypes> =>
  JSON.parse(readFileSync(join(games, game, 'matches', `${name}.json`), 'utf8')) as MatchRecord<GameTypes>;

/** What an archive has written. */
export const jsonIn = (written: Uint8Array | undefined): unknown =>
  written === undefined ? undefined : JSON.parse(new TextDecoder().decode(written));

export const orderOf = ({ game, table }: MatchRecord<GameTypes>) => ({
  game,
  seats: table.seats,
  options: table.options as Json,
});

/** Plays a stored match again, move by move and at its times; the clock does its part. */
export async function playAgain(
  { clock }: Trial,
  { log }: MatchRecord<GameTypes>,
  people: readonly Person[],
  afterEach: (n: number) => Promise<void> = async () => {},
): Promise<void> {
  const began = clock.now();
  for (const [n, { input }] of log.entries()) {
    await clock.pass(Math.max(0, began + input.at - clock.now()));
    if (!('move' in input)) continue;
    const answer = await item(people, input.by).plays(input.move);
    if ('refused' in answer) throw new Error(`Input ${n + 1} is refused by ${answer.refused}. ${answer.says ?? ''}`);
    await afterEach(n);
  }
}
