/** Fixtures: the finished matches of the repository, as the server would show them. The test passes the game in. */
import {
  apply,
  type Game,
  type GameTypes,
  type Json,
  type MatchRecord,
  open,
  toldOf,
  type Viewer,
} from '@lamplight/contract';
import type { View } from '@lamplight/emerald/public';
import type { ReplayFrame } from '../../replay/frames.ts';

const matches = import.meta.glob<string>('../../../../games/emerald/matches/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function recordOf(name: string): MatchRecord<GameTypes> {
  const [, text] = Object.entries(matches).find(([path]) => path.endsWith(`/${name}.json`)) ?? [];
  if (text === undefined) throw new Error(`There is no match ${name} in games/emerald/matches.`);
  return JSON.parse(text) as MatchRecord<GameTypes>;
}

export function finishedOf<T extends GameTypes>(typed: Game<T>) {
  const game = typed as unknown as Game<GameTypes>;
  const framesOf = (name: string, viewer: Viewer = 'audience'): readonly ReplayFrame[] => {
    const record = recordOf(name);
    let { match } = open(game, record.table, record.seed);
    const frame = (told: readonly Json[]): ReplayFrame => ({
      input: match.seq,
      at: match.now,
      views: [{ viewer, view: game.view(match.state, viewer) }],
      told,
    });
    return [
      frame([]),
      ...record.log.map(({ input }) => {
        const { match: after, steps } = apply(game, match, input);
        match = after;
        return frame(steps.flatMap(step => toldOf(game, step, viewer)));
      }),
    ];
  };
  const lastView = (name: string): View => framesOf(name).at(-1)?.views[0]?.view as unknown as View;
  return { framesOf, lastView };
}
