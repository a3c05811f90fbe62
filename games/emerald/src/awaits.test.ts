import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, type MatchRecord } from '@lamplight/contract';
import { expect, test } from 'vitest';
import { type Emerald, emeraldKit } from '../kit.ts';

const { game } = emeraldKit;

test.each(['two-score', 'three-reveal', 'four-score'])(
  '[EM-TURN-1] %s: a match waits for whoever is asked, or else for whose turn it is, and when it is over for nobody',
  name => {
    const file = join(import.meta.dirname, '..', 'matches', `${name}.json`);
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord<Emerald>;
    let state = fold(game, game.blank(record.table), record.dealt);
    let asked = 0;
    for (const { input, events } of record.log) {
      // An answer to a future attack may be given at any time.
      const isMove = 'move' in input && input.move.type !== 'preset';
      if (isMove) expect(game.awaits?.(state)).toEqual([input.by]);
      if (isMove && state.asking !== null) asked += 1;
      state = fold(game, state, events);
    }
    expect(asked).toBeGreaterThan(0);
    expect(game.awaits?.(state)).toEqual([]);
  },
);
