/** A judgement in words. */
import type { GameTypes } from '@lamplight/contract';
import { type Judgement, judge, type LawRuling, type Subject } from './judge.ts';

/** For a test: throws with a paragraph for every broken law, or returns what was checked. */
export function laws<T extends GameTypes>(subject: Subject<T>, kind: string): string {
  const judgement = judge(subject, kind);
  const faults = faultsIn(judgement);
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
  return summaryOf(judgement);
}

/** One paragraph for each broken law: what it says, where it broke and how to see that again. */
export const faultsIn = (judgement: Judgement): readonly string[] =>
  judgement.rulings.flatMap(ruling =>
    ruling.broken === undefined ? [] : [paragraph(judgement, ruling, ruling.broken)],
  );

function paragraph(judgement: Judgement, { law, says }: LawRuling, broken: NonNullable<LawRuling['broken']>): string {
  const { seed, step, viewer, what } = broken;
  const where = [
    seed === undefined ? `All ${judgement.matches} matches` : `Seed ${seed}`,
    ...(step === undefined ? [] : [`step ${step}`]),
    ...(viewer === undefined ? [] : [`viewer ${viewer}`]),
  ].join(', ');
  const again = commandFor(judgement, law, seed);
  return `${judgement.game} (${judgement.kind}) breaks the law '${law}': ${says} ${where}: ${what} To see it again: ${again}`;
}

function commandFor({ game, kind, matches }: Judgement, law: string, seed: number | undefined): string {
  const which = seed === undefined ? `--seeds ${matches}` : `--seed ${seed}`;
  return `npm run laws -- ${game} --kind ${kind} ${which} --law ${law}`;
}

export const checksIn = ({ rulings }: Judgement): number => rulings.reduce((sum, { checks }) => sum + checks, 0);

export function summaryOf(judgement: Judgement): string {
  const { game, kind, matches, steps, rulings } = judgement;
  const each = rulings.map(({ law, checks, moot }) => `${law} ${moot === undefined ? checks : `(${moot})`}`);
  return `${game} (${kind}): ${matches} matches, ${steps} steps, ${checksIn(judgement)} checks: ${each.join(', ')}`;
}
