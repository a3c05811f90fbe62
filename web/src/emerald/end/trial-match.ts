/** A finished match of the repository, as the server would show it. For tests. */
import { apply, type MatchRecord, open, type Seed, type Viewer } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import type { View } from '@lamplight/emerald/public';
import type { Frame } from '../../replay/frames.ts';

const matches = import.meta.glob<string>('../../../../games/emerald/matches/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function recordOf(name: string): MatchRecord<Emerald> {
  const [, text] = Object.entries(matches).find(([path]) => path.endsWith(`/${name}.json`)) ?? [];
  if (text === undefined) throw new Error(`There is no match ${name} in games/emerald/matches.`);
  return JSON.parse(text) as MatchRecord<Emerald>;
}

export function framesOfMatch(name: string, viewer: Viewer = 'audience'): readonly Frame[] {
  const record = recordOf(name);
  let { match } = open(emerald, record.table, record.seed as Seed);
  const frame = (told: Frame['told']): Frame => ({
    input: match.seq,
    at: match.now,
    views: [{ viewer, view: emerald.view(match.state, viewer) }],
    told,
  });
  return [
    frame([]),
    ...record.log.map(({ input, events }) => {
      match = apply(emerald, match, input).match;
      const told = events.flatMap(event => {
        const tell = emerald.tell[event.type] as (
          event: unknown,
          viewer: Viewer,
          state: unknown,
        ) => Frame['told'][number] | undefined;
        return tell(event, viewer, match.state) ?? [];
      });
      return frame(told);
    }),
  ];
}

export const lastView = (name: string): View => framesOfMatch(name).at(-1)?.views[0]?.view as unknown as View;
