import { type GameTypes, open, type Seating } from '@lamplight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder, shadowsOrder, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import type { MatchHead } from '../match/machine.ts';
import { type BotOffer, offers } from './seatings.ts';

test.each([
  ['shadows', shadowsOrder],
  ['emerald', emeraldOrder(3)],
] as const)(
  'a bot of %s is handed what its seat sees and is told, the time and chance, and nothing else',
  async (id, order) => {
    const offer = offers.get(id)!;
    const handed: { readonly seat: number; readonly given: Parameters<ReturnType<Seating<GameTypes>>>[0] }[] = [];
    let seats = 0;
    const player: BotOffer['player'] = kind => () => {
      const seat = ++seats;
      const next = offer.player(kind)();
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
