import { concept } from '../../concept.ts';
import { circle, rounded } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export const suits = ['hearts', 'spades', 'diamonds', 'clubs'] as const;
export type Suit = (typeof suits)[number];

const pips: Record<Suit, string> = {
  hearts: 'M0 14C-20 0 -17 -16 -7 -16C-3 -16 0 -13 0 -9C0 -13 3 -16 7 -16C17 -16 20 0 0 14Z',
  diamonds: 'M0 -17L12 0L0 17L-12 0Z',
  spades: 'M0 -17C6 -8 16 -2 14 6C12 13 4 12 2 7C2 11 4 14 6 16H-6C-4 14 -2 11 -2 7C-4 12 -12 13 -14 6C-16 -2 -6 -8 0 -17Z',
  clubs: `${circle(0, -9, 7)}${circle(-8, 3, 7)}${circle(8, 3, 7)}M-2 0H2C2 8 4 13 6 16H-6C-4 13 -2 8 -2 0Z`,
};
const colourOf = (suit: Suit): [Token, number] => (suit === 'hearts' || suit === 'diamonds' ? ['red', 0] : ['dark', 0.1]);

export interface PlayingCard {
  readonly suit?: Suit;
  readonly side?: 'face' | 'back';
  readonly back?: Token;
}

/** A suit without a number: one large sign and two small ones. */
export function playingCard({ suit = 'hearts', side = 'face', back = 'accent' }: PlayingCard = {}): Group {
  const [fill, tone] = colourOf(suit);
  const small = (x: number, y: number, turn: number): Node => ({ nodes: [area(pips[suit], fill, tone)], transform: { move: [x, y], turn, scale: 0.42 } });
  return concept(
    'playing card',
    side === 'face'
      ? [
          area(rounded(-34, -48, 68, 96, 6), 'paper', 0.1),
          { nodes: [area(pips[suit], fill, tone)], transform: { scale: 1.25 } },
          small(-24, -36, 0),
          small(24, 36, 180),
        ]
      : [
          area(rounded(-34, -48, 68, 96, 6), 'paper', 0.1),
          area(rounded(-28, -42, 56, 84, 3), back, -0.1),
          stroke('M-28 -14L0 -42M-28 14L28 -42M-28 42L28 -14M0 42L28 14M28 -14L0 -42M28 14L-28 -42M28 42L-28 -14M0 42L-28 14', 1.6, 'paper', {
            tone: -0.1,
            opacity: 0.8,
          }),
          area('M0 -14L10 0L0 14L-10 0Z', 'paper', 0),
        ],
    { also: ['thing', 'game', 'luck', ...(suit === 'hearts' && side === 'face' ? ['heart'] : [])], ...solid },
  );
}

/** A hand of cards, fanned; held at the origin. */
export function cardFan({ hand = ['hearts', 'spades', 'diamonds', 'clubs', 'hearts'] }: { readonly hand?: readonly Suit[] } = {}): Group {
  return concept(
    'hand of cards',
    hand.map(
      (suit, i): Node => ({
        nodes: [{ nodes: [playingCard({ suit })], transform: { move: [0, -62] } }],
        transform: { turn: (i - (hand.length - 1) / 2) * 17 },
      }),
    ),
    { also: ['game', 'luck', 'bluff'] },
  );
}

const faces: Record<1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Three sides of a die; its front shows as many spots as asked. */
export function die({
  shows = 5,
  fill = 'paper',
  tone = 0,
  pip = 'dark',
}: Paint & { readonly shows?: 1 | 2 | 3 | 4 | 5 | 6; readonly pip?: Token } = {}): Group {
  return concept(
    'die',
    [
      area('M-30 -14L0 -30L34 -20L36 18L8 36L-28 24C-31 22 -31 -12 -30 -14Z', fill, tone),
      area('M-30 -14L0 -30L34 -20L6 -4Z', fill, tone + 0.4),
      area('M34 -20L6 -4L8 36L36 18Z', fill, tone - 0.35),
      area(faces[shows].map(([x, y]) => circle(-11 + x * 10, 10 + y * 11 + x * 3, 3.6)).join(''), pip),
      area('M-6 -17a6 3.400 0 1 0 12 0a6 3.400 0 1 0 -12 0Z', 'red'),
      area(`${circle(16, 20, 3)}${circle(27, -6, 3)}`, pip),
    ],
    { also: ['thing', 'game', 'luck', 'chance'], ...solid },
  );
}

export const chessmen = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type Chessman = (typeof chessmen)[number];

export interface ChessPiece extends Paint {
  readonly man?: Chessman;
}

/** Stands on the origin. White is `paper`, black is `mass` with a deep tone. */
export function chessPiece({ man = 'king', fill = 'paper', tone = -0.08 }: ChessPiece = {}): Group {
  const base = (top: number): Node[] => [
    area('M-32 0C-32 -10 -26 -12 -22 -16H22C26 -12 32 -10 32 0C16 5 -16 5 -32 0Z', fill, tone),
    area('M-25 -16C-25 -23 25 -23 25 -16C16 -11 -16 -11 -25 -16Z', fill, tone + 0.15),
    area(`M-18 -18C-10 -34 -9 -50 -11 ${top}H11C9 -50 10 -34 18 -18Z`, fill, tone),
    area(`M4 -18C4 -34 4 -50 4 ${top}H11C9 -50 10 -34 18 -18Z`, fill, tone - 0.3),
  ];
  const collar = (y: number, w: number): Node =>
    area(`M${-w} ${y}C${-w} ${y - 7} ${w} ${y - 7} ${w} ${y}C${w} ${y + 5} ${-w} ${y + 5} ${-w} ${y}Z`, fill, tone + 0.2);
  const men: Record<Chessman, Node[]> = {
    king: [
      ...base(-82),
      collar(-82, 19),
      collar(-75, 15),
      area('M-14 -86C-22 -104 -20 -112 -18 -114C-10 -118 10 -118 18 -114C20 -112 22 -104 14 -86Z', fill, tone),
      area('M-18 -114C-10 -120 10 -120 18 -114C10 -110 -10 -110 -18 -114Z', fill, tone + 0.3),
      area('M-4 -118V-126H-11V-133H-4V-141H4V-133H11V-126H4V-118Z', fill, tone + 0.05),
    ],
    queen: [
      ...base(-76),
      collar(-76, 18),
      area('M-13 -80C-20 -98 -22 -106 -22 -112L-13 -104L-8 -116L0 -105L8 -116L13 -104L22 -112C22 -106 20 -98 13 -80Z', fill, tone),
      area(circle(0, -120, 5.5), fill, tone + 0.2),
      stroke('M-13 -86C-4 -83 4 -83 13 -86', 2, fill, { tone: tone - 0.4 }),
    ],
    bishop: [
      ...base(-66),
      collar(-66, 16),
      area('M0 -112C16 -98 18 -80 10 -70H-10C-18 -80 -16 -98 0 -112Z', fill, tone),
      stroke('M12 -100L-2 -84', 3.4, fill, { tone: tone - 0.7 }),
      area(circle(0, -115, 5), fill, tone + 0.2),
    ],
    rook: [
      ...base(-58),
      collar(-60, 18),
      area('M-20 -64V-92H-12V-84H-5V-92H5V-84H12V-92H20V-64C10 -60 -10 -60 -20 -64Z', fill, tone),
      area('M6 -62V-84H12V-92H20V-64C16 -62 11 -61 6 -61Z', fill, tone - 0.3),
    ],
    knight: [
      ...base(-18),
      area(
        'M-22 -18C-32 -46 -26 -86 0 -104L-2 -117L11 -106C20 -102 27 -94 31 -84C39 -74 47 -64 49 -56C50 -47 44 -42 38 -44C34 -46 31 -51 25 -51C17 -50 12 -46 9 -41C14 -34 20 -28 24 -18Z',
        fill,
        tone,
      ),
      area('M0 -104C-26 -86 -32 -46 -22 -18H-8C-14 -24 -16 -30 -17 -36L-10 -38L-18 -46L-9 -50L-17 -60L-6 -64L-12 -74L0 -78L-4 -88L8 -94Z', fill, tone - 0.4),
      stroke('M25 -51C21 -58 16 -61 11 -60M9 -41C4 -36 2 -30 2 -24', 2.2, fill, { tone: tone - 0.4 }),
      area('M15 -88L24 -85L19 -80Z', 'dark'),
      area(circle(43, -56, 2), 'dark'),
    ],
    pawn: [
      ...base(-48),
      collar(-48, 15),
      area(circle(0, -64, 16), fill, tone),
      stroke('M-9 -68C-8 -73 -4 -76 0 -76', 2.6, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
  };
  return concept('chess piece', [{ nodes: men[man] }], { also: ['thing', 'game', 'chess', man], ...solid });
}

/** Two halves with spots. */
export function domino({ top = 3, bottom = 5 }: { readonly top?: 1 | 2 | 3 | 4 | 5 | 6; readonly bottom?: 1 | 2 | 3 | 4 | 5 | 6 } = {}): Group {
  const spots = (shows: 1 | 2 | 3 | 4 | 5 | 6, y: number): string => faces[shows].map(([x, v]) => circle(x * 13, y + v * 13, 4.2)).join('');
  return concept(
    'domino',
    [
      area(rounded(-28, -54, 56, 112, 7), 'dark', 0.1),
      area(rounded(-28, -56, 56, 110, 7), 'paper', 0),
      stroke('M-20 -1H20', 2.4, 'grey', { tone: -0.2 }),
      area(spots(top, -28) + spots(bottom, 27), 'dark'),
    ],
    { also: ['thing', 'game', 'falling'], ...solid },
  );
}

export function marbles({ count = 4 }: { readonly count?: number } = {}): Group {
  const kinds: readonly Token[] = ['blue', 'red', 'green', 'yellow', 'violet', 'accent'];
  const places: readonly (readonly [number, number, number])[] = [
    [-26, -14, 15],
    [8, -12, 13],
    [34, -16, 17],
    [-4, -36, 13],
    [-50, -11, 11],
    [58, -10, 11],
  ];
  return concept(
    'marble',
    places
      .slice(0, count)
      .flatMap(([x, y, r], i): Node[] => [
        area(circle(x, y, r), kinds[i % kinds.length] ?? 'blue', -0.05),
        stroke(`M${x - r * 0.6} ${y + r * 0.4}C${x - r * 0.2} ${y - r * 0.4} ${x + r * 0.2} ${y + r * 0.5} ${x + r * 0.6} ${y - r * 0.4}`, r * 0.28, 'paper', {
          opacity: 0.8,
        }),
        area(circle(x - r * 0.36, y - r * 0.4, r * 0.22), 'paper', 1),
      ]),
    { also: ['thing', 'game', 'toy', 'glass'], ...solid },
  );
}

export function puzzlePiece({ fill = 'accent', tone = 0 }: Paint = {}): Group {
  return concept(
    'puzzle piece',
    [
      area(
        'M-38 -38H-10C-4 -38 -6 -44 -10 -48C-16 -60 16 -60 10 -48C6 -44 4 -38 10 -38H38V-10C38 -4 44 -6 48 -10C60 -16 60 16 48 10C44 6 38 4 38 10V38H10C4 38 6 32 10 28C16 16 -16 16 -10 28C-6 32 -4 38 -10 38H-38V10C-38 4 -32 6 -28 10C-16 16 -16 -16 -28 -10C-32 -6 -38 -4 -38 -10Z',
        fill,
        tone,
      ),
      stroke('M-34 -14V-34H-14', 2.6, fill, { tone: tone + 0.8, opacity: 0.7 }),
    ],
    { also: ['thing', 'game', 'riddle', 'part'], ...solid },
  );
}
