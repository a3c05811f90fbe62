/** A row of canal houses, drawn the same every time. */
export interface HouseRow {
  readonly width: number;
  readonly height: number;
  /** Three tones of wall, so that neighbours differ. */
  readonly walls: readonly [string, string, string];
  readonly dark: string;
  readonly lit: string;
}

type Gable = (left: number, top: number, width: number) => string;

const gables: readonly Gable[] = [
  // stepped
  (left, top, width) => {
    const step = width / 10;
    const up = `v${-step}h${step}`.repeat(4);
    const down = `h${step}v${step}`.repeat(4);
    return `M${left} ${top}h${step / 2}${up}h${step}${down}`.concat(`H${left + width}`);
  },
  // pointed
  (left, top, width) => `M${left} ${top}l${width / 2} ${-width / 1.9}l${width / 2} ${width / 1.9}`,
  // neck
  (left, top, width) => {
    const neck = width * 0.46;
    const side = (width - neck) / 2;
    return `M${left} ${top}q${side * 0.9} -2 ${side} ${-neck}l${neck / 2} ${-neck * 0.4}l${neck / 2} ${neck * 0.4}q${side * 0.1} ${neck - 2} ${side} ${neck}`;
  },
  // flat
  (left, top, width) => `M${left} ${top}v-5h${width}v5`,
];

export function houses(width: number, height: number): HouseRow {
  const next = counter(20);
  const walls: [string, string, string] = ['', '', ''];
  let [dark, lit] = ['', ''];
  for (let left = -10, index = 0; left < width; index++) {
    const across = 40 + next() * 28;
    const top = height * (0.32 + next() * 0.34);
    const gable = gables[Math.floor(next() * gables.length)] ?? gables[0];
    const shape = `${gable?.(left, top, across) ?? ''}V${height}H${left}Z`;
    walls[index % 3] += rounded(shape);
    const columns = Math.floor(across / 19);
    const gap = across / columns;
    for (let y = top + 10; y < height - 20; y += 21) {
      for (let column = 0; column < columns; column++) {
        const pane = rounded(`M${left + gap * (column + 0.5) - 4.5} ${y}h9v11h-9Z`);
        if (next() < 0.16) lit += pane;
        else dark += pane;
      }
    }
    left += across + 1;
  }
  return { width, height, walls, dark, lit };
}

const rounded = (path: string): string =>
  path.replaceAll(/-?\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10));

/** Numbers from 0 to 1 that look random but are not: the town is the same at every visit. */
function counter(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
