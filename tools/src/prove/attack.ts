/** All known attacks, each on a real server of its own. */
import type { Mark } from './attack/attack.ts';
import { attackOf, attacks } from './attack/attacks.ts';
import { struck } from './attack/ground.ts';

export interface AttackReport {
  readonly attacks: readonly {
    readonly name: string;
    readonly marks: readonly Mark[];
    /** Why it could not run on this machine. */
    readonly skipped?: string;
  }[];
  readonly seconds: number;
}

export interface AttackWishes {
  /** The names of the attacks to run; all, if absent. */
  readonly only?: readonly string[] | undefined;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** Loud attacks run one after the other. Long ones mostly wait, so they all run beside those. */
export async function proveAttack({ only, seed, say }: AttackWishes): Promise<AttackReport> {
  const began = performance.now();
  const chosen = only?.map(attackOf) ?? attacks;
  const done = async (attack: (typeof chosen)[number]) => {
    const skipped = await attack.whyNot?.();
    const marks = skipped === undefined ? await struck(attack, seed) : [];
    const found = { name: attack.name, marks, ...(skipped === undefined ? {} : { skipped }) };
    for (const line of linesOfOne(found)) say(line);
    return found;
  };
  const long = Promise.all(chosen.filter(({ kind }) => kind === 'long').map(done));
  const loud: AttackReport['attacks'][number][] = [];
  for (const attack of chosen) if (attack.kind === 'loud') loud.push(await done(attack));
  return { attacks: [...(await long), ...loud], seconds: Math.round((performance.now() - began) / 1000) };
}

export const attackHolds = ({ attacks }: AttackReport): boolean =>
  attacks.every(({ marks }) => marks.every(({ held }) => held)) && attacks.some(({ marks }) => marks.length > 0);

function linesOfOne({ name, marks, skipped }: AttackReport['attacks'][number]): readonly string[] {
  if (skipped !== undefined) return [`${name}: skipped, since ${skipped}`];
  const isHeld = marks.every(({ held }) => held);
  return [
    `${name}: ${isHeld ? 'held' : 'did not hold'}`,
    ...marks.map(({ held, what, found }) => `  ${held ? ' ' : '!'} ${what} ${found}`),
  ];
}

export function linesOfAttack({ attacks, seconds }: AttackReport): readonly string[] {
  const marks = attacks.flatMap(attack => attack.marks);
  const fallen = attacks.filter(attack => attack.marks.some(({ held }) => !held));
  return [
    `${attacks.length} attacks in ${seconds} s: ${marks.filter(({ held }) => held).length} of ${marks.length} marks held`,
    ...(fallen.length === 0 ? [] : [`did not hold: ${fallen.map(({ name }) => name).join(', ')}`]),
  ];
}
