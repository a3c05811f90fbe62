import { commitmentTo, type Json, open } from '@lamplight/contract';
import type { AnyGame, MatchHead } from '../match/machine.ts';
import type { Proposal } from '../table/start.ts';
import { seatsOf, sitterOf } from '../table/state.ts';
import { freshId, type RoomDeps, type TableStream } from './deps.ts';

/**
 * Makes a match for the table as it is and stores it before the table hears of it, so a table never names a match that
 * does not exist. If the table changes before the start, nobody ever asks for this match, and in time it is forgotten.
 */
export async function propose(deps: RoomDeps, { state, head }: TableStream, game: AnyGame): Promise<Proposal> {
  const { store, clock } = deps;
  const play = { seats: state.seats, options: state.options };
  const seed = deps.seed();
  const { match, dealt } = open(game, play, seed);
  const body: MatchHead = {
    game: game.id,
    version: game.version,
    play,
    seed,
    dealt: dealt as unknown as Json,
    table: head.id,
    sitting: seatsOf(play).map(seat => sitterOf(state, seat)?.name ?? null),
  };
  const id = freshId();
  await store.begin({ id, kind: 'match', began: clock.now(), body });
  return { id, commitment: await commitmentTo(seed), wake: game.alarm(match.state) ?? null, play };
}
