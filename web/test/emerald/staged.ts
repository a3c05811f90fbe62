/**
 * Preloaded into the server: a match of Emerald begins with the position in the file STAGE, written as a scenario's
 * `given`, unless it says null. Only the deal is replaced, by one event that is stored like any other. Everything after
 * it is the game's own.
 */
import { readFileSync } from 'node:fs';
import { type Game, type Json, seedOf, type Table, type Tagged } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { type Emerald, emeraldKit } from '@lamplight/emerald/kit';
import { anyGame } from '@lamplight/server/match/machine';
import { type BotOffer, offers } from '@lamplight/server/players/seatings';
import { JsonSpot } from '@lamplight/testkit';

const { STAGE } = process.env;
if (STAGE === undefined) throw new Error('Name a file with the position to begin with in STAGE.');
const file = STAGE;

type Staged = { readonly type: 'staged'; readonly state: Emerald['State'] };
const stagedIn = (event: Tagged): Staged | undefined => (event.type === 'staged' ? (event as Staged) : undefined);

const set = (given: Json) => emeraldKit.stage.set(new JsonSpot(given, ['given']), seedOf(1));
/** Handles dice that were fixed beforehand. They are part of the state. */
const withDice = set({ dice: ['calm'] }).game;
const hasDice = (state: object): boolean => 'dice' in state;

// Without its twin, which does not know the staged deal.
const { twin: _twin, ...rules } = emerald;
const staged: Game<Emerald> = {
  ...rules,
  setup: (table: Table<Emerald['Options']>, random) => {
    const given = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Json>> | null;
    if (given === null) return emerald.setup(table, random);
    const { state } = set({ ...given, players: table.seats, options: table.options }).match;
    return [{ type: 'staged', state } as unknown as Emerald['Event']];
  },
  decide: (state, input, random) => (hasDice(state) ? withDice : emerald).decide(state, input, random),
  evolve: (state, event) => stagedIn(event)?.state ?? (hasDice(state) ? withDice : emerald).evolve(state, event),
  tell: { ...emerald.tell, staged: () => undefined } as Game<Emerald>['tell'],
};

const ours = offers.get('emerald');
if (ours === undefined) throw new Error('This house does not offer Emerald any more.');
(offers as Map<string, BotOffer>).set('emerald', { ...ours, game: anyGame(staged) });
