import type { TableView } from '@lamplight/contract/wire';
import { type Move, moves, type View } from '@lamplight/shadows/public';
import { tableOf } from '../../learn/lesson-table.ts';
import { type Run, runOf } from '../../learn/run.ts';
import type { LessonScene } from '../../learn/scene.ts';
import { keyOf } from './key-of.ts';

interface Begun {
  readonly run: Run<View, Move>;
  readonly table: TableView;
}

/** A scene of Shadows, to be played. */
export function shadowsRun(scene: LessonScene<View>, nameOf: (name: string) => string): Begun {
  const { start, seats } = scene;
  const table = tableOf({ game: 'shadows', options: start.options, seats, me: start.me?.seat, nameOf });
  const allows = (view: View, move: Move) => moves(view).some(each => keyOf(each) === keyOf(move));
  return { run: runOf(scene, table, { keyOf, allows }), table };
}
