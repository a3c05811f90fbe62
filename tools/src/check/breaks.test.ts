import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Break, breaks } from './breaks.ts';
import { artBreaks } from './breaks-art.ts';
import { cardBreaks } from './breaks-cards.ts';
import { folderBreaks } from './breaks-folders.ts';
import { nameBreaks } from './breaks-names.ts';
import { ownedBreaks } from './breaks-owned.ts';
import { uxBreaks } from './breaks-ux.ts';
import { wordBreaks } from './breaks-words.ts';
import { parts } from './check.ts';
import { type Copy, copyTree } from './copy.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

let copy: Copy;
beforeAll(() => {
  copy = copyTree(root);
});
afterAll(() => copy.remove());

const named = (name: string) => parts.find(part => part.name === name)!;

const isApart = (one: Break, other: Break) => Object.keys(one.changes).every(file => !(file in other.changes));

/** The fault names a file that only this break has changed, or its sentence contains a path, which is as good. */
const tellsOf =
  ({ changes, says }: Break) =>
  (fault: string): boolean =>
    fault.includes(says) && (says.includes('/') || Object.keys(changes).some(file => fault.includes(file)));

/** Breaks whose faults can be told apart run together: a check reads the whole tree each time, which takes seconds. */
function roundsOf(all: readonly Break[]): readonly (readonly Break[])[] {
  const rounds: Break[][] = [];
  for (const each of all) {
    const fits = (round: readonly Break[]) =>
      round.every(other => other.part === each.part && isApart(each, other) && other.says !== each.says);
    const round = rounds.find(fits);
    if (round === undefined) rounds.push([each]);
    else round.push(each);
  }
  return rounds;
}

const planted = [breaks, cardBreaks, ownedBreaks, uxBreaks, nameBreaks, artBreaks, folderBreaks, wordBreaks].flat();

for (const round of roundsOf(planted)) {
  describe(`one break each: ${round.map(({ name }) => name).join(', ')}`, () => {
    let faults: readonly string[];
    beforeAll(async () => {
      const changes = Object.assign({}, ...round.map(each => each.changes)) as Break['changes'];
      faults = await copy.faults(named(round[0]?.part ?? ''), changes);
    });
    test.each(round)('$part finds $name', each => {
      expect(faults.filter(tellsOf(each)), faults.join('\n')).not.toEqual([]);
    });
    test.each(round.filter(({ places }) => places !== undefined))(
      '$name is found where we say, and nowhere else',
      each => {
        const others = round.flatMap(other => (other === each ? [] : Object.keys(other.changes)));
        const found = new Set(
          faults.flatMap(fault => /^[^:\s]+/.exec(fault) ?? []).filter(file => !others.includes(file)),
        );
        expect([...found].sort(), faults.join('\n')).toEqual(each.places?.(contributing).toSorted());
      },
    );
  });
}
