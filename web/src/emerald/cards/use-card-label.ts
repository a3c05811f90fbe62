import { type CardId, cardNamed } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { namesIn } from '../names/use-names.ts';
import { usesOf } from './anatomy.ts';

/** A card for screen readers: its name, what it can be played for, and what it brings. */
export function useCardLabel(): (id: CardId) => string {
  const intl = useIntl();
  return useMemo(() => {
    const names = namesIn(intl);
    const say = intl.formatMessage;
    return id => {
      const { vp, vp_faction, kill_box_vp, agents, sanity } = cardNamed(id);
      const icons = [
        ...usesOf(id).map(({ use, count }) =>
          say({ id: 'emerald.cards.short' }, { use: use.replaceAll('-', '_'), n: count }),
        ),
        names.text(id) !== undefined && say({ id: 'emerald.cards.short.text' }),
        vp > 0 && say({ id: 'emerald.cards.points' }, { points: vp, faction: vp_faction }),
        kill_box_vp > 0 && say({ id: 'emerald.cards.short.box' }, { points: kill_box_vp }),
        agents > 0 && say({ id: 'emerald.cards.agents' }, { agents }),
        sanity > 0 && say({ id: 'emerald.cards.roll' }),
      ].filter(icon => typeof icon === 'string');
      const name = names.card(id);
      if (icons.length === 0) return name;
      return say({ id: 'emerald.cards.label' }, { name, icons: icons.join(', ') });
    };
  }, [intl]);
}
