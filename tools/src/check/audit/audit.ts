import type { CheckPart, Fault } from '../part.ts';
import { type AuditAnswer, readAnswer } from './answer.ts';
import { readLockfile } from './lockfile.ts';
import { askNpm } from './npm.ts';

/** A developer who is offline must be able to work. CI, which decides what lands, must not pass unaudited code. */
const isCi = ({ CI = '' }: NodeJS.ProcessEnv): boolean => !['', '0', 'false'].includes(CI);

export const auditIn = (env: NodeJS.ProcessEnv): CheckPart => ({
  name: 'audit',
  about: 'npm audit: no dependency of the server has a known severe vulnerability, and each is locked by its hash',
  check: async tree => {
    const { packages, faults } = readLockfile(tree);
    const found = packages === 0 ? { faults: [], notes: [] } : judged(readAnswer(await askNpm(tree.root, env)), env);
    return { checked: packages, of: 'packages', faults: [...faults, ...found.faults], notes: found.notes };
  },
});

export const audit: CheckPart = auditIn(process.env);

interface Judged {
  readonly faults: readonly Fault[];
  readonly notes: readonly string[];
}

function judged(answer: AuditAnswer, env: NodeJS.ProcessEnv): Judged {
  switch (answer.type) {
    case 'audited':
      return { faults: answer.severe, notes: answer.lesser };
    case 'no audits':
      return { faults: [], notes: ['not audited: the registry offers no audits'] };
    case 'unreachable': {
      const says = 'not audited: the registry cannot be reached';
      return isCi(env) ? { faults: [{ says }], notes: [] } : { faults: [], notes: [says] };
    }
    case 'unreadable':
      return {
        faults: [{ says: `npm audit ended with code ${answer.code} and no report: run it to see why.` }],
        notes: [],
      };
  }
}
