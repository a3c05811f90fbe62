/** Valid frames to start from: every kind, every command, and moves of both games. */
import type { Json, Random } from '@lamplight/contract';
import { protocol, type TableCommand } from '@lamplight/contract/wire';
import { garbled, mutated } from './mutate.ts';

/** A table under fuzz: its members and its running match. */
export interface FuzzTarget {
  readonly game: 'emerald' | 'shadows';
  readonly code: string;
  readonly tokens: readonly string[];
  readonly match: string;
}

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const commands: readonly TableCommand[] = [
  { type: 'join', name: 'Ada' },
  { type: 'rename', name: 'Ada L.' },
  { type: 'sit', seat: 1 },
  { type: 'stand' },
  { type: 'ready', is: true },
  { type: 'say', text: 'hi' },
  { type: 'say quickly', word: 'thanks' },
  { type: 'mute', member: 2, is: true },
  { type: 'rematch', is: true },
  { type: 'rest', is: true },
  { type: 'note', text: 'mine' },
  { type: 'make pass', hash },
  { type: 'use pass', pass: '0718f4b0c1d29e7a4655a1b0' },
  { type: 'set', seats: 3, options: {}, spectators: true, absence: { kind: 'bot', after: 60_000 } },
  { type: 'set', options: { clock: { kind: 'bank', time: 600_000, increment: 15_000 }, runsOut: 'bot' } },
  {
    type: 'set',
    seats: 2,
    options: { teams: { black: { officer: 0, detectives: [1] } }, police: 11, agreement: 'any' },
  },
  { type: 'seat bot', seat: 1, is: true, bot: { level: 'expert', temper: 'bold' } },
  { type: 'place', member: 2, seat: null },
  { type: 'free seat', seat: 1 },
  { type: 'hand over', member: 2 },
  { type: 'start' },
];
/** These empty a table, so they come seldom. */
const farewells: readonly TableCommand[] = [{ type: 'leave' }, { type: 'kick', member: 2 }];

const link = { card: 'i07', on: 'left-top', in: 'middle-bottom' };
const moves: Readonly<Record<FuzzTarget['game'], readonly Json[]>> = {
  shadows: [
    { type: 'ready' },
    { type: 'roles', officer: 1 },
    { type: 'give', cards: ['i07', 'i08'] },
    { type: 'swap', want: true },
    { type: 'intend', cell: '1,-2' },
    { type: 'look', cell: '1,-2', link },
    { type: 'point', cell: '1,-2', link },
    { type: 'unpoint' },
  ],
  emerald: [
    { type: 'place-agent', city: 'rome' },
    { type: 'place', cards: ['start-handbills'], city: 'rome' },
    { type: 'claim', card: 'start-telegraph-clerk', city: 'rome' },
    { type: 'retrieve', cards: ['start-cab-driver'], from: { limbo: 1, rome: 1 } },
    { type: 'move', cards: ['start-informer'], moves: [{ from: 'rome', to: 'paris' }] },
    { type: 'track', cards: ['start-street-orator'] },
    {
      type: 'assassinate',
      card: 'hired-assassin',
      city: 'rome',
      target: { agent: 'tuesday' },
      bombs: ['infernal-machine'],
    },
    { type: 'discard', cards: ['start-banker'] },
    {
      type: 'text',
      card: 'mi-go',
      city: 'rome',
      agents: { rome: 1 },
      cubes: { rome: { monday: 1 } },
      cities: ['rome'],
    },
    { type: 'return', card: 'mi-go', city: 'rome' },
    { type: 'pass' },
    { type: 'end-turn' },
    { type: 'undo' },
    { type: 'preset', answer: 'allow' },
    { type: 'block', card: 'start-banker' },
    { type: 'allow' },
    { type: 'keep' },
    { type: 'reinforce', cities: ['rome'] },
  ],
};

export const helloTo = ({ code }: FuzzTarget, token: string): Json => ({ t: 'hello', protocol, table: code, token });

/** A valid frame, or the same changed. `n` makes its id. */
export function oddFrame(ground: FuzzTarget, random: Random, n: string): Buffer {
  const valid = validFrame(ground, random, n);
  const text = random.below(8) === 0 ? JSON.stringify(valid) : within(valid, random);
  // Anything that is not text ends the connection; that is left to `controls.ts`.
  return garbled(Buffer.from(text, 'utf8'), random, 128);
}

/** Usually the frame itself is valid and what it carries is not, so it gets further. */
function within(frame: Json, random: Random): string {
  const { what, ...rest } = frame as { readonly what?: Json };
  if (what === undefined || random.below(4) === 0) return mutated(frame, random);
  const head = JSON.stringify(rest);
  return `${head.slice(0, -1)},"what":${mutated(what, random)}}`;
}

function validFrame(ground: FuzzTarget, random: Random, n: string): Json {
  const { match, game } = ground;
  const before = random.below(1_000);
  switch (random.below(10)) {
    case 0:
      return {
        ...(helloTo(ground, random.pick(ground.tokens)) as object),
        have: { table: 3, match: { id: match, step: before } },
      };
    case 1:
      return { t: 'told', n: before, before };
    case 2:
      return random.pick<Json>([
        { t: 'again', of: 'match', from: before },
        { t: 'again', of: 'table' },
      ]);
    case 3:
      return random.pick<Json>([
        { t: 'moves', n: before },
        { t: 'ping', n: before },
      ]);
    case 4:
    case 5:
    case 6:
      return { t: 'do', id: `fuzz-${n}`, to: 'match', match, what: random.pick(moves[game]) };
    default: {
      const what = random.below(60) === 0 ? random.pick(farewells) : random.pick(commands);
      return { t: 'do', id: `fuzz-${n}`, to: 'table', what: what as Json };
    }
  }
}
