import { parse } from 'yaml';
import type { Tree } from '../tree.ts';
import { isRuleId } from './book.ts';

export interface ScenarioCitations {
  /** The rules that it claims to prove. */
  readonly proves: readonly string[];
  /** Every id it names anywhere, such as the rule of an expected refusal. */
  readonly names: readonly string[];
}

export function readScenario(tree: Tree, file: string): ScenarioCitations {
  const scenario: unknown = parse(tree.read(file));
  const listed = typeof scenario === 'object' && scenario !== null && 'rules' in scenario ? scenario.rules : [];
  const proves = Array.isArray(listed) ? listed.map(String) : [];
  return { proves, names: [...new Set([...proves, ...stringsIn(scenario).filter(isRuleId)])] };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
