import type { ScenarioPath } from './misread.ts';

/** Longer values are cut: the reader wants to see what differs, not a whole board. */
const longest = 200;

/** A value as a reader of the report sees it: strings in quotes, so that "3" and 3 do not look alike. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** `cells."1,0".picture`: as scenarios write a path into a view. */
export function dotted(path: ScenarioPath): string {
  return path.map(part => (/^[\w-]+$/u.test(String(part)) ? part : JSON.stringify(part))).join('.');
}
