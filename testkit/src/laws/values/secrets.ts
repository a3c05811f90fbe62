import type { GameTypes } from '@lamplight/contract';
import type { GameTrial } from '../trial.ts';
import { expand } from './snapshot.ts';
import { type PathTree, type TreePath, treeOf } from './tree.ts';

/** What one viewer cannot know at this moment, according to the snapshot. */
export type Secrets = {
  readonly paths: readonly TreePath[];
  /** Those of them that come up in few matches. */
  readonly rare: readonly TreePath[];
  readonly all: PathTree;
  /** Each path by itself. */
  readonly each: readonly PathTree[];
};

export function secretsOf<T extends GameTypes>({ hidden }: GameTrial<T>, standing: string): Secrets {
  const snapshot = hidden[standing];
  if (snapshot === undefined)
    throw new Error(`The snapshot leaves out viewer ${standing}: say what is hidden from it.`);
  const tokens = snapshot.split(' ').filter(Boolean);
  const rare = expand(tokens.filter(isRare).map(plain).join(' '));
  const paths = [...expand(tokens.filter(token => !isRare(token)).join(' ')), ...rare];
  return { paths, rare, all: treeOf(paths), each: paths.map(path => treeOf([path])) };
}

const isRare = (token: string): boolean => token.startsWith('?');
const plain = (token: string): string => token.slice(1);
