/** What using a text is worth to the greedy player, beyond keeping the card for its icons. */
import { item } from '@lamplight/contract';
import { isRoyalty, numberOf, numbersOf, rowOf } from '../src/cards.ts';
import type { Facts } from '../src/facts.ts';
import { agentsAt, agentsOnBoard, cubesAt, leads } from '../src/scores.ts';
import { type City, type CityId, cityNo, type Day, days, type Move, seatNo, type TextAim } from '../src/words.ts';
import {
  changeWorth,
  claimWorth,
  endWorth,
  isRestorationist,
  type Mind,
  rollWorth,
  stake,
  stakeNow,
  useOf,
} from './worth.ts';

type Judge = (facts: Facts, mind: Mind, aim: TextAim) => number;

const placeOf = ({ city }: TextAim): City => cityNo(city as CityId);
const victimOf = ({ player }: TextAim): number => seatNo(player as Day);

/** The loss of an agent, to whoever might be glad of it; a last one may end the game. */
function agentLoss(facts: Facts, mind: Mind, victim: number): number {
  const rebel = item(mind.suspicion, victim);
  const last = agentsOnBoard(facts.open, victim) === 1 && item(facts.open.revealed, victim) === null;
  return (isRestorationist(mind) ? 1 - rebel : rebel) * 0.8 + (last ? rebel * endWorth(facts, mind, {}) : 0);
}

const marked = ({ open }: Facts, rise: readonly [number, number]): readonly [number, number] => [
  Math.min(10, open.tracks[0] + rise[0]),
  Math.min(10, open.tracks[1] + rise[1]),
];

function swap(facts: Facts, mind: Mind, aim: TextAim): number {
  const { open, me } = facts;
  const city = placeOf(aim);
  const after = stake(facts, mind, city, agentsAt(open, city, me) + 1, cubesAt(open, city, me));
  return 1 + after - stakeNow(facts, mind, city) + agentLoss(facts, mind, victimOf(aim));
}

const draws: Judge = () => 1.2;

function cycle({ open, me }: Facts, mind: Mind, { cards = [] }: TextAim): number {
  const rest = item(open.concealed, me);
  const usual = rest.reduce((sum, card) => sum + useOf(mind, card), 0) / Math.max(1, rest.length);
  return numbersOf(cards).reduce((sum, card) => sum + (usual - useOf(mind, card)) * 0.5, 0.6);
}

function sacrifice(facts: Facts, mind: Mind, { agents = {} }: TextAim): number {
  const points = Object.values(agents).reduce<number>((sum, count) => sum + Number(count), 0);
  const left = agentsOnBoard(facts.open, facts.me) - points;
  const revealed = item(facts.open.revealed, facts.me) !== null;
  const exposed = left > 0 || revealed ? 0 : isRestorationist(mind) ? endWorth(facts, mind, {}) : 2;
  return changeWorth(facts, mind, { points, faction: 'loyalist' }) - 0.8 * points + exposed - (left > 0 ? 0 : 1);
}

function destroy(facts: Facts, mind: Mind, aim: TextAim): number {
  const { open, me } = facts;
  const city = placeOf(aim);
  const harm = open.sanity.map((_, seat) =>
    seat === me ? 0 : agentLoss(facts, mind, seat) * agentsAt(open, city, seat),
  );
  const own = agentsAt(open, city, me);
  const lost = own > 0 && own === agentsOnBoard(open, me) ? 2 : 0;
  return harm.reduce((sum, each) => sum + each, 0) - stakeNow(facts, mind, city) - own - lost;
}

/** The undead cost whoever holds them their points. */
function purge({ open, me }: Facts): number {
  const worth = (owner: number | null) => (owner === null ? 0 : owner === me ? -2 : 1);
  return worth(open.undead.zombies) + worth(open.undead.vampires) + 0.1;
}

function changeHeart(facts: Facts, mind: Mind): number {
  const other = isRestorationist(mind) ? 'loyalist' : 'restorationist';
  const turned: Mind = {
    ...mind,
    faction: other,
    suspicion: mind.suspicion.with(facts.me, other === 'loyalist' ? 0 : 1),
  };
  const revealed = item(facts.open.revealed, facts.me) !== null;
  return endWorth(facts, turned, {}) - (revealed ? 0 : endWorth(facts, mind, {}) + 3);
}

const judges: Readonly<Record<string, Judge>> = {
  'claim-without-cube': (facts, mind, aim) => claimWorth(facts, mind, item(facts.open.tops, placeOf(aim)) ?? 0) - 0.2,
  'clear-cubes': (facts, _mind, aim) =>
    victimOf(aim) === facts.me ? -0.5 : leads(facts.open, placeOf(aim), victimOf(aim)) ? 0.8 : 0.1,
  'cubes-to-limbo-2': (facts, _mind, { cubes = {} }) =>
    Object.values(cubes).some(owners => owners?.[item(days, facts.me)] !== undefined) ? -1 : 0.5,
  'cycle-hand': cycle,
  'deploy-agent': (facts, mind, { city, moves = [] }) => {
    const to = cityNo((city ?? moves[0]?.to) as CityId);
    const { open, me } = facts;
    const gain = stake(facts, mind, to, agentsAt(open, to, me) + 1, cubesAt(open, to, me)) - stakeNow(facts, mind, to);
    return gain + (city === undefined ? -0.5 : 0.6);
  },
  'destroy-city': destroy,
  'discard-top-card': (facts, mind, aim) => {
    const top = item(facts.open.tops, placeOf(aim)) ?? 0;
    const { vp, vp_faction } = rowOf(top);
    return vp_faction !== 'neutral' && vp_faction !== mind.faction ? 0.4 * vp : -0.2 * claimWorth(facts, mind, top);
  },
  'draw-2': draws,
  'force-sanity-roll': (facts, mind, aim) => {
    const last = item(facts.open.sanity, victimOf(aim)) === 1;
    return last ? 0.5 * item(mind.suspicion, victimOf(aim)) * endWorth(facts, mind, {}) : 0.4;
  },
  'hide-royalty': (facts, mind, aim) => {
    const points = rowOf(item(facts.open.royalty, placeOf(aim)) ?? 0).vp;
    return changeWorth(facts, mind, { points, faction: 'loyalist' }) + rollWorth(facts, mind);
  },
  'kill-any-agent': (facts, mind, aim) => {
    const rebel = item(mind.suspicion, victimOf(aim));
    const box = isRestorationist(mind) ? 0 : 3 * rebel;
    return box + agentLoss(facts, mind, victimOf(aim));
  },
  'limbo-per-agent': (_facts, _mind, { cubes }) => 0.35 * Number(cubes),
  'limbo-to-supply-all': ({ open, me }) => 0.35 * item(open.limbo, me) - 0.8,
  'loyalist-track-2': (facts, mind) => changeWorth(facts, mind, { tracks: marked(facts, [2, 0]) }),
  'peek-identity': () => 0.7,
  'purge-undead': purge,
  'restore-sanity': (facts, mind) =>
    changeWorth(facts, mind, { tracks: marked(facts, [0, 2]) }) + 0.5 * (3 - item(facts.open.sanity, facts.me)),
  'royalty-bonus-2': (facts, mind) => {
    const owned = item(facts.open.areas, facts.me).filter(({ card }) => isRoyalty(card)).length;
    return (
      changeWorth(facts, mind, { points: 2 * owned, faction: 'restorationist' }) + (isRestorationist(mind) ? 0.5 : -1)
    );
  },
  'sacrifice-agents': sacrifice,
  // Agents in danger are worth hiding only while there are many to be safe.
  'store-agents': (facts, _mind, { agents = {} }) =>
    agentsOnBoard(facts.open, facts.me) > 3 ? 0.5 * Object.keys(agents).length : -0.5,
  'swap-any-agent': swap,
  'swap-local-agent-or-cancel-kill': swap,
  'switch-faction': changeHeart,
  zombies: (facts, mind, { agents = {} }) =>
    Object.values(agents).reduce<number>((sum, owner) => sum + agentLoss(facts, mind, seatNo(owner as Day)), 0.2),
};

export function textWorth(
  facts: Facts,
  mind: Mind,
  { type: _type, card: id, ...aim }: Extract<Move, { type: 'text' }>,
): number {
  const card = numberOf(id);
  const { header, effect } = rowOf(card);
  const spent = header.startsWith('one-use') ? useOf(mind, card) * 0.4 : 0;
  return (judges[effect]?.(facts, mind, aim) ?? 0) - spent;
}
