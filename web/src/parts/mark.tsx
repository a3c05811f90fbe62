import type { Mark as MarkData } from '@lamplight/art/public';

type Part = MarkData['parts'][number];

interface MarkProps {
  readonly of: MarkData;
  /** Its height in pixels. */
  readonly size?: number | undefined;
  /** Only if it stands alone: beside words it is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const edge = 'var(--mark-edge)';

/** A mark in the colour of the text around it. */
export function Mark({ of, size = 22, label, className }: MarkProps) {
  const [, , width, height] = of.box;
  return (
    <svg
      className={className}
      viewBox={of.box.join(' ')}
      width={(size * width) / height}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <MarkParts of={of} />
    </svg>
  );
}

/** The shapes of a mark without an `svg` element, to be drawn inside a larger picture. */
export function MarkParts({ of }: { readonly of: MarkData }) {
  return of.parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mark never change.
    <MarkPart key={index} part={part} />
  ));
}

function MarkPart({ part }: { readonly part: Part }) {
  if ('body' in part) {
    return part.edge === 0 ? (
      <path d={part.body} fill="currentColor" />
    ) : (
      <path
        d={part.body}
        fill="currentColor"
        stroke={edge}
        strokeWidth={part.edge}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    );
  }
  const paint = part.paint === 'edge' ? edge : 'currentColor';
  if ('line' in part) {
    return (
      <path
        d={part.line}
        fill="none"
        stroke={paint}
        strokeWidth={part.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  }
  return <path d={part.fill} fill={paint} fillRule="evenodd" opacity={part.opacity} />;
}
