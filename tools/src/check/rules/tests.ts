import type { SourceFile } from '../source.ts';

type Visited = Parameters<SourceFile['visit']>[0];
type Call = Parameters<NonNullable<Visited['CallExpression']>>[0];
type Expression = Call['callee'];

/** A test or a group of tests whose name begins with rules in brackets. */
export interface TestTitle {
  readonly ids: readonly string[];
  readonly line: number;
  /** Whether it proves anything: a skipped test, or a group in which no test runs, does not. */
  readonly runs: boolean;
}

interface Open {
  readonly call: Call;
  readonly ids: readonly string[];
  readonly skipped: boolean;
  runs: boolean;
}

const testWords = ['test', 'it'];
const groupWords = ['describe', 'suite'];
/** `skipIf`, `runIf` and `fails` are included: a test that may not run, or must fail, proves no rule. */
const idle = ['skip', 'todo', 'skipIf', 'runIf', 'fails'];

/** Found in the syntax tree, so that a comment, a string or a helper with a similar name does not count as a test. */
export function testsIn(source: SourceFile): TestTitle[] {
  const named: TestTitle[] = [];
  const open: Open[] = [];
  source.visit({
    CallExpression: call => {
      const words = wordsOf(call.callee);
      const name = textOf(call.arguments[0]);
      const base = words[0] ?? '';
      if (name === undefined || ![...testWords, ...groupWords].includes(base)) return;
      const skipped = open.some(group => group.skipped) || words.some(word => idle.includes(word)) || !hasBody(call);
      if (groupWords.includes(base)) open.push({ call, ids: idsAhead(name), skipped, runs: false });
      else {
        named.push({ ids: idsAhead(name), line: source.line(call.start), runs: !skipped });
        if (!skipped) for (const group of open) group.runs = true;
      }
    },
    'CallExpression:exit': call => {
      const group = open.at(-1);
      if (group?.call !== call) return;
      open.pop();
      named.push({ ids: group.ids, line: source.line(call.start), runs: group.runs });
    },
  });
  return named.filter(each => each.ids.length > 0);
}

/** `test.each(rows)('…')` reads as test, each; `describe.skip('…')` as describe, skip. */
function wordsOf(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') {
    return [...wordsOf(callee.object), callee.property.type === 'Identifier' ? callee.property.name : ''];
  }
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  return [];
}

/** What the text is sure to begin with: all of a literal, the first piece of a template. */
function textOf(argument: Call['arguments'][number] | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral') return argument.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** A test without a function is still to be written. `{ skip: true }` and the like do not run. */
function hasBody(call: Call): boolean {
  const rest = call.arguments.slice(1);
  const options = rest.flatMap(argument => (argument.type === 'ObjectExpression' ? argument.properties : []));
  const off = options.some(
    option => option.type === 'Property' && option.key.type === 'Identifier' && idle.includes(option.key.name),
  );
  return !off && rest.some(argument => argument.type !== 'ObjectExpression' && argument.type !== 'Literal');
}

/** `[SA-MOVE-1] …`, `[SA-MOVE-1][SA-MOVE-2] …` and `[SA-MOVE-1, SA-MOVE-2] …`. */
function idsAhead(name: string): string[] {
  const [ahead = ''] = /^(?:\s*\[[^\]]*\])*/.exec(name) ?? [];
  return ahead.split(/[\s,[\]]+/).filter(id => id !== '');
}
