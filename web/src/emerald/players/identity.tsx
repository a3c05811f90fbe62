import type { Day, PlayerView } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { CardBack } from '../cards/card.tsx';
import { IdentityCard } from '../cards/identity-card.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import { useCovered } from './cover.ts';

/** What I may see of a player's identity now. A covered one looks the same for both sides. */
export function useIdentity(day: Day) {
  const { view } = usePlaying();
  const names = useNames();
  const intl = useIntl();
  const isCovered = useCovered();
  const player = view.players[day];
  const known = knownOf(player);
  const isHidden = known === 'hidden' || (isCovered && known === 'known');
  const faction = isHidden || player === undefined ? null : player.identity;
  const words =
    isCovered && known === 'known'
      ? intl.formatMessage({ id: 'emerald.players.covered' })
      : intl.formatMessage(
          { id: 'emerald.players.identity' },
          { known, faction: faction === null ? '' : names.faction(faction) },
        );
  return { faction, known, words, isCovered: isCovered && known === 'known' };
}

function knownOf(player: PlayerView | undefined): 'hidden' | 'revealed' | 'known' {
  if (player === undefined || player.identity === null) return 'hidden';
  return player.revealed ? 'revealed' : 'known';
}

/** The identity of a player: sealed, or face up for a viewer who may know it. */
export function Identity({ day, size }: { readonly day: Day; readonly size: 'map' | 'hand' }) {
  const { faction, words } = useIdentity(day);
  return faction === null ? (
    <CardBack of="identity" size={size} label={words} />
  ) : (
    <IdentityCard faction={faction} size={size} label={words} />
  );
}
