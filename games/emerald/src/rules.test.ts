/** Rules that need more than one table to show. */
import type { Json } from '@lamplight/contract';
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { emeraldKit } from '../kit.ts';
import type { CardId, Move } from './words.ts';

describe('the target', () => {
  test.each([
    [2, 28],
    [3, 24],
    [4, 22],
    [5, 20],
  ])('[EM-END-1] with %i players a score of %i ends the game, and one point less does not', (players, target) => {
    const claim = (points: number) => {
      const play = scene(emeraldKit, {
        players,
        first: 'monday',
        points: { monday: { neutral: points } },
        hand: { monday: ['start-informer'] },
        cities: { cairo: { pile: ['city-cairo'], cubes: { monday: 1 } } },
      });
      play.seat('monday').plays({ type: 'claim', card: 'start-informer', city: 'cairo' });
      return play.audience.sees();
    };
    expect(claim(target - 2)).toMatchObject({ phase: 'over', outcome: { why: 'score' } });
    expect(claim(target - 3)).toMatchObject({ phase: 'playing', outcome: null });
  });
});

const table = { players: 2, first: 'monday', cities: { cairo: { agents: { monday: 2, tuesday: 2 }, zombies: 1 } } };
const attacks: readonly { readonly card: CardId; readonly move: Move }[] = [
  {
    card: 'hired-assassin',
    move: {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'cairo',
      target: { agent: 'tuesday' },
      bombs: [],
    },
  },
  { card: 'shoggoth', move: { type: 'text', card: 'shoggoth', city: 'cairo', player: 'tuesday' } },
  { card: 'vampires', move: { type: 'text', card: 'vampires', city: 'cairo', player: 'tuesday' } },
  {
    card: 'zombies',
    move: { type: 'text', card: 'zombies', agents: { cairo: 'tuesday' }, cities: ['rome', 'rome'] },
  },
  { card: 'cthulhu', move: { type: 'text', card: 'cthulhu', city: 'cairo' } },
];
const against = (card: CardId, hand: readonly CardId[]) =>
  scene(emeraldKit, {
    ...table,
    // One piece more for Monday, since an assassination wants the majority.
    cities: { cairo: { ...table.cities.cairo, cubes: { monday: 1 } } },
    hand: { monday: [card], tuesday: [...hand] as Json },
  });

describe('blocks', () => {
  const stoppedBy = (block: CardId) =>
    attacks
      .filter(({ card }) => card !== block)
      .filter(({ card, move }) => {
        const play = against(card, [block]);
        play.seat('monday').plays(move);
        const rule = play.seat('tuesday').tries({ type: 'block', card: block });
        if (rule !== undefined) {
          expect(rule).toBe('EM-CARD-BLOCK-9');
          play.seat('tuesday').plays({ type: 'allow' });
        }
        const saved = play.audience.sees().cities.cairo.agents.tuesday === 2;
        expect(saved).toBe(rule === undefined);
        return saved;
      })
      .map(({ card }) => card);

  test('[EM-CARD-BLOCK-9] Sherlock Holmes stops every attack of the table', () => {
    expect(stoppedBy('sherlock-holmes')).toEqual(attacks.map(({ card }) => card));
  });

  test('[EM-CARD-BLOCK-9] Vampires stop only what kills', () => {
    expect(stoppedBy('vampires')).toEqual(['hired-assassin', 'shoggoth']);
  });

  test('[EM-CARD-BLOCK-9] Irene Adler is not among the attacks: nobody is asked', () => {
    const play = against('irene-adler', ['sherlock-holmes']);
    play.seat('monday').plays({ type: 'text', card: 'irene-adler', city: 'cairo', player: 'tuesday' });
    expect(play.audience.sees()).toMatchObject({
      asking: null,
      cities: { cairo: { agents: { monday: 3, tuesday: 1 } } },
    });
  });

  test.each(attacks)('[EM-CARD-BLOCK-7] nobody else can tell whether a Block is held: $card', ({ card, move }) => {
    const [held, none] = [['sherlock-holmes'], ['start-banker']].map(hand => {
      const play = against(card, hand as CardId[]);
      play.seat('monday').plays(move);
      const { asking, turn, players } = play.audience.sees();
      expect(asking).toMatchObject({ player: 'tuesday', for: 'attack' });
      return {
        asking,
        turn,
        hand: players.tuesday?.hand,
        told: play.seat('monday').isTold(),
        offered: play.seat('monday').isOffered(),
      };
    });
    expect(held).toEqual(none);
  });

  test('[EM-CARD-BLOCK-5] an attack is over once it is blocked', () => {
    const play = against('hired-assassin', ['sherlock-holmes', 'vampires']);
    play.seat('monday').plays(attacks[0]!.move);
    play.seat('tuesday').plays({ type: 'block', card: 'sherlock-holmes' });
    expect(play.audience.sees().asking).toBeNull();
    expect(play.seat('tuesday').tries({ type: 'block', card: 'vampires' })).toBe('EM-CARD-BLOCK-1');
  });
});

test('[EM-CARD-STALL-3] before the third quiet round everybody is told, the audience too', () => {
  const play = scene(emeraldKit, { players: 2, first: 'monday' });
  const turn = (name: 'monday' | 'tuesday') => {
    for (const type of ['pass', 'pass', 'end-turn'] as const) play.seat(name).plays({ type });
  };
  const rounds: unknown[] = [];
  for (let round = 1; round <= 3; round++) {
    turn('monday');
    expect(play.audience.isTold().some(({ type }) => type === 'began-round')).toBe(false);
    turn('tuesday');
    for (const eyes of [play.audience, play.seat('monday'), play.seat('tuesday')])
      rounds.push(eyes.isTold().find(({ type }) => type === 'began-round'));
  }
  const quiet = [1, 1, 1, 2, 2, 2, 3, 3, 3].map(count => ({ type: 'began-round', quiet: count }));
  expect(rounds).toEqual(quiet);
  expect(play.outcome()?.because).toBe('stall');
});

describe('what a quiet round is', () => {
  const quietAfter = (given: Record<string, Json>, move: Move, answers: readonly Move[] = []) => {
    const play = scene(emeraldKit, { players: 2, first: 'monday', ...given });
    play.seat('monday').plays(move);
    for (const answer of answers) play.seat('tuesday').plays(answer);
    while (play.audience.sees().turn.actions > 0) play.seat('monday').plays({ type: 'pass' });
    play.seat('monday').plays({ type: 'end-turn' });
    for (const type of ['pass', 'pass', 'end-turn'] as const) play.seat('tuesday').plays({ type });
    return play.audience.sees().stall.quiet;
  };
  const agents = { cities: { rome: { agents: { monday: 1, tuesday: 2 } } } };

  test.each<[string, Record<string, Json>, Move, readonly Move[]]>([
    [
      'a pile',
      { hand: { monday: ['the-third-section'] }, cities: { rome: { pile: ['okhrana'] } } },
      { type: 'text', card: 'the-third-section', city: 'rome' },
      [],
    ],
    ['a marker', { hand: { monday: ['bismarck'] } }, { type: 'track', cards: ['bismarck'] }, []],
    [
      'the agents on the board',
      { hand: { monday: ['shoggoth'] }, ...agents },
      { type: 'text', card: 'shoggoth', city: 'rome', player: 'tuesday' },
      [{ type: 'allow' }],
    ],
    [
      'a token',
      { hand: { monday: ['night-terrors'] }, dice: ['madness'] },
      { type: 'text', card: 'night-terrors', player: 'tuesday' },
      [],
    ],
  ])('[EM-CARD-STALL-2] a change of %s makes a round one that counts', (_what, given, move, answers) => {
    expect(quietAfter(given, move, answers)).toBe(0);
  });

  test.each<[string, Record<string, Json>, Move]>([
    ['cubes', { hand: { monday: ['start-handbills'] } }, { type: 'place', cards: ['start-handbills'], city: 'rome' }],
    ['cards', { hand: { monday: ['start-handbills'] } }, { type: 'discard', cards: ['start-handbills'] }],
    [
      'where an agent stands',
      { hand: { monday: ['start-cab-driver'] }, ...agents },
      { type: 'move', cards: ['start-cab-driver'], moves: [{ from: 'rome', to: 'cairo' }] },
    ],
    [
      'a roll that costs nothing',
      { hand: { monday: ['night-terrors'] }, dice: ['calm'] },
      { type: 'text', card: 'night-terrors', player: 'tuesday' },
    ],
    [
      'where the Pinkertons stand',
      { hand: { monday: ['pinkertons'] }, ...agents },
      { type: 'text', card: 'pinkertons', moves: [{ from: 'rome', to: 'cairo' }] },
    ],
  ])('[EM-CARD-STALL-2] a change of %s does not', (_what, given, move) => {
    expect(quietAfter(given, move)).toBe(1);
  });
});
