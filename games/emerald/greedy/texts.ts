/** What using a text is worth to the greedy player, compared with keeping the card for its icons. */
import { must } from '@lamplight/contract';
import { isRoyalty, numberOf, numbersOf, rowOf } from '../src/cards.ts';
import { textEffectOf } from '../src/effects.ts';
import type { SeatFacts } from '../src/facts.ts';
import { agentsAt, agentsOnBoard, leads } from '../src/scores.ts';
import {
  type City,
  type CityId,
  cityNo,
  type Day,
  days,
  type Move,
  sanityTokens,
  seatNo,
  type TextAim,
  type TextEffectId,
  trackTop,
} from '../src/words.ts';
import { turned } from './minds.ts';
import { changeWorth, endWorth, GreedySight, isRestorationist, landing, rollWorth, useOf } from './worth.ts';

type Judge = (sight: GreedySight, aim: TextAim) => number;

const placeOf = ({ city }: TextAim): City => cityNo(city as CityId);
const victimOf = ({ player }: TextAim): number => seatNo(player as Day);

/** What the loss of an agent is worth to somebody who may want it. Losing the last one may end the game. */
function agentLoss(sight: GreedySight, victim: number): number {
  const { facts, mind } = sight;
  const rebel = must(mind.suspicion, victim);
  const last = agentsOnBoard(facts.open, victim) === 1 && must(facts.open.revealed, victim) === null;
  return (isRestorationist(mind) ? 1 - rebel : rebel) * 0.8 + (last ? rebel * endWorth(sight, {}) : 0);
}

const marked = ({ open }: SeatFacts, rise: readonly [number, number]): readonly [number, number] => [
  Math.min(trackTop, open.tracks[0] + rise[0]),
  Math.min(trackTop, open.tracks[1] + rise[1]),
];

const swap: Judge = (sight, aim) => 1 + landing(sight, placeOf(aim), 0) + agentLoss(sight, victimOf(aim));

const draws: Judge = () => 1.2;

function cycle({ facts: { open, me }, mind }: GreedySight, { cards = [] }: TextAim): number {
  const rest = must(open.concealed, me);
  const usual = rest.reduce((sum, card) => sum + useOf(mind, card), 0) / Math.max(1, rest.length);
  return numbersOf(cards).reduce((sum, card) => sum + (usual - useOf(mind, card)) * 0.5, 0.6);
}

function sacrifice(sight: GreedySight, { agents = {} }: TextAim): number {
  const { facts, mind } = sight;
  const points = Object.values(agents).reduce<number>((sum, count) => sum + Number(count), 0);
  const left = agentsOnBoard(facts.open, facts.me) - points;
  const revealed = must(facts.open.revealed, facts.me) !== null;
  const exposed = left > 0 || revealed ? 0 : isRestorationist(mind) ? endWorth(sight, {}) : 2;
  return changeWorth(sight, { points, faction: 'loyalist' }) - 0.8 * points + exposed - (left > 0 ? 0 : 1);
}

function destroy(sight: GreedySight, aim: TextAim): number {
  const { open, me } = sight.facts;
  const city = placeOf(aim);
  const harm = open.sanity.map((_, seat) => (seat === me ? 0 : agentLoss(sight, seat) * agentsAt(open, city, seat)));
  const own = agentsAt(open, city, me);
  const lost = own > 0 && own === agentsOnBoard(open, me) ? 2 : 0;
  return harm.reduce((sum, each) => sum + each, 0) - sight.stake(city) - own - lost;
}

/** The undead cost their owners points. */
function purge({ facts: { open, me } }: GreedySight): number {
  const worth = (owner: number | null) => (owner === null ? 0 : owner === me ? -2 : 1);
  return worth(open.undead.zombies) + worth(open.undead.vampires) + 0.1;
}

function changeHeart(sight: GreedySight): number {
  const { facts, mind } = sight;
  const revealed = must(facts.open.revealed, facts.me) !== null;
  return endWorth(new GreedySight(facts, turned(mind, facts.me)), {}) - (revealed ? 0 : endWorth(sight, {}) + 3);
}

const judges: Readonly<Record<TextEffectId, Judge>> = {
  'claim-without-cube': (sight, aim) => sight.top(placeOf(aim)) - 0.2,
  'clear-cubes': ({ facts }, aim) =>
    victimOf(aim) === facts.me ? -0.5 : leads(facts.open, placeOf(aim), victimOf(aim)) ? 0.8 : 0.1,
  'cubes-to-limbo-2': ({ facts }, { cubes = {} }) =>
    Object.values(cubes).some(owners => owners?.[must(days, facts.me)] !== undefined) ? -1 : 0.5,
  'cycle-hand': cycle,
  'deploy-agent': (sight, { city, moves = [] }) =>
    landing(sight, cityNo((city ?? moves[0]?.to) as CityId), 0) + (city === undefined ? -0.5 : 0.6),
  'destroy-city': destroy,
  'discard-top-card': (sight, aim) => {
    const { vp, vp_faction } = rowOf(must(sight.facts.open.tops, placeOf(aim)) ?? 0);
    const theirs = vp_faction !== 'neutral' && vp_faction !== sight.mind.faction;
    return theirs ? 0.4 * vp : -0.2 * sight.top(placeOf(aim));
  },
  'draw-2': draws,
  'force-sanity-roll': (sight, aim) => {
    const { facts, mind } = sight;
    const last = must(facts.open.sanity, victimOf(aim)) === 1;
    return last ? 0.5 * must(mind.suspicion, victimOf(aim)) * endWorth(sight, {}) : 0.4;
  },
  'hide-royalty': (sight, aim) => {
    const points = rowOf(must(sight.facts.open.royalty, placeOf(aim)) ?? 0).vp;
    return changeWorth(sight, { points, faction: 'loyalist' }) + rollWorth(sight);
  },
  'kill-any-agent': (sight, aim) => {
    const { mind } = sight;
    const rebel = must(mind.suspicion, victimOf(aim));
    const box = isRestorationist(mind) ? 0 : 3 * rebel;
    return box + agentLoss(sight, victimOf(aim));
  },
  'limbo-per-agent': (_sight, { cubes }) => 0.35 * Number(cubes),
  'limbo-to-supply-all': ({ facts: { open, me } }) => 0.35 * must(open.limbo, me) - 0.8,
  'loyalist-track-2': sight => changeWorth(sight, { tracks: marked(sight.facts, [2, 0]) }),
  'peek-identity': () => 0.7,
  'purge-undead': purge,
  'restore-sanity': sight => {
    const { facts } = sight;
    return (
      changeWorth(sight, { tracks: marked(facts, [0, 2]) }) + 0.5 * (sanityTokens - must(facts.open.sanity, facts.me))
    );
  },
  'royalty-bonus-2': sight => {
    const { facts, mind } = sight;
    const owned = must(facts.open.areas, facts.me).filter(({ card }) => isRoyalty(card)).length;
    return changeWorth(sight, { points: 2 * owned, faction: 'restorationist' }) + (isRestorationist(mind) ? 0.5 : -1);
  },
  'sacrifice-agents': sacrifice,
  // Agents in danger are worth hiding only if there are many.
  'store-agents': ({ facts }, { agents = {} }) =>
    agentsOnBoard(facts.open, facts.me) > 3 ? 0.5 * Object.keys(agents).length : -0.5,
  'swap-any-agent': swap,
  'swap-local-agent-or-cancel-kill': swap,
  'switch-faction': changeHeart,
  zombies: (sight, { agents = {} }) =>
    Object.values(agents).reduce<number>((sum, owner) => sum + agentLoss(sight, seatNo(owner as Day)), 0.2),
};

export function textWorth(
  sight: GreedySight,
  { type: _type, card: id, ...aim }: Extract<Move, { type: 'text' }>,
): number {
  const card = numberOf(id);
  const text = textEffectOf(card);
  if (text === undefined) throw new Error(`${id} has no text to use, so no move with it was offered.`);
  const spent = rowOf(card).header.startsWith('one-use') ? useOf(sight.mind, card) * 0.4 : 0;
  return judges[text.id](sight, aim) - spent;
}
