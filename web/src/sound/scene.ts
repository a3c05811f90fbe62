export const sceneKinds = ['silence', 'table', 'race', 'clock'] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** The background: nothing, people who wait, two teams, or one team and a clock. */
export type SoundScene = {
  readonly kind: SceneKind;
  /** From 0, calm, to 1, the last step or the last second. */
  readonly heat: number;
};

export type HeardKind = Exclude<SceneKind, 'silence'>;

export const heard = ({ kind, heat }: SoundScene): { readonly kind: HeardKind; readonly heat: number } | undefined =>
  kind === 'silence' ? undefined : { kind, heat: Math.max(0, Math.min(1, heat)) };

const paces = {
  table: { calm: 62, hot: 62 },
  race: { calm: 88, hot: 132 },
  clock: { calm: 80, hot: 140 },
} as const satisfies Record<HeardKind, { readonly calm: number; readonly hot: number }>;

/** Beats a minute. */
export const paceOf = (kind: HeardKind, heat: number): number =>
  paces[kind].calm + (paces[kind].hot - paces[kind].calm) * heat;

/** The tempo changes over a few bars; it never jumps. */
export const paceAfter = (before: number, wanted: number): number =>
  before + Math.max(-10, Math.min(6, wanted - before));
