import { apply, type GameTypes, type Json, open, randomAt, type Seating, seedOf } from '@lamplight/contract';
import { shadowsKit } from '@lamplight/shadows/kit';
import { expect, onTestFinished, test } from 'vitest';
import { recorded } from '../house/trial/recorded.ts';
import { emeraldOrder, shadowsOrder, tableOf, trialsIn } from '../house/trial/trial.ts';
import type { MatchHead } from '../match/machine.ts';
import { offers } from './seatings.ts';

type View = {
  readonly me: { readonly team: string };
  readonly teams: Record<string, { readonly holding: readonly string[] }>;
};

/** What the Detective of seat 1 saw of a real match whenever its team held cards. */
function viewsWithCards(): readonly View[] {
  const { table, seed, log } = recorded('shadows', 'two-teams-swap');
  const game = offers.get('shadows')!.game;
  let { match } = open(game, table, seed);
  return log.flatMap(({ input }) => {
    match = apply(game, match, input).match;
    const view = game.view(match.state, 1) as unknown as View;
    return (view.teams[view.me.team]?.holding.length ?? 0) > 0 ? [view] : [];
  });
}

/** The same number of other cards, as their numbers go. */
function withOtherCards(view: View): View {
  const team = view.teams[view.me.team]!;
  const holding = team.holding.map(card => `i${String((Number(card.slice(1)) % 60) + 1).padStart(2, '0')}`);
  return { ...view, teams: { ...view.teams, [view.me.team]: { ...team, holding } } };
}

/** Whether cards stand for cells by their numbers, which two at a table could only have agreed on beforehand. */
const readsCodes = (seating: Seating<GameTypes>): boolean =>
  viewsWithCards().some((view, n) => {
    const [one, other] = [view, withOtherCards(view)].map(seen =>
      seating()({ view: seen as unknown as Json, told: [], at: 0, random: randomAt(seedOf(3), n) }),
    );
    return JSON.stringify(one) !== JSON.stringify(other);
  });

test('bots of Shadows have agreed on no code', () => {
  expect(viewsWithCards().length).toBeGreaterThan(3);
  expect(readsCodes(offers.get('shadows')!.player)).toBe(false);
  expect(readsCodes(shadowsKit.players.walker as unknown as Seating<GameTypes>)).toBe(true);
});

test.each([
  ['shadows', shadowsOrder],
  ['emerald', emeraldOrder(3)],
] as const)(
  'a bot of %s is handed what its seat sees and is told, the time and chance, and nothing else',
  async (id, order) => {
    const offer = offers.get(id)!;
    const handed: { readonly seat: number; readonly given: Parameters<ReturnType<Seating<GameTypes>>>[0] }[] = [];
    let seats = 0;
    const player: Seating<GameTypes> = () => {
      const seat = ++seats;
      const next = offer.player();
      return given => {
        handed.push({ seat, given });
        return next(given);
      };
    };
    const trial = await trialsIn(onTestFinished)({ offers: new Map([[id, { ...offer, player }]]) });
    const { ada } = await tableOf(trial, order, 'ada');
    await ada.does({ type: 'sit', seat: 0 });
    for (let seat = 1; seat < order.seats; seat++) await ada.does({ type: 'seat bot', seat, is: true });
    await ada.does({ type: 'start' });
    const head = await trial.store.head(ada.table.match?.id ?? '');
    if (head === undefined) throw new Error('The match is stored.');
    const { seed } = head.body as unknown as MatchHead;
    const play = offer.game.read.table({ seats: order.seats, options: order.options });
    if ('wrong' in play) throw new Error(play.wrong);
    const { match } = open(offer.game, play.value, seed);
    for (let seat = 1; seat < order.seats; seat++) {
      const first = handed.find(each => each.seat === seat)?.given;
      expect(Object.keys(first ?? {}).toSorted()).toEqual(['at', 'random', 'told', 'view']);
      expect(first?.view).toEqual(offer.game.view(match.state, seat));
    }
  },
);
