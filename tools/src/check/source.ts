import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { lineAt, type Tree } from './tree.ts';

export interface SourceFile {
  readonly file: string;
  readonly module: ParseResult['module'];
  readonly comments: ParseResult['comments'];
  /** The first syntax error: what is parsed after it cannot be trusted. */
  readonly broken: string | undefined;
  text(start: number, end: number): string;
  line(offset: number): number;
  visit(visitor: VisitorObject): void;
}

const parsed = new WeakMap<Tree, Map<string, SourceFile>>();

/** Several parts read the same files, so each file is parsed once per tree. */
export function sourceOf(tree: Tree, file: string): SourceFile {
  const known = parsed.get(tree) ?? new Map<string, SourceFile>();
  parsed.set(tree, known);
  const source = known.get(file) ?? parse(file, tree.read(file));
  known.set(file, source);
  return source;
}

function parse(file: string, text: string): SourceFile {
  const result = parseSync(file, text);
  return {
    file,
    module: result.module,
    comments: result.comments,
    broken: result.errors[0]?.message,
    text: (start, end) => text.slice(start, end),
    line: offset => lineAt(text, offset),
    visit: visitor => new Visitor(visitor).visit(result.program),
  };
}

export const isSource = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
