import { useCallback, useRef, useState } from 'react';
import { type CardChoice, type ChoiceAct, chosen, noChoice } from '../view/choice.ts';

/** The Officer's choice. It hears every step, and most change nothing: then nothing is rendered. */
export function useChoice(): readonly [CardChoice, (act: ChoiceAct) => void] {
  const [choice, setChoice] = useState(noChoice);
  const latest = useRef(choice);
  const choose = useCallback((act: ChoiceAct) => {
    const next = chosen(latest.current, act);
    if (next === latest.current) return;
    latest.current = next;
    setChoice(next);
  }, []);
  return [choice, choose];
}
