import { isSource, type SourceFile, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';

type Visited = Parameters<SourceFile['visit']>[0];
type Call = Parameters<NonNullable<Visited['CallExpression']>>[0];
type Template = Parameters<NonNullable<Visited['TemplateLiteral']>>[0];
type Argument = Call['arguments'][number];

export interface Lookup {
  readonly key: string;
  readonly file: string;
  readonly line: number;
}

export interface CatalogueUsage {
  /** Keys that are looked up by a literal, so they must exist. */
  readonly lookups: readonly Lookup[];
  /** Whether any code may look this key up: as a string, or by a template that could produce it. */
  mentions(key: string): boolean;
}

/** The names of the functions that turn a key into a text. */
const lookupWords = ['say', 't', 'message'];

/** Tests are left out: a text that only a test uses is shown to nobody. */
export function usageIn(tree: Tree, folder: string): CatalogueUsage {
  const lookups: Lookup[] = [];
  const strings = new Set<string>();
  const shapes: RegExp[] = [];
  for (const file of tree.files) {
    if (!file.startsWith(folder) || !isSource(file) || /\.test\.tsx?$/.test(file)) continue;
    const source = sourceOf(tree, file);
    source.visit({
      CallExpression: call => {
        if (!lookupWords.includes(nameOf(call))) return;
        for (const key of literalsIn(call.arguments[0])) lookups.push({ key, file, line: source.line(call.start) });
      },
      Literal: ({ value }) => {
        if (typeof value === 'string') strings.add(value);
      },
      TemplateLiteral: template => {
        const shape = shapeOf(template);
        if (shape !== undefined) shapes.push(shape);
      },
    });
  }
  return { lookups, mentions: key => strings.has(key) || shapes.some(shape => shape.test(key)) };
}

function nameOf({ callee }: Call): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function literalsIn(argument: Argument | undefined): string[] {
  if (argument?.type === 'ConditionalExpression') {
    return [...literalsIn(argument.consequent), ...literalsIn(argument.alternate)];
  }
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? [argument.value] : [];
}

/**
 * `card.${id}.name` may produce any key with one more word in the hole. A template that begins with a hole could
 * produce too many keys to count as a use of any.
 */
function shapeOf({ quasis }: Template): RegExp | undefined {
  const pieces = quasis.map(quasi => quasi.value.cooked ?? '');
  if (pieces[0] === '' || pieces[0] === undefined) return undefined;
  return new RegExp(`^${pieces.map(piece => RegExp.escape(piece)).join('[^.]+')}$`);
}
