import type { MatchProps } from '../../table/games.ts';

export function MatchOver(_: MatchProps) {
  return null;
}
