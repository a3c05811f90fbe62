import type { CheckPart, Fault, Findings } from './part.ts';
import type { Tree } from './tree.ts';

export interface PartVerdict {
  readonly part: string;
  readonly passed: boolean;
  readonly checked: number;
  readonly of: string;
  readonly seconds: number;
  readonly faults: readonly Fault[];
  readonly notes: readonly string[];
}

/** Runs the parts in parallel, because most of them wait for a program. A part that crashes fails alone. */
export function judge(parts: readonly CheckPart[], tree: Tree): Promise<readonly PartVerdict[]> {
  return Promise.all(parts.map(part => judgeOne(part, tree)));
}

async function judgeOne(part: CheckPart, tree: Tree): Promise<PartVerdict> {
  const start = performance.now();
  const { checked, of, faults, notes = [] } = await findingsOf(part, tree);
  const seconds = (performance.now() - start) / 1000;
  return { part: part.name, passed: faults.length === 0, checked, of, seconds, faults, notes };
}

async function findingsOf(part: CheckPart, tree: Tree): Promise<Findings> {
  try {
    const findings = await part.check(tree);
    if (findings.checked > 0) return findings;
    const nothing = { says: `The part ${part.name} found no ${findings.of} to check: see where it looks for them.` };
    return { ...findings, faults: [...findings.faults, nothing] };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { checked: 0, of: 'things', faults: [{ says: `The part ${part.name} itself crashed: ${stack}` }] };
  }
}

export function line(verdict: PartVerdict): string {
  const state = verdict.passed ? 'ok  ' : 'FAIL';
  const count = `${verdict.checked} ${verdict.of}`;
  const faults = verdict.passed ? '' : `, ${verdict.faults.length} ${verdict.faults.length === 1 ? 'fault' : 'faults'}`;
  return `${state} ${verdict.part.padEnd(12)} ${count}${faults} (${verdict.seconds.toFixed(1)} s)`;
}

export function sentence({ file, line, says }: Fault): string {
  if (file === undefined) return says;
  return `${file}${line === undefined ? '' : `:${line}`} ${says}`;
}
