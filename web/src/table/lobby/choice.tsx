import type { ReactNode } from 'react';
import { type SegmentChoice, Segmented } from '../../parts/segmented.tsx';
import style from './choice.module.css';

interface ChoiceProps<Value> {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly SegmentChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Others only read what was chosen: disabled buttons would be in their way. */
  readonly isMine: boolean;
}

/** An option of the table with a line of help. */
export function Choice<Value extends string | number>({ isMine, ...choice }: ChoiceProps<Value>) {
  if (isMine) return <Segmented {...choice} />;
  const chosen = choice.choices.find(({ value }) => value === choice.value);
  return <Chosen label={choice.label} value={chosen?.label} help={choice.help} />;
}

interface ChosenProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly help: string;
}

export function Chosen({ label, value, help }: ChosenProps) {
  return (
    <dl className={style.chosen}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd>{help}</dd>
    </dl>
  );
}
