/** A thread in which bots think. It gets their views and nothing else: no store, no match, no seed of a match. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { BotKind } from '@lamplight/contract';
import { owned } from '../owned.ts';
import type { FromThread, ToThread } from './pool-messages.ts';
import { offers } from './seatings.ts';
import { type BotMatter, type Thinker, thinkHere } from './thinker.ts';

const port = parentPort;
if (port === null) throw new Error('This is a thread for bots: see pool.ts.');
// People come first: when all cores are busy, the tables' thread is served before this one. Only on Linux does this
// apply to one thread; elsewhere it would slow the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const seats = new Map<number, Thinker>();

const sit = (seat: number, game: string, kind: BotKind): void => {
  const offer = offers.get(game);
  if (offer === undefined) throw new Error(`There is nobody who plays ${game}.`);
  seats.set(seat, thinkHere(offer.player(kind)));
};

port.on('message', (message: ToThread) => {
  if ('leave' in message) {
    seats.delete(message.leave);
    return;
  }
  if ('sit' in message) {
    sit(message.sit, message.game, message.kind);
    return;
  }
  const { think: seat, matter } = message;
  // A bot that fails is reported, and the others think on.
  owned(answer(seat, matter), error =>
    tell({ seat, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

async function answer(seat: number, matter: BotMatter): Promise<void> {
  tell({ seat, meant: await seats.get(seat)?.think(matter) });
}

function tell(message: FromThread): void {
  port?.postMessage(message);
}
