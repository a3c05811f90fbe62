import { type ReactNode, useRef } from 'react';
import style from './section.module.css';
import { useNear } from './use-near.ts';

interface BookSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly paragraphs: readonly { readonly words: ReactNode; readonly rules: readonly string[] }[];
  /** After the paragraphs. */
  readonly more?: ReactNode;
  /** Under both, from edge to edge. */
  readonly wide?: ReactNode;
  /** An example, rendered when it comes near. Without it the words have the whole width. */
  readonly live?: (() => ReactNode) | undefined;
}

/** What the rules say, with a board beside or below that shows it. */
export function BookSection({ id, title, paragraphs, more, wide, live }: BookSectionProps) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <section ref={place} id={id} className={style.section} aria-labelledby={`${id}-title`}>
      <div className={style.prose}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {paragraphs.map(({ words, rules }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <div key={n}>
            <p>{words}</p>
            {rules.length > 0 && <small className={style.ids}>{rules.join(' · ')}</small>}
          </div>
        ))}
        {more}
      </div>
      {live !== undefined && <div className={style.live}>{isNear && live()}</div>}
      {wide && <div className={style.wide}>{wide}</div>}
    </section>
  );
}
