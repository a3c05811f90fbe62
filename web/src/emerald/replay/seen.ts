/** What is shown of a frame: what one viewer knew, or what all of them knew together. */
import type { Json } from '@lamplight/contract';
import { type Day, days, type PlayerView, type View } from '@lamplight/emerald/public';
import type { ReplayFrame } from '../../replay/frames.ts';

const asView = (view: Json): View => view as unknown as View;

/** With several viewers, every hand and identity is open, each as its own player saw it. */
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

/** Whether one says nothing more than the other: a number of cards, where the other names them. */
const saysLess = (one: Json, other: Json): boolean => {
  const [less, more] = [one as Fields, other as Fields];
  return Object.entries(less).every(
    ([key, value]) => value === null || JSON.stringify(value) === JSON.stringify(more[key]),
  );
};

/** Several viewers were told the same thing, some in more detail. Keeps each once, in the most detailed form. */
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
