/** What is shown of a frame: one viewer's knowledge, or everybody's laid together. */
import type { Json } from '@lamplight/contract';
import { type Day, days, type PlayerView, type View } from '@lamplight/emerald/public';
import type { ReplayFrame } from '../../replay/frames.ts';

const asView = (view: Json): View => view as unknown as View;

/** With several viewers everyone's hand and identity lie open, each as its own player saw it. */
export function seenIn({ views }: ReplayFrame): View {
  const [first] = views;
  if (first === undefined) throw new Error('A frame is seen by somebody: load the replay again.');
  if (views.length === 1) return asView(first.view);
  const shared = asView(views.find(({ viewer }) => viewer === 'audience')?.view ?? first.view);
  const players: { [day in Day]?: PlayerView } = { ...shared.players };
  for (const { viewer, view } of views) {
    const day = viewer === 'audience' ? undefined : days[viewer];
    const own = day === undefined ? undefined : asView(view).players[day];
    if (day !== undefined && own !== undefined) players[day] = own;
  }
  return { ...shared, players };
}

type Fields = { readonly [key: string]: Json };

/** Whether the one says nothing that the other does not say too: a number of cards, where the other names them. */
const saysLess = (one: Json, other: Json): boolean => {
  const [less, more] = [one as Fields, other as Fields];
  return Object.entries(less).every(
    ([key, value]) => value === null || JSON.stringify(value) === JSON.stringify(more[key]),
  );
};

/** Several viewers were told of the same, some of them more: each thing once, as whoever knew most was told it. */
export function toldOnce(told: readonly Json[]): readonly Json[] {
  const once: Json[] = [];
  for (const each of told) {
    if (once.some(known => saysLess(each, known))) continue;
    const place = once.findIndex(known => saysLess(known, each));
    if (place < 0) once.push(each);
    else once[place] = each;
  }
  return once;
}
