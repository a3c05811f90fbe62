/** What must hold in every scenario, whatever it says itself: the laws that need no more than its own steps. */
import { apply, fold, type GameTypes, type Match, randomAt, type Step, seedOf, type Viewer } from '@lamplight/contract';
import { difference } from '../laws/law.ts';
import { fingerprint } from './fingerprint.ts';
import type { PlayedScenario } from './run.ts';

/** The sentences that do not hold. The scenario must have passed. */
export function brokenLaws({ opening, playing }: PlayedScenario): readonly string[] {
  const { game, seats, unimaginable } = opening;
  const viewers: readonly (readonly [string, Viewer])[] = [...seats, ['audience', 'audience']];
  const moments = [opening.match, ...playing.happened.map(step => step.after)];
  const views = moments.flatMap(match => viewers.map(viewer => ({ match, viewer })));
  return [
    ...replay(),
    ...playing.happened.flatMap(redecide),
    ...views.flatMap(({ match, viewer: [name, viewer] }) => [
      ...wire(match, name, viewer),
      ...(unimaginable === undefined ? blind(match, name, viewer) : []),
    ]),
  ];

  function replay(): readonly string[] {
    const stored = playing.happened.flatMap(step => step.entry.events.map(overTheWire));
    const folded = fold(game, opening.match.state, stored);
    return fingerprint(folded) === fingerprint(playing.scene.match.state)
      ? []
      : ['replay: folding the recorded events gives another state than the one that was played.'];
  }

  function redecide({ before, entry }: Step<GameTypes>): readonly string[] {
    const again = apply(game, before, entry.input).steps.at(-1)?.entry.events;
    return fingerprint(again) === fingerprint(entry.events)
      ? []
      : [
          `redecide: input ${entry.seq} decided again gives ${JSON.stringify(again)}, not ${JSON.stringify(entry.events)}.`,
        ];
  }

  function wire(match: Match<GameTypes>, name: string, viewer: Viewer): readonly string[] {
    const view = game.view(match.state, viewer);
    const sent = overTheWire(view);
    if (fingerprint(sent) === fingerprint(view)) return [];
    const parts = typeof view === 'object' && view !== null ? Object.entries(view) : [];
    const changed = parts
      .filter(([, part]) => fingerprint(overTheWire(part)) !== fingerprint(part))
      .map(([key]) => key);
    return [`wire: after input ${match.seq}, the view of ${name} does not survive JSON: see ${changed.join(', ')}.`];
  }

  function blind(match: Match<GameTypes>, name: string, viewer: Viewer): readonly string[] {
    const view = game.view(match.state, viewer);
    const imagined = game.view(game.imagine(view, randomAt(seedOf(1), match.seq)), viewer);
    return fingerprint(imagined) === fingerprint(view)
      ? []
      : [`blind: after input ${match.seq}, ${name} can tell an imagined state: ${difference(imagined, view)}.`];
  }
}

const overTheWire = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
