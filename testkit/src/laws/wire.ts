import { type GameTypes, toldOf, toldOfDeal } from '@lamplight/contract';
import type { Hearing } from './course/hearing.ts';
import { BrokenLaw, type Case, type LawPlace, type MakeLaw } from './law.ts';
import { readsMoves, readsTables } from './reading.ts';

export const wire: MakeLaw = brought => ({
  says: 'Views, tellings, moves and the log survive JSON; `read` gives what is right back unchanged, never throws, and lets through only what the rules can answer.',
  hear: hearing => goesOut(brought, hearing) + readsMoves(brought, hearing) + readsTables(brought, hearing),
});

function goesOut<T extends GameTypes>({ game, viewers }: Case<T>, { opening, walk, looks, pool }: Hearing<T>): number {
  survives({ step: 0 }, 'the deal', opening.dealt);
  for (const { entry } of walk.steps) survives({ step: entry.seq }, 'the log', entry);
  for (const viewer of viewers) survives({ step: 0, viewer }, 'what is told', toldOfDeal(game, opening, viewer));
  for (const { step, viewer, view, next } of looks) {
    survives({ step, viewer }, 'the view', view());
    if (next !== undefined) survives({ step: step + 1, viewer }, 'what is told', toldOf(game, next, viewer));
  }
  for (const move of pool()) survives({}, 'an offered move', move);
  return 1 + walk.steps.length + viewers.length + 2 * looks.length + pool().length;
}

function survives(where: LawPlace, what: string, value: unknown): void {
  const lost = lossOf(value, what);
  if (lost !== undefined) throw new BrokenLaw(where, `JSON cannot carry ${lost}.`);
}

/** The first part of the value that JSON would drop or change, with its path. */
function lossOf(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${Object.is(value, -0) ? '-0' : value} at ${path}`;
  }
  if (typeof value !== 'object') return `${typeof value} at ${path}`;
  const kind: unknown = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || kind === Object.prototype || kind === null;
  if (!plain || 'toJSON' in value) return `a ${value.constructor.name} at ${path}`;
  const parts = Array.isArray(value) ? [...value].entries() : Object.entries(value);
  for (const [key, part] of parts) {
    const lost = lossOf(part, `${path}.${key}`);
    if (lost !== undefined) return lost;
  }
  return undefined;
}
