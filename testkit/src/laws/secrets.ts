import type { GameTypes } from '@lamplight/contract';
import { expand } from './snapshot.ts';
import { type Path, type Tree, treeOf } from './tree.ts';
import type { Trial } from './trial.ts';

/** What the snapshot says that one viewer cannot know, as it stands just now. */
export type Secrets = {
  readonly paths: readonly Path[];
  readonly all: Tree;
  /** Each path by itself. */
  readonly each: readonly Tree[];
};

export function secretsOf<T extends GameTypes>({ hidden }: Trial<T>, standing: string): Secrets {
  const snapshot = hidden[standing];
  if (snapshot === undefined)
    throw new Error(`The snapshot leaves out viewer ${standing}: say what is hidden from it.`);
  const paths = expand(snapshot);
  return { paths, all: treeOf(paths), each: paths.map(path => treeOf([path])) };
}
