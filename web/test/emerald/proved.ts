/** What the courses cover through the page, and which of them does. */
import { emeraldKit } from '@lamplight/emerald/kit';
import { type AskingView, type AttackView, allCards, type Move, type View } from '@lamplight/emerald/public';
import { scene } from '@lamplight/testkit';
import type { ScriptedCourse } from './course.ts';

/** Each thing that must be covered, with the courses that do. */
export type Proof = ReadonlyMap<string, readonly string[]>;

/** Typed so that a missing type of move does not compile. */
const acts: Readonly<Record<Move['type'], true>> = {
  'place-agent': true,
  place: true,
  claim: true,
  retrieve: true,
  move: true,
  track: true,
  assassinate: true,
  discard: true,
  text: true,
  return: true,
  pass: true,
  'end-turn': true,
  undo: true,
  preset: true,
  block: true,
  allow: true,
  keep: true,
  reinforce: true,
};

/** The answers to each question. */
const answers: Readonly<Record<AskingView['for'], readonly Move['type'][]>> = {
  attack: ['block', 'allow'],
  zombies: ['text', 'pass'],
  reveal: ['keep', 'text'],
  reinforce: ['reinforce'],
};

const attacks: Readonly<Record<AttackView['kind'], true>> = {
  assassinate: true,
  shoggoth: true,
  vampires: true,
  zombies: true,
  cthulhu: true,
};

/** Everything that people can do in a match of Emerald. */
export const wanted: readonly string[] = [
  ...Object.keys(acts).map(type => `move ${type}`),
  ...allCards.flatMap(({ id, effect, header }) => {
    if (effect === 'none') return [];
    // A Block is used when it is asked for. Vampires can do that, and have a text besides.
    const isBlock = header.endsWith('block');
    return [...(isBlock ? [`block ${id}`] : []), ...(header === 'block' ? [] : [`text ${id}`])];
  }),
  ...Object.entries(answers).flatMap(([reason, types]) => types.map(type => `asked for ${reason}: ${type}`)),
  ...Object.keys(attacks).map(kind => `attacked by ${kind}`),
];

/** What this move covers, made in this view. */
function operated({ asking, me }: View, move: Move): readonly string[] {
  const isAsked = asking !== null && asking.player === me && move.type !== 'preset';
  return [
    `move ${move.type}`,
    ...(isAsked ? [`asked for ${asking.for}: ${move.type}`] : []),
    ...(isAsked && asking.for === 'attack' && asking.attack !== undefined ? [`attacked by ${asking.attack.kind}`] : []),
    ...textsIn(move),
  ];
}

/** Cards used for their text, and not for an icon. */
function textsIn(move: Move): readonly string[] {
  if (move.type === 'block') return [`block ${move.card}`];
  if (move.type === 'text') return [`text ${move.card}`];
  if (move.type !== 'assassinate') return [];
  const withText = move.bombs.filter(bomb => allCards.some(({ id, effect }) => id === bomb && effect === 'bombs-3'));
  return [...withText, ...(move.benefit === undefined ? [] : [move.benefit])].map(card => `text ${card}`);
}

/** By the rules alone: monday's view before each move is computed without the page. */
export function provedBy(courses: readonly ScriptedCourse[]): Proof {
  const proof = new Map<string, string[]>(wanted.map(each => [each, []]));
  for (const { name, given, moves } of courses) {
    const play = scene(emeraldKit, { ...given, players: 3 });
    for (const [by, move] of moves) {
      const things = by === 'monday' ? operated(play.seat(by).sees(), move) : [];
      for (const thing of things) proof.set(thing, [...new Set([...(proof.get(thing) ?? []), name])]);
      play.seat(by).plays(move);
    }
  }
  return proof;
}
