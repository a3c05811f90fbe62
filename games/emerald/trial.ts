/** How Emerald is tried. The `hidden` strings are the snapshot: a change in them is a change of what is secret. */
import type { GameTrial } from '@lamplight/testkit';
import { guide } from './guide.ts';
import { sound } from './soundness.ts';
import type { Emerald } from './src/index.ts';
import { rules } from './src/rules.ts';
import type { View } from './src/views.ts';
import { days, endings, type Options } from './src/words.ts';

/** Who a viewer is at this moment. A hand stays secret after the end, so the seats are kept apart then too. */
const standing = ({ phase, me }: View): string => `${me ?? 'audience'}${phase === 'over' ? ' after the end' : ''}`;

/** Hidden from everybody. The `?` is for what few matches come to: buried cards here, looked-at identities below. */
const fromAll = '?buried draws piles unseen';

/** Hands and answers given beforehand stay hidden from all but their owners, identities only until the end. */
function hiddenAmong(seats: number): Readonly<Record<string, string>> {
  const all = [...days.keys()].slice(0, seats);
  const from = (viewer: string, others: readonly number[]) => {
    const of = (part: string) => others.map(seat => `${part}.${seat}`).join(' ');
    // With five players, the one spare identity is known as soon as the five others are.
    const spare = seats === 5 ? '' : ' spareIdentities';
    return [
      [viewer, `${fromAll} spareIdentities ${of('hands')} ${of('identities')} ${of('presets')} ${of('?known')}`],
      [`${viewer} after the end`, `${fromAll}${spare} ${of('hands')} ${of('presets')}`],
    ] as const;
  };
  const seated = all.flatMap(seat =>
    from(
      days[seat] ?? '',
      all.filter(other => other !== seat),
    ),
  );
  return Object.fromEntries([...seated, ...from('audience', all)]);
}

const kind = (seats: number, seeds: number, options: Options): GameTrial<Emerald> => ({
  table: { seats, options },
  seeds,
  gap: 2_000,
  absence: 60,
  idle: 80,
  limit: 6_000,
  looks: 10,
  ends: endings,
  hidden: hiddenAmong(seats),
  standing,
  guide,
  seldom: ['preset', 'undo'],
  sound,
  rules,
});

const minute = 60_000;

export const emeraldTrials = {
  two: kind(2, 26, { clock: null, runsOut: 'step' }),
  three: kind(3, 26, { clock: { kind: 'turn', time: minute, increment: 0 }, runsOut: 'step' }),
  four: kind(4, 20, { clock: { kind: 'bank', time: 10 * minute, increment: minute / 2 }, runsOut: 'step' }),
  five: kind(5, 14, { clock: { kind: 'turn', time: minute, increment: 0 }, runsOut: 'bot' }),
} as const;
