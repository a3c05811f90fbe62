import { useId } from 'react';
import style from './slider.module.css';

interface SliderProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value in words: "40 %". */
  readonly text: string;
  readonly disabled?: boolean | undefined;
}

export function Slider({ label, value, onChange, text, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className={style.slider}>
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      <output htmlFor={id} className={style.text}>
        {text}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        aria-valuetext={text}
        disabled={disabled}
        onChange={event => onChange(event.target.valueAsNumber / 100)}
      />
    </div>
  );
}
