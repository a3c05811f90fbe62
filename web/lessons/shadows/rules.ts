/** The boards beside the rules: one or a few positions for each section. */
import type { Json } from '@lamplight/contract';
import type { Shadows } from '@lamplight/shadows/kit';
import type { Move } from '@lamplight/shadows/public';
import { type FilmedScene, fileOf, film } from '../scene.ts';
import { setShadows } from './cast.ts';

const rivals = { officer: 'Iris', detectives: ['Milan'] };
/** Teams are at most one apart [SA-TEAM-1]. */
const moreRivals = { officer: 'Iris', detectives: ['Milan', 'Jule'] };
const teams: Json = { black: { officer: 'Lotte', detectives: ['me'] }, orange: rivals };
const three: Json = { black: { officer: 'Lotte', detectives: ['Noor', 'me', 'Wojtek'] }, orange: moreRivals };
const map = { number: 1, orientation: 'circle' };
/** A space with six neighbours, and one thing of every kind among them. */
const crossing = '2,-2';
const around: Json = {
  common: { evidence: ['1,-2', '-2,1'], police: ['2,-1', '-3,0'], client: ['3,-3'] },
  black: { evidence: ['3,-2'], police: ['0,2'] },
  orange: { evidence: ['-1,2'] },
};
const available: Json = ['i22', 'i37', 'i79', 'i51', 'i68', 'i04', 'i31', 'i78', 'i66', 'i25'];
const rest = { map: around, available };

const isPoint = ({ type }: Move): boolean => type === 'point';

function ruleScenes(): Readonly<Record<string, FilmedScene<Shadows>>> {
  const here: Json = { black: crossing, orange: '0,1' };
  const walk = (given: { readonly [key: string]: Json }) =>
    film({ shot: setShadows({ teams, ...rest, at: here, ...given }, 'me'), leads: isPoint });
  const watch = (given: { readonly [key: string]: Json }, viewer = 'audience') =>
    film({ shot: setShadows({ teams, ...rest, ...given }, viewer) });
  const agreed = setShadows({ teams: three, ...rest, at: here, holding: { black: ['i39'] } }, 'me');
  return {
    idea: walk({ holding: { black: ['i09'] } }),
    board: watch({}),
    map: watch({ map }, 'Lotte'),
    'cards-one': walk({ holding: { black: ['i39'] } }),
    'cards-two': walk({ holding: { black: ['i02', 'i24'] } }),
    talk: film({
      shot: agreed,
      opening: [
        [0, 'Noor', { type: 'look', cell: '2,-3' }],
        [0, 'Wojtek', { type: 'look', cell: '3,-3' }],
      ],
      free: ({ type }) => type === 'look',
    }),
    move: film({
      shot: agreed,
      opening: [
        [0, 'Noor', { type: 'point', cell: '3,-3' }],
        [0, 'Wojtek', { type: 'point', cell: '3,-3' }],
      ],
      free: isPoint,
    }),
    find: walk({ holding: { black: ['i09'] }, evidence: { orange: ['1,-2'] } }),
    swap: film({
      shot: setShadows({ teams, ...rest, at: here }, 'Lotte'),
      leads: move => move.type === 'swap' && move.want,
      answer: () => [[1_500, 'Iris', { type: 'swap', want: true }]],
    }),
    end: walk({
      holding: { black: ['i09'] },
      evidence: { black: ['3,-2', '1,-2', '-2,1'], orange: ['-1,2'] },
      police: { black: 2, orange: 1 },
    }),
    'roles-officer': watch({ teams: three, map, at: here, holding: { black: ['i02', 'i24'] } }, 'Lotte'),
    'roles-detective': watch({ teams: three, map, at: here, holding: { black: ['i02', 'i24'] } }, 'me'),
    'roles-rival': watch({ teams: three, map, at: here, holding: { black: ['i02', 'i24'] } }, 'Milan'),
    alone: film({
      shot: setShadows(
        { teams: { black: { officer: 'me', detectives: ['Noor'] } }, map, available, options: { level: 'novice' } },
        'me',
      ),
      leads: ({ type }) => type === 'swap',
    }),
    'table-standard': watch({}),
    'table-alternative': watch({ options: { layout: 'alternative' } }),
  };
}

export const rules = () => fileOf(ruleScenes());
