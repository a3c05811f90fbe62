import { Avatar } from '../../parts/avatar.tsx';
import type { TablePerson } from './people.ts';

/** Avatar with a dot, or a ring for those who are away [UX-24]. The name stands beside it. */
export function Face({ person, size }: { readonly person: TablePerson; readonly size?: 'small' | undefined }) {
  const { memberId, name, initials, isBot, presence } = person;
  return <Avatar memberId={memberId} name={name} initials={initials} isBot={isBot} presence={presence} size={size} />;
}
