import type { IntlShape } from 'react-intl';
import type { Names } from '../names/use-names.ts';
import type { EmeraldRemark } from './answer.ts';

/** What the position answered, in words, with the rule. */
export function wordsOf(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  names: Names,
  said: EmeraldRemark,
): string {
  const { type: say, ...values } = said;
  const card = said.type === 'claimed' ? { card: names.card(said.card) } : {};
  const city = said.type === 'placed' ? { city: names.city(said.city, 'to') } : {};
  const moves = said.type === 'tracked' ? { moves: said.change === 0 ? 'no' : 'yes' } : {};
  return formatMessage({ id: `emerald.rules.say.${say}` }, { ...values, ...card, ...city, ...moves });
}
