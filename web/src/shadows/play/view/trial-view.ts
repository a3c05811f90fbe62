/** Fixtures: views of a running round, with the details a test is about. */
import {
  type CardId,
  type CellId,
  cellAt,
  cells,
  isObstacle,
  type Me,
  nameOf,
  type Options,
  type Team,
  type TeamView,
  targetsOf,
  type View,
} from '@lamplight/shadows/public';

interface Trial {
  /** `black: 0 1 2, orange: 3 4`: the Officer's first. */
  readonly seats: string;
  readonly me?: number;
  readonly at?: CellId;
  readonly holding?: readonly CardId[];
  readonly pointing?: Readonly<Record<string, CellId>>;
  readonly looking?: Readonly<Record<string, CellId>>;
  readonly agreement?: Options['agreement'];
}

const tenCards = ['i11', 'i12', 'i13', 'i14', 'i15', 'i16', 'i17', 'i18', 'i19', 'i20'];

/** As `me` sees it, a seat of black. The audience if nobody is named. */
export function trialView({ seats, me, at = '0,0', holding = [], pointing, looking, agreement = 'all' }: Trial): View {
  const crews = seats.split(',').map(crew => {
    const [name = '', list = ''] = crew.split(':');
    const [officer = 0, ...detectives] = list.trim().split(' ').map(Number);
    return { team: name.trim() as Team, officer, detectives };
  });
  const players = crews.flatMap(({ officer, detectives }) => [officer, ...detectives]);
  const teamView = ({ team, officer, detectives }: (typeof crews)[number]): TeamView => ({
    officer,
    detectives,
    at: team === 'black' ? at : '0,0',
    step: team === 'black' && holding.length > 0 ? 'move' : 'gather',
    holding: team === 'black' ? holding : [],
    evidence: [],
    police: 0,
    wantsSwap: false,
    clues: [],
    ...(team === 'black' && { pointing: pointing ?? {}, looking: looking ?? {} }),
  });
  const [black, orange] = crews;
  if (black === undefined) throw new Error('A trial has a black team: `black: 0 1`.');
  const mine = crews.find(({ officer, detectives }) => me !== undefined && [officer, ...detectives].includes(me));
  const role = mine?.officer === me ? 'officer' : 'detective';
  const seen: Me | null = mine === undefined || me === undefined ? null : { seat: me, team: mine.team, role };
  return {
    me: seen,
    options: {
      teams: orange === undefined ? { black } : { black, orange },
      police: 11,
      agreement,
      maps: 'all',
      level: 'agent',
      layout: 'standard',
    },
    phase: 'playing',
    round: 1,
    wins: orange === undefined ? { black: 0 } : { black: 0, orange: 0 },
    lost: 0,
    winner: null,
    startsAt: 3_000,
    endsAt: null,
    present: players.map(() => true),
    ready: [],
    available: tenCards,
    deck: 60,
    aside: [],
    cells: Object.fromEntries(
      cells.map((id, cell) => [id, { picture: isObstacle(cell) ? null : 'd1a1', obstacle: isObstacle(cell) }]),
    ),
    teams: orange === undefined ? { black: teamView(black) } : { black: teamView(black), orange: teamView(orange) },
    rounds: [],
    ...(seen?.role === 'officer' && { map: {}, intended: null, intentions: [] }),
    ...(seen?.role === 'detective' &&
      holding.length > 0 && { targets: targetsOf(cellAt(at), holding.length).map(nameOf) }),
  };
}
