/** The tutorial: a round as a Detective, then one as an Officer, step by step. */
import type { Json } from '@lamplight/contract';
import type { Shadows } from '@lamplight/shadows/kit';
import type { CardId, CellId, Move } from '@lamplight/shadows/public';
import { type FilmShot, type ScriptedMove, seen } from '../film.ts';
import { type FilmEnd, type FilmedScene, fileOf, film, type Script } from '../scene.ts';
import { setShadows } from './cast.ts';
import { guess } from './guess.ts';

const rivals = { officer: 'Iris', detectives: ['Milan'] };
/** Teams are at most one apart [SA-TEAM-1]. */
const moreRivals = { officer: 'Iris', detectives: ['Milan', 'Jule'] };
const map = { number: 1, orientation: 'circle' };
/** Chosen by eye and by likeness: each step has cards that fit its place, and some that do not. */
const available: readonly CardId[] = ['i22', 'i37', 'i79', 'i51', 'i68', 'i04', 'i31', 'i78', 'i66', 'i25'];

const give = (...cards: readonly CardId[]): Move => ({ type: 'give', cards });
const point = (cell: CellId): Move => ({ type: 'point', cell });
const look = (cell: CellId): Move => ({ type: 'look', cell });
const isLook = ({ type }: Move): boolean => type === 'look';
const isPoint =
  (cell: CellId) =>
  (move: Move): boolean =>
    move.type === 'point' && move.cell === cell;

const at = (shot: FilmShot<Shadows>): CellId => seen(shot).teams.black.at;
const reaches =
  (cell: CellId) =>
  (end: FilmShot<Shadows>): FilmEnd =>
    at(end) === cell ? 'done' : 'astray';

/** The position that the step before has led to. */
function after({ rest }: FilmedScene<Shadows>, lines: readonly ScriptedMove<Shadows>[]): FilmShot<Shadows> {
  const script: Script<Shadows> = { shot: rest, opening: lines };
  return film(script).rest;
}

function detectiveSteps(): Readonly<Record<string, FilmedScene<Shadows>>> {
  const alone: Json = { black: { officer: 'Lotte', detectives: ['me'] }, orange: rivals };
  const first = film({
    shot: setShadows({ teams: alone, map, available: [...available] }, 'me'),
    opening: [[900, 'Lotte', give('i79')]],
    leads: move => move.type === 'look' && move.cell !== null,
    judge: () => 'done',
  });
  const vote = film({ shot: first.rest, free: isLook, leads: isPoint('-1,0'), judge: reaches('-1,0') });
  const two = film({
    shot: after(vote, [[0, 'me', point('-1,0')]]),
    opening: [
      [900, 'Iris', give('i37')],
      [1_100, 'Lotte', give('i22', 'i68')],
      [900, 'Milan', point('0,1')],
    ],
    free: isLook,
    leads: isPoint('-3,2'),
    judge: reaches('-3,2'),
  });
  const silence = film({
    shot: after(two, [[0, 'me', point('-3,2')]]),
    opening: [[900, 'Lotte', give('i78')]],
    free: isLook,
    leads: isPoint('-3,1'),
    judge: reaches('-3,1'),
  });
  const police = film({
    shot: after(silence, [[0, 'me', point('-3,1')]]),
    opening: [[900, 'Lotte', give('i04', 'i51')]],
    free: isLook,
    leads: isPoint('-2,-1'),
    judge: reaches('-2,-1'),
  });
  const three: Json = { black: { officer: 'Lotte', detectives: ['Noor', 'me', 'Wojtek'] }, orange: moreRivals };
  const agree = film({
    shot: setShadows(
      {
        ...{ teams: three, map, available: [...available] },
        at: { black: '-2,-1', orange: '1,2' },
        evidence: { black: ['-1,0', '-3,2', '-1,2'], orange: ['0,1', '2,1'] },
        police: { black: 1, orange: 2 },
      },
      'me',
    ),
    opening: [
      [900, 'Lotte', give('i25')],
      [1_200, 'Noor', look('-1,-1')],
      [1_200, 'Wojtek', point('-1,-2')],
      [1_200, 'Noor', point('-1,-2')],
    ],
    free: isLook,
    leads: isPoint('-1,-2'),
    judge: reaches('-1,-2'),
  });
  return { look: first, vote, two, silence, police, agree };
}

/** The one Detective looks where the cards seem to lead, and goes there. */
function follows(shot: FilmShot<Shadows>): readonly ScriptedMove<Shadows>[] {
  const view = seen(shot);
  const cell = guess(view, view.teams.black.at, view.teams.black.holding);
  return [
    [1_300, 'Noor', look(cell)],
    [1_300, 'Noor', point(cell)],
  ];
}

const gives =
  (count: number) =>
  (move: Move): boolean =>
    move.type === 'give' && move.cards.length === count;

function officerSteps(): Readonly<Record<string, FilmedScene<Shadows>>> {
  const teams: Json = { black: { officer: 'me', detectives: ['Noor'] }, orange: rivals };
  const marked = film({
    shot: setShadows({ teams, map, available: [...available] }, 'me'),
    leads: move => move.type === 'intend' && move.cell === '-1,0',
    judge: () => 'done',
  });
  const one = film({
    shot: after(marked, [[0, 'me', { type: 'intend', cell: '-1,0' }]]),
    ...{ leads: gives(1), answer: follows, judge: reaches('-1,0') },
  });
  const two = film({
    shot: after(one, [
      [0, 'me', give('i79')],
      [0, 'Noor', point('-1,0')],
      [0, 'me', { type: 'intend', cell: '-3,2' }],
    ]),
    ...{ leads: gives(2), answer: follows, judge: reaches('-3,2') },
  });
  const later = after(two, [
    [0, 'me', give('i22', 'i68')],
    [0, 'Noor', point('-3,2')],
  ]);
  const snatched = film({
    shot: later,
    choices: seen(later).available,
    snatch: card => [[500, 'Iris', give(card)]],
    judge: () => 'done',
  });
  const swap = film({
    shot: after(snatched, [[0, 'Iris', give(seen(later).available[0] ?? '')]]),
    leads: move => move.type === 'swap' && move.want,
    answer: (): readonly ScriptedMove<Shadows>[] => [[1_500, 'Iris', { type: 'swap', want: true }]],
    judge: () => 'done',
  });
  const client = film({
    shot: after(
      film({
        shot: setShadows(
          {
            ...{ teams, map, available: ['i42', 'i71', 'i09', 'i39', 'i19', 'i22', 'i02', 'i66', 'i28', 'i04'] },
            at: { black: '-3,2', orange: '1,2' },
            evidence: { black: ['-1,0', '-3,2', '-1,2'], orange: ['0,1', '2,1'] },
            police: { black: 1, orange: 2 },
          },
          'me',
        ),
      }),
      [[0, 'me', { type: 'intend', cell: '-2,2' }]],
    ),
    ...{ leads: gives(1), answer: follows, judge: reaches('-2,2') },
  });
  return { map: marked, one, pair: two, snatched, swap, client };
}

export const learn = () => fileOf({ ...detectiveSteps(), ...officerSteps() });
