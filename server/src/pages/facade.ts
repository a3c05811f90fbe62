import { type Html, html } from './html.ts';

/** A canal house, 100 wide and standing on y = 200. Its neighbour begins where it ends. */
interface Facade {
  readonly storeys: number;
  readonly gable: (top: number) => string;
}

const left = 3;
const right = 97;
const ground = 200;
const storey = 29;

/** The gables of Amsterdam, each drawn from the left eave at `top` to the right one. */
const gables = {
  step: top => {
    const steps = [0, 1, 2, 3].map(n => `V${top - 9 * (n + 1)}H${left + 10 * (n + 1)}`).join('');
    const down = [3, 2, 1, 0].map(n => `H${right - 10 * (n + 1)}V${top - 9 * (n + 1)}`).join('');
    return `${steps}V${top - 42}H${right - 40}V${top - 36}${down}H${right}V${top}`;
  },
  neck: top => `Q26 ${top - 4} 28 ${top - 34}H34L50 ${top - 46}L66 ${top - 34}H72Q74 ${top - 4} ${right} ${top}`,
  bell: top =>
    `C12 ${top - 16} 26 ${top - 6} 30 ${top - 30}Q36 ${top - 42} 50 ${top - 43}Q64 ${top - 42} 70 ${top - 30}C74 ${top - 6} 88 ${top - 16} ${right} ${top}`,
  spout: top => `L42 ${top - 38}V${top - 46}H58V${top - 38}L${right} ${top}`,
  cornice: top => `V${top - 4}H0V${top - 12}H100V${top - 4}H${right}V${top}`,
} as const satisfies Record<string, Facade['gable']>;

const facades: readonly Facade[] = [
  { storeys: 4, gable: gables.step },
  { storeys: 5, gable: gables.neck },
  { storeys: 4, gable: gables.bell },
  { storeys: 4, gable: gables.spout },
  { storeys: 5, gable: gables.cornice },
  { storeys: 5, gable: gables.bell },
  { storeys: 3, gable: gables.step },
  { storeys: 4, gable: gables.neck },
  { storeys: 5, gable: gables.spout },
  { storeys: 4, gable: gables.cornice },
];

/** The `number`th house of the street. Built, it has lights on; planned, it is a drawing in dashes. */
export function house(number: number, { isBuilt }: { readonly isBuilt: boolean }): Html {
  const facade = facades[number % facades.length];
  if (facade === undefined) throw new Error('A street needs at least one facade.');
  const top = ground - 20 - facade.storeys * storey;
  const outline = `M${left} ${ground}V${top}${facade.gable(top)}V${ground}Z`;
  const rows = Array.from({ length: facade.storeys }, (_, row) =>
    windows(number, row, top + 9 + row * storey, isBuilt),
  );
  const door = number % 2 === 0 ? 41 : 70;
  const attic =
    facade.gable === gables.cornice ? undefined : html`<circle class="attic" cx="50" cy="${top - 16}" r="5"/>`;
  return html`<g class="${isBuilt ? 'built' : 'planned'}"><path class="wall" d="${outline}"/>${attic}${rows}<path class="door" d="M${door} ${ground}v-13q9 -7 18 0v13Z"/></g>`;
}

/** Not every window of a house is lit, and never the same ones: a fixed pattern, so that each visit sees the same street. */
function windows(number: number, row: number, y: number, isBuilt: boolean): Html {
  const panes = [14, 41, 68].map((x, column) => {
    const light = ['on', 'on', 'low', 'off'][(number * 5 + row * 7 + column * 3 + row * column) % 4] ?? 'on';
    return html`<rect class="${isBuilt ? `pane ${light}` : 'pane'}" x="${x}" y="${y}" width="18" height="20" rx="1"/>`;
  });
  return html`${panes}`;
}
