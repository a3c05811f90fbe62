import type { IntlShape } from 'react-intl';
import type { Names } from '../names/use-names.ts';
import type { EmeraldRemark } from './answer.ts';

/** What the position answered, in words, with the rule. */
export function wordsOf(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  names: Names,
  said: EmeraldRemark,
): string {
  const { say, ...values } = said;
  const card = said.say === 'claimed' ? { card: names.card(said.card) } : {};
  const city = said.say === 'placed' ? { city: names.city(said.city, 'to') } : {};
  const moves = said.say === 'tracked' ? { moves: said.change === 0 ? 'no' : 'yes' } : {};
  return formatMessage({ id: `emerald.rules.say.${say}` }, { ...values, ...card, ...city, ...moves });
}
