import type { IntlShape } from 'react-intl';
import type { ShadowsRemark } from './answer.ts';

/** What the board answered, in words. */
export function wordsOf({ formatMessage }: Pick<IntlShape, 'formatMessage'>, said: ShadowsRemark): string {
  switch (said.type) {
    case 'why not':
      return formatMessage({ id: 'shadows.whyNot' }, { away: 0, cards: 0, ...said.not });
    case 'place':
      return formatMessage({ id: `rules.place.${said.place}` });
    case 'thing':
      return formatMessage({ id: `rules.thing.${said.thing}` });
    case 'hidden':
      return formatMessage({ id: `rules.hidden.${said.from}` });
    case 'district':
      return formatMessage({ id: 'rules.district' });
    case 'found':
      return formatMessage({ id: `rules.found.${said.found}` });
    case 'ended':
      return formatMessage({ id: `rules.ended.${said.how}` });
    case 'swap':
      return formatMessage({ id: `rules.swap.${said.how}` });
    default:
      return formatMessage({ id: `rules.${said.type}` });
  }
}
