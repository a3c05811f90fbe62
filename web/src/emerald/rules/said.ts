import type { IntlShape } from 'react-intl';
import type { Names } from '../names/use-names.ts';
import type { EmeraldRemark } from './answer.ts';

/** The rules by which a position answers. They are shown beside the words, and not read aloud. */
export const remarkRules: Readonly<Record<EmeraldRemark['type'] | 'counted', readonly string[]>> = {
  placed: ['EM-PLACE-1'],
  claimed: ['EM-CLAIM-5'],
  tie: ['EM-CLAIM-3'],
  behind: ['EM-CLAIM-3'],
  cubeless: ['EM-CLAIM-3'],
  half: ['EM-RETRIEVE-1'],
  retrieved: ['EM-RETRIEVE-1'],
  none: ['EM-RETRIEVE-1'],
  tracked: ['EM-TRACK-2'],
  trackless: ['EM-TRACK-1'],
  bombless: ['EM-KILL-2'],
  dagger: ['EM-KILL-2'],
  short: ['EM-KILL-2'],
  spare: ['EM-TURN-4'],
  killed: ['EM-KILL-4'],
  slain: ['EM-KILL-5'],
  blocked: ['EM-CARD-BLOCK-2'],
  allowed: ['EM-KILL-4'],
  madness: ['EM-SANITY-1'],
  calm: ['EM-SANITY-1'],
  loyal: ['EM-REVEAL-2'],
  over: ['EM-REVEAL-3'],
  counted: ['EM-END-2', 'EM-END-3', 'EM-END-4', 'EM-END-5'],
};

/** What the position answered, in words. */
export function wordsOf(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  names: Names,
  said: EmeraldRemark,
): string {
  const { type: say, ...values } = said;
  const card = said.type === 'claimed' ? { card: names.card(said.card) } : {};
  const city = said.type === 'placed' ? { city: names.city(said.city, 'to') } : {};
  const moves = said.type === 'tracked' ? { moves: directionOf(said.change), by: Math.abs(said.change) } : {};
  return formatMessage({ id: `emerald.rules.say.${say}` }, { ...values, ...card, ...city, ...moves });
}

const directionOf = (change: number): string => (change === 0 ? 'no' : change > 0 ? 'up' : 'down');
