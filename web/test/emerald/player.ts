import { greedy } from '@lamplight/emerald/greedy';
import type { Emerald } from '@lamplight/emerald/kit';
import { forbids, type Move, type View } from '@lamplight/emerald/public';
import { tapsFor } from '../../src/emerald/turn/draft/trial-taps.ts';
import type { BrowserPerson } from '../person.ts';
import { arriveAs, asked, type HeadlessPlayer, sitDown, until } from '../seats.ts';
import type { TestServer } from '../test-server.ts';
import { type EmeraldHands, fingers } from './hands.ts';

export type EmeraldMind = HeadlessPlayer<Emerald>;

/** A player with a browser. A simple player with a second device sees the same, and says what to do. */
export interface EmeraldPlayer {
  readonly person: BrowserPerson;
  readonly mind: EmeraldMind;
  readonly hands: EmeraldHands;
  view(): View;
  /** Resolves when the page shows what the second device has received. */
  isUpToDate(): Promise<void>;
  /** Makes this move on the page, tap by tap, and waits until it is made. */
  make(move: Move): Promise<void>;
  /** Does the next thing there is to do. Resolves to whether there was one. */
  act(): Promise<boolean>;
}

export async function playerOf(
  server: TestServer,
  person: BrowserPerson,
  code: string,
  hands: EmeraldHands = fingers(person),
): Promise<EmeraldPlayer> {
  const mind = await arriveAs({ server, code, token: await person.token(code) }, greedy);
  await until(mind.client, () => mind.client.match !== undefined);
  const view = (): View => {
    const seen = mind.client.match?.view;
    if (seen === undefined) throw new Error('There is no match to be seen.');
    return seen;
  };
  const isUpToDate = async () => void (await isShown(person, mind.client.match?.step ?? 0));
  const make = async (move: Move) => {
    // Another player's move may not have arrived here yet.
    await until(mind.client, () => forbids(view(), move) === undefined, 10_000);
    const before = standOf(view());
    // Keys pass a third answer on the way from one to another.
    const isMade = () => (move.type === 'preset' ? view().preset === move.answer : standOf(view()) !== before);
    await isUpToDate();
    await say(hands, view(), move);
    try {
      await until(mind.client, isMade, 10_000);
    } catch (error) {
      throw new Error(`What was said on the page did not come about: ${JSON.stringify(move)}`, { cause: error });
    }
  };
  return {
    person,
    mind,
    hands,
    view,
    isUpToDate,
    make,
    act: async () => {
      const move = mind.wish();
      if (move === undefined) return false;
      await make(move);
      return true;
    },
  };
}

/** Wait until the page has drawn it: the second device may have received it sooner. */
const isShown = ({ page }: BrowserPerson, step: number) =>
  page.waitForFunction(
    wanted => Number(document.querySelector('[data-step]')?.getAttribute('data-step')) >= wanted,
    step,
  );

/** What an own move changes and a clock does not. An answer only takes effect at the end of the pause. */
const standOf = ({ clock: _, ...seen }: View): string => JSON.stringify(seen);

async function say(hands: EmeraldHands, view: View, move: Move): Promise<void> {
  if (move.type === 'preset') return hands.preset(move.answer);
  if (view.asking?.player === view.me) return hands.answer(move);
  if (move.type === 'end-turn') return hands.endTurn();
  if (move.type === 'undo') return hands.undo();
  for (const tap of tapsFor(view, move)) await hands.tap(tap);
  await hands.confirm();
}

/** Without a screen, and ready. */
export const seatEmerald = async (
  server: TestServer,
  code: string,
  place: number,
  name = `Seat ${place}`,
): Promise<EmeraldMind> => sitDown(await arriveAs({ server, code }, greedy), place, name);

/** The first of them starts the match. */
export async function startEmerald(minds: readonly EmeraldMind[]): Promise<void> {
  const [host] = minds;
  if (host === undefined) throw new Error('Nobody sits at the table.');
  await asked(host, { type: 'start' });
  await Promise.all(minds.map(({ client }) => until(client, () => client.match !== undefined)));
}
