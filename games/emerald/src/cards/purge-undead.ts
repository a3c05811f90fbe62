import type { TextEffect } from '../effect.ts';

export const purgeUndead: TextEffect<'purge-undead'> = {
  id: 'purge-undead',
  rules: [
    'EM-CARD-SOCIETY-OF-LEOPOLD-1',
    'EM-CARD-SOCIETY-OF-LEOPOLD-2',
    'EM-CARD-SOCIETY-OF-LEOPOLD-3',
    'EM-CARD-SOCIETY-OF-LEOPOLD-4',
    'EM-CARD-SOCIETY-OF-LEOPOLD-5',
    'EM-CARD-SOCIETY-OF-LEOPOLD-6',
  ],
  text: {
    aim: 'nothing',
    forbids: ({ open }) => {
      const found =
        open.zombies.some(count => count > 0) || open.undead.zombies !== null || open.undead.vampires !== null;
      return found ? undefined : 'EM-CARD-SOCIETY-OF-LEOPOLD-6';
    },
    aims: () => [{}],
    play: work => {
      work.emit({ type: 'undead-ended' });
      work.purge(['zombies', 'vampires']);
    },
  },
};
