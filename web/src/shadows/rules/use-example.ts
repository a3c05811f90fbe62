import type { CellId, Move, View } from '@lamplight/shadows/public';
import { useEffect, useMemo, useState } from 'react';
import type { Run } from '../../learn/run.ts';
import { useSource } from '../../store/store.ts';
import { shadowsRun } from '../learn/shadows-run.ts';
import { answerTo, outcomeOf, type ShadowsRemark } from './answer.ts';
import { exampleScene, type ShadowsExample } from './examples.ts';

interface ExampleState {
  readonly view: View;
  readonly seats: readonly string[];
  readonly said: ShadowsRemark | undefined;
  readonly tapped: CellId | undefined;
  readonly tap: (cell: CellId) => void;
  readonly swap: () => void;
  readonly again: () => void;
  /** Something has happened that can be undone. */
  readonly isChanged: boolean;
}

/** State of a board of the rules that can be played with. */
export function useExample({ tap: kind }: ShadowsExample, name: string): ExampleState {
  const { run, scene } = useMemo(() => {
    const made = exampleScene(name);
    return { run: shadowsRun(made, String).run, scene: made };
  }, [name]);
  const { view } = useSource(run.state);
  const [said, setSaid] = useState<ShadowsRemark>();
  const [tapped, setTapped] = useState<CellId>();
  const again = () => {
    run.start();
    setSaid(undefined);
    setTapped(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene begins with nothing said
  useEffect(() => {
    again();
    return run.stop;
  }, [run]);

  const tap = (cell: CellId) => {
    // The team has moved: start again, so that the next tap asks the same question.
    if (kind === 'walk' && isGone(run, scene.start)) run.start();
    setTapped(cell);
    const answer = answerTo(kind, run.state.now().view, cell);
    if ('type' in answer) return setSaid(answer);
    void run.move(answer.move).then(() => setSaid(outcomeOf(kind, run.state.now().view)));
  };
  const swap = () => {
    const isAlone = view.teams.orange === undefined;
    if (!isAlone) setSaid({ type: 'swap', how: 'asked' });
    const before = view.available;
    const stop = run.session.onNews(() => {
      if (run.state.now().view.available === before) return;
      stop();
      setSaid({ type: 'swap', how: isAlone ? 'alone' : 'agreed' });
    });
    void run.move({ type: 'swap', want: true });
  };
  return { view, seats: scene.seats, said, tapped, tap, swap, again, isChanged: view !== scene.start };
}

function isGone({ state }: Run<View, Move>, start: View): boolean {
  const { me } = start;
  const { view } = state.now();
  return me !== null && (view.phase !== 'playing' || view.teams[me.team]?.step !== start.teams[me.team]?.step);
}
