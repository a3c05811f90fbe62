import type { Fault } from '../part.ts';
import type { Output } from '../program.ts';

/** What npm answered. Its own words may name the registry, so none of them are printed. */
export type AuditAnswer =
  | { readonly type: 'audited'; readonly severe: readonly Fault[]; readonly lesser: readonly string[] }
  | { readonly type: 'no audits' }
  | { readonly type: 'unreachable' }
  | { readonly type: 'unreadable'; readonly code: number };

interface Via {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  /** The advisories themselves, or the names of the packages that bring them in. */
  readonly via: readonly (Via | string)[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  /** The registry's status, if it answered. */
  readonly statusCode?: number;
  /** Only present if the registry could not be asked. */
  readonly message?: string;
}

const severities = ['high', 'critical'];
/** The statuses of a registry that has no audit endpoint. A broken registry or a proxy answers otherwise. */
const unknownQuestion = [404, 405, 410, 501];

export function readAnswer(output: Output): AuditAnswer {
  const report = reportIn(output);
  if (report?.vulnerabilities !== undefined) return audited(Object.values(report.vulnerabilities));
  if (unknownQuestion.includes(report?.statusCode ?? 0)) return { type: 'no audits' };
  if (report?.message !== undefined) return { type: 'unreachable' };
  return { type: 'unreadable', code: output.code };
}

function audited(found: readonly Vulnerability[]): AuditAnswer {
  const roots = found.filter(({ via }) => via.some(each => typeof each !== 'string'));
  const isSevere = ({ severity }: Vulnerability): boolean => severities.includes(severity);
  return {
    type: 'audited',
    severe: roots.filter(isSevere).map(each => ({ file: 'package-lock.json', says: `locks ${told(each)}` })),
    lesser: roots.filter(each => !isSevere(each)).map(each => `Not severe: ${told(each)}`),
  };
}

function told({ name, severity, range, via, fixAvailable }: Vulnerability): string {
  const why = via.filter(each => typeof each !== 'string').map(({ title, url }) => `${title} (${idOf(url)})`);
  return `${name} ${range}, ${severity}: ${why.join('; ')}. ${remedy(name, fixAvailable)}`;
}

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

function remedy(name: string, fix: Vulnerability['fixAvailable']): string {
  if (fix === true) return 'Run `npm audit fix --omit=dev`, then the tests.';
  if (fix === false) return `No mended version is known: do without ${name}, or without what needs it.`;
  return `Pin ${fix.name} ${fix.version} where a package.json lists it, run \`npm install\`, then the tests.`;
}

function reportIn({ stdout }: Output): Report | undefined {
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return undefined;
  }
}
