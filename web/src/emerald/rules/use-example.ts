import type { View } from '@lamplight/emerald/public';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSource } from '../../store/store.ts';
import { emeraldRun } from '../scenes/emerald-run.ts';
import { answerTo, type Doing, type EmeraldExampleTap, type EmeraldRemark, nothing, outcomeOf } from './answer.ts';
import { type EmeraldExample, type ExampleId, exampleScene } from './examples.ts';

interface ExampleState {
  readonly view: View;
  readonly seats: readonly string[];
  readonly doing: Doing;
  readonly said: { readonly said: EmeraldRemark; readonly isWrong: boolean } | undefined;
  readonly isUnderWay: boolean;
  /** The move is made: the only thing left is to start again. */
  readonly isDone: boolean;
  readonly tap: (tap: EmeraldExampleTap) => void;
  readonly again: (() => void) | undefined;
}

/** A scene at random. */
const anyOf = (names: readonly string[]): string => {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  return names[draw % names.length] ?? '';
};

/** A position of the rules that can be played with. `chosen` is the scene, where there is a choice. */
export function useExample(id: ExampleId, { scenes, isChosen = false }: EmeraldExample, chosen: string): ExampleState {
  const [drawn, setDrawn] = useState(() => anyOf(scenes));
  const name = isChosen ? chosen : drawn;
  const { run, scene } = useMemo(() => {
    const made = exampleScene(name);
    return { run: emeraldRun(made, String).run, scene: made };
  }, [name]);
  const { view, isUnderWay } = useSource(run.state);
  const [doing, setDoing] = useState(nothing);
  const [said, setSaid] = useState<ExampleState['said']>();
  const [isDone, setDone] = useState(false);
  const move = useRef<Parameters<typeof outcomeOf>[0]>(undefined);
  const clear = () => {
    setDoing(nothing);
    setSaid(undefined);
    setDone(false);
    move.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene begins with nothing said
  useEffect(() => {
    clear();
    run.start();
    return run.stop;
  }, [run]);
  // The answers of the others take a moment. Only then can the result be told.
  useEffect(() => {
    if (move.current === undefined || isUnderWay || !isDone) return;
    setSaid({ said: outcomeOf(move.current, scene.start, view), isWrong: false });
  }, [isUnderWay, isDone, view, scene]);

  const again = () => {
    clear();
    const next = anyOf(scenes);
    if (isChosen || next === drawn) run.start();
    else setDrawn(next);
  };
  const tap = (what: EmeraldExampleTap) => {
    if (isDone) return;
    const answer = answerTo(id, view, doing, what);
    if (answer === undefined) return;
    if ('wrong' in answer) setSaid({ said: answer.wrong, isWrong: true });
    else if ('doing' in answer) {
      setDoing(answer.doing);
      setSaid(answer.said === undefined ? undefined : { said: answer.said, isWrong: false });
    } else {
      move.current = answer.move;
      void run.move(answer.move).then(({ done }) => setDone(done));
    }
  };
  const isChanged = isDone || doing !== nothing || said !== undefined;
  return { view, seats: scene.seats, doing, said, isUnderWay, isDone, tap, again: isChanged ? again : undefined };
}
