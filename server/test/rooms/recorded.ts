import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, type Json, type MatchRecord, must } from '@lamplight/contract';
import type { TrialPerson } from './person.ts';
import type { ServerTrial } from './trial.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');

/** A finished match from the fixtures of the repository. */
export const recorded = (game: 'shadows' | 'emerald', name: string): MatchRecord<GameTypes> =>
  JSON.parse(readFileSync(join(games, game, 'matches', `${name}.json`), 'utf8')) as MatchRecord<GameTypes>;

/** Parses what an archive has written. */
export const jsonIn = (written: Uint8Array | undefined): unknown =>
  written === undefined ? undefined : JSON.parse(new TextDecoder().decode(written));

export const orderOf = ({ game, table }: MatchRecord<GameTypes>) => ({
  game,
  seats: table.seats,
  options: table.options as Json,
});

/** Plays a stored match again, move by move and at the same times. The alarms ring by themselves. */
export async function playAgain(
  { clock }: ServerTrial,
  { log }: MatchRecord<GameTypes>,
  people: readonly TrialPerson[],
  afterEach: (n: number) => Promise<void> = async () => {},
): Promise<void> {
  const began = clock.now();
  for (const [n, { input }] of log.entries()) {
    await clock.pass(Math.max(0, began + input.at - clock.now()));
    if (!('move' in input)) continue;
    const answer = await must(people, input.by).plays(input.move);
    if ('refused' in answer) throw new Error(`Input ${n + 1} is refused by ${answer.refused}. ${answer.says ?? ''}`);
    await afterEach(n);
  }
}
