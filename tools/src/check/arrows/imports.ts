import type { SourceFile } from '../source.ts';

export interface Import {
  /** Undefined if the specifier is computed, so that nobody can tell what is imported. */
  readonly from: string | undefined;
  readonly line: number;
}

/** Static, for side effects, re-exports, dynamic, and `import('…')` as a type: all of them are arrows. */
export function importsOf(source: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = source.module;
  const spans = [
    ...staticImports.map(each => each.moduleRequest),
    ...staticExports.flatMap(each => each.entries.flatMap(entry => entry.moduleRequest ?? [])),
  ];
  const imports: Import[] = spans.map(span => ({ from: span.value, line: source.line(span.start) }));
  for (const { moduleRequest } of dynamicImports) {
    const written = source.text(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(written)?.[2];
    imports.push({ from: literal, line: source.line(moduleRequest.start) });
  }
  source.visit({
    TSImportType: node => {
      imports.push({ from: node.source.value, line: source.line(node.start) });
    },
  });
  const seen = new Set<string>();
  return imports.filter(each => {
    const key = `${each.line} ${each.from}`;
    return !seen.has(key) && seen.add(key);
  });
}
