import { houseMarks } from '@lamplight/art/public';
import type { Seat } from '@lamplight/contract';
import type { MemberView, TableCommand } from '@lamplight/contract/wire';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { MenuEntry } from '../../parts/over/menu.tsx';
import { useAtTable } from '../at-table.ts';
import style from './name-menu.module.css';
import { offersTo, type TableOffer } from './offers.ts';

interface NameMenuProps {
  readonly member: MemberView;
  /** Where the host may place somebody, in the game's words. */
  readonly places: readonly { readonly seat: Seat; readonly label: string }[];
  /** Entries that the game adds, such as a change of roles. */
  readonly more?: readonly MenuEntry[] | undefined;
}

const marks = {
  rename: houseMarks.person,
  'move device': houseMarks.scan,
  stand: houseMarks.watch,
  mute: houseMarks.mute,
  hear: houseMarks.hear,
  place: houseMarks.swap,
  'free seat': houseMarks.watch,
  'hand over': houseMarks.host,
  kick: houseMarks.remove,
  leave: houseMarks.leave,
} as const satisfies Record<TableOffer, unknown>;

const words = {
  rename: 'table.menu.rename',
  'move device': 'table.menu.device',
  stand: 'table.menu.stand',
  mute: 'table.menu.mute',
  hear: 'table.menu.hear',
  'free seat': 'table.menu.freeSeat',
  'hand over': 'table.menu.handOver',
  kick: 'table.menu.kick',
  leave: 'table.menu.leave',
} as const satisfies Record<Exclude<TableOffer, 'place'>, string>;

/** Loaded after the page is shown: it brings a library, and somebody who has just come in needs no menu. */
const Menu = lazy(async () => ({ default: (await import('../../parts/over/menu.tsx')).Menu }));

/** A name that opens what can be done about that person [UX-05]. */
export function NameMenu({ member, places, more = [] }: NameMenuProps) {
  const { table, acts, open } = useAtTable();
  const intl = useIntl();
  const offers = offersTo(table, member);
  const name = <span className={style.name}>{member.name}</span>;
  if (offers.length === 0) return name;

  const doing = (offer: Exclude<TableOffer, 'place'>): (() => void) => {
    const { id, seat } = member;
    const commands: Record<typeof offer, TableCommand | (() => void)> = {
      rename: () => open('rename'),
      'move device': () => open('device'),
      leave: () => open('leave'),
      stand: { type: 'stand' },
      mute: { type: 'mute', member: id, is: true },
      hear: { type: 'mute', member: id, is: false },
      'free seat': { type: 'free seat', seat: seat ?? 0 },
      'hand over': { type: 'hand over', member: id },
      kick: { type: 'kick', member: id },
    };
    const act = commands[offer];
    return typeof act === 'function' ? act : () => void acts.run(offer, act);
  };

  const entry = (offer: TableOffer): readonly MenuEntry[] => {
    if (offer === 'place') {
      return places.map(({ seat, label }) => ({
        id: `place ${seat}`,
        label: intl.formatMessage({ id: 'table.menu.place' }, { place: label }),
        mark: marks.place,
        onAction: () => void acts.run('place', { type: 'place', member: member.id, seat }),
      }));
    }
    const isDanger = offer === 'kick' || offer === 'leave';
    return [
      {
        id: offer,
        label: intl.formatMessage({ id: words[offer] }),
        mark: marks[offer],
        onAction: doing(offer),
        isDanger,
      },
    ];
  };

  return (
    <Suspense fallback={name}>
      <Menu
        label={intl.formatMessage({ id: 'table.menu.of' }, { name: member.name })}
        className={style.handle}
        items={[...more, ...offers.flatMap(entry)]}
      >
        {name}
      </Menu>
    </Suspense>
  );
}
