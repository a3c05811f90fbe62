/** Input from outside: the part of the law `wire` that is about `read`. */
import { canonical, type Game, type GameTypes, type Json, open, type Read, submit } from '@lamplight/contract';
import { seedFor } from './course/chance.ts';
import type { Hearing } from './course/hearing.ts';
import { BrokenLaw, type Case, difference } from './law.ts';
import { anyJson, foreignKey, mutantsOf } from './values/malformed.ts';

export function readsMoves<T extends GameTypes>({ game, seats }: Case<T>, hearing: Hearing<T>): number {
  const { pool, seed, looks } = hearing;
  for (const move of pool()) givesBack(game.read.move, move);
  const sent = [...mutantsOf(pool(), seed), ...anyJson(seed)];
  const lots = hearing.dice('wire');
  for (const value of sent) {
    const read = answerOf(game.read.move, value);
    if ('wrong' in read) continue;
    const { match, step, at } = lots.pick(looks);
    for (const by of seats) {
      unshaken({ step, viewer: by }, `Deciding ${canonical(read.value)}`, () =>
        submit(game, match, { by, at, move: read.value }),
      );
    }
  }
  return pool().length + sent.length;
}

export function readsTables<T extends GameTypes>({ game, trial }: Case<T>, { seed }: Hearing<T>): number {
  const table = trial.table as unknown as Json;
  givesBack(game.read.table, table);
  const sent = [...mutantsOf([table], seed), ...anyJson(seed)];
  for (const value of sent) {
    const read = answerOf(game.read.table, value);
    if ('wrong' in read) continue;
    unshaken({}, `Opening the table ${canonical(value)}`, () => open(game, read.value, seedFor('deal', seed)));
  }
  return 1 + sent.length;
}

/** Moves like those of the pool, with a slip that `read` does not notice. */
export function slipsOf<T extends GameTypes>(game: Game<T>, { pool, seed }: Hearing<T>): readonly T['Move'][] {
  return mutantsOf(pool(), seed).flatMap(value => {
    const read = answerOf(game.read.move, value);
    return 'value' in read ? [read.value] : [];
  });
}

function givesBack<Value>(reader: (value: unknown) => Read<Value>, right: Json): void {
  const read = answerOf(reader, right);
  if ('wrong' in read) throw new BrokenLaw({}, `${canonical(right)} is right, but read as wrong: ${read.wrong}`);
  const change = difference(read.value, right);
  if (change !== '') throw new BrokenLaw({}, `${canonical(right)} is right, but reading changes it: ${change}.`);
}

function answerOf<Value>(reader: (value: unknown) => Read<Value>, value: Json): Read<Value> {
  const read = unshaken({}, `Reading ${canonical(value)}`, () => reader(value));
  if ('wrong' in read) {
    if (read.wrong === '') throw new BrokenLaw({}, `${canonical(value)} is wrong, but no sentence says why.`);
    return read;
  }
  const text = canonical(read.value);
  if (text.includes(foreignKey)) throw new BrokenLaw({}, `Reading lets a key through that no rule knows: ${text}.`);
  return read;
}

function unshaken<Result>(
  where: { readonly step?: number; readonly viewer?: number },
  doing: string,
  run: () => Result,
): Result {
  try {
    return run();
  } catch (error) {
    throw new BrokenLaw(where, `${doing} throws: ${(error as Error).message}`);
  }
}
