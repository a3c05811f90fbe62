/** Setup for the plain reducer. It draws as the engine does, so that both deal alike. */
import { must, type Random, type Table } from '@lamplight/contract';
import { layerOf, mapPairs, printed } from '@lamplight/shadows/maps';
import {
  type Crew,
  cardIds,
  cells,
  centre,
  districtCells,
  isObstacle,
  nameOf,
  type Options,
  openSpots,
  orientations,
  type PictureId,
  teams,
} from '@lamplight/shadows/public';
import type { PlainShadows, PlainTeam } from './plain-state.ts';

const unmoved = {
  at: nameOf(centre),
  holding: [],
  evidence: [],
  police: 0,
  wantsSwap: false,
  intended: null,
  intentions: [],
  clues: [],
  pointing: {},
  looking: {},
} as const;

const newTeam = ({ officer }: Crew): PlainTeam => ({ ...unmoved, officer, wins: 0 });

export function dealPlain({ seats, options }: Table<Options>, random: Random): PlainShadows {
  const { black, orange } = options.teams;
  const isBlack = (seat: number) => seat === black.officer || black.detectives.includes(seat);
  const blank: PlainShadows = {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({
      team: isBlack(seat) ? 'black' : 'orange',
      present: true,
      ready: false,
    })),
    phase: 'lobby',
    round: 0,
    lost: 0,
    winner: null,
    startsAt: null,
    endsAt: null,
    cells: boardOf(options, random),
    available: [],
    deck: [],
    aside: [],
    teams: { black: newTeam(black), ...(orange === undefined ? {} : { orange: newTeam(orange) }) },
    map: null,
    rounds: [],
  };
  return layPlain(blank, random);
}

function boardOf({ layout }: Options, random: Random): PlainShadows['cells'] {
  const pictures = new Map<number, PictureId>();
  const drawn = random.shuffle([1, 2, 3, 4, 5, 6, 7]);
  districtCells({ mirrored: layout === 'alternative' }).forEach((places, n) => {
    const side = random.pick(['a', 'b']);
    places.forEach((cell, picture) => {
      pictures.set(cell, `d${must(drawn, n)}${side}${picture + 1}`);
    });
  });
  return Object.fromEntries(
    cells.map((id, cell) => [
      id,
      { picture: pictures.get(cell) ?? null, obstacle: isObstacle(cell), things: { black: null } },
    ]),
  );
}

/** The next round: all cards shuffled, a map that has not been used. */
export function layPlain(state: PlainShadows, random: Random): PlainShadows {
  const { options } = state;
  const cards = random.shuffle(cardIds);
  const used = state.rounds.map(round => round.map?.number);
  const pair = random.pick(
    mapPairs.filter(({ number }) => (options.maps === 'all' || number <= 6) && !used.includes(number)),
  );
  const orientation = random.pick(orientations);
  const [black, orange] = teams.map(team => layerOf(printed(pair, options.police), team, orientation));
  const spots = [centre, ...openSpots];
  const laid = cells.map((id, cell) => {
    const before = state.cells[id];
    const picture = cards[spots.indexOf(cell)] ?? before?.picture ?? null;
    const things = {
      black: black?.[cell] ?? null,
      ...(state.teams.orange === undefined ? {} : { orange: orange?.[cell] ?? null }),
    };
    return [id, { ...before, picture, obstacle: isObstacle(cell), things }] as const;
  });
  return {
    ...state,
    round: state.round + 1,
    cells: Object.fromEntries(laid),
    available: cards.slice(4, 14),
    deck: cards.slice(14),
    aside: [],
    teams: {
      black: { ...state.teams.black, ...unmoved },
      ...(state.teams.orange === undefined ? {} : { orange: { ...state.teams.orange, ...unmoved } }),
    },
    map: { number: pair.number, orientation },
  };
}
