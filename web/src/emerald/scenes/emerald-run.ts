import type { TableView } from '@lamplight/contract/wire';
import { forbids, type Move, seatNo, type View } from '@lamplight/emerald/public';
import { tableOf } from '../../learn/lesson-table.ts';
import { type Run, runOf } from '../../learn/run.ts';
import type { LessonScene } from '../../learn/scene.ts';
import { keyOf } from './key-of.ts';

interface Begun {
  readonly run: Run<View, Move>;
  readonly table: TableView;
}

/** A scene of Emerald, to be played. */
export function emeraldRun(scene: LessonScene<View>, nameOf: (name: string) => string): Begun {
  const { start, seats } = scene;
  const me = start.me === null ? undefined : seatNo(start.me);
  const table = tableOf({ game: 'emerald', options: start.options, seats, me, nameOf });
  const allows = (view: View, move: Move) => forbids(view, move) === undefined;
  return { run: runOf(scene, table, { keyOf, allows }), table };
}
