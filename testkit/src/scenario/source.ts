import type { Json } from '@lamplight/contract';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Pair, parseAllDocuments } from 'yaml';
import type { ScenarioPath } from './misread.ts';
import { shown } from './shown.ts';

/** Both from 1, as editors count. */
export type TextPosition = { readonly line: number; readonly column: number };

/** The text of a file as a value, and the position of each part. */
export type ScenarioSource = {
  readonly value: Json;
  /** The position of the key or list item; if the file has none, of what encloses it. */
  readonly placeOf: (path: ScenarioPath) => TextPosition;
};

/** The text is not YAML, or uses a feature that scenarios do not allow. */
export class Unreadable extends Error {
  readonly place: TextPosition;

  constructor(place: TextPosition, sentence: string) {
    super(sentence);
    this.place = place;
  }
}

/** Far beyond any scenario. Nested aliases would reach it. */
const limits = { values: 20_000, depth: 60 } as const;

export function readSource(text: string): ScenarioSource {
  const lines = new LineCounter();
  const placeAt = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  // The walk below compares keys itself, so that it can say which one is written twice.
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const [document, another] = 'empty' in parsed ? [] : parsed;
  if (document === undefined || document.contents === null) {
    throw new Unreadable({ line: 1, column: 1 }, 'The file is empty: write a scenario into it.');
  }
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) {
    throw new Unreadable(placeAt(fault.pos[0]), `This cannot be read as YAML: ${fault.message.replace(/\.?$/, '.')}`);
  }
  if (another !== undefined) {
    const at = placeAt(another.range[0]);
    throw new Unreadable(at, 'A second document begins here: write one scenario in a file.');
  }
  return walk(document, placeAt);
}

function walk(document: Document.Parsed, placeAt: (offset: number) => TextPosition): ScenarioSource {
  const places = new Map<string, TextPosition>();
  let values = 0;

  const visit = (node: unknown, path: ScenarioPath, around: TextPosition): Json => {
    if (++values > limits.values || path.length > limits.depth) {
      throw new Unreadable(around, 'This holds far more than a scenario needs: make it smaller.');
    }
    const place = placeOfNode(node, placeAt) ?? around;
    const key = JSON.stringify(path);
    if (!places.has(key)) places.set(key, place);
    if (isAlias(node)) {
      const meant = node.resolve(document);
      if (meant === undefined)
        throw new Unreadable(place, `Nothing is called &${node.source} before this: write it out.`);
      return visit(meant, path, place);
    }
    if (isSeq(node)) return node.items.map((each, index) => visit(each, [...path, index], place));
    if (isMap(node)) return Object.fromEntries(node.items.map(pair => entry(pair, path, place)));
    return scalar(node, place);
  };

  const entry = (pair: Pair, path: ScenarioPath, around: TextPosition): readonly [string, Json] => {
    const place = placeOfNode(pair.key, placeAt) ?? around;
    const key = keyOf(pair, place);
    const at = [...path, key];
    const first = places.get(JSON.stringify(at));
    if (first !== undefined) {
      throw new Unreadable(place, `The key "${key}" is written twice, first in line ${first.line}: leave one out.`);
    }
    places.set(JSON.stringify(at), place);
    return [key, visit(pair.value, at, place)];
  };

  const value = visit(document.contents, [], { line: 1, column: 1 });
  const placeOf = (path: ScenarioPath): TextPosition =>
    places.get(JSON.stringify(path)) ?? (path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1)));
  return { value, placeOf };
}

function keyOf({ key }: Pair, place: TextPosition): string {
  const name = isScalar(key) ? key.value : undefined;
  if (typeof name === 'string' || typeof name === 'number') return String(name);
  throw new Unreadable(place, 'A key is a word or a number: write one, in quotes if it holds special signs.');
}

function scalar(node: unknown, place: TextPosition): Json {
  const value = isScalar(node) ? node.value : null;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Unreadable(
    place,
    `A scenario has no use for ${shown(String(value))}: write a text, a number, true or false.`,
  );
}

function placeOfNode(node: unknown, placeAt: (offset: number) => TextPosition): TextPosition | undefined {
  const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as readonly number[]) : null;
  return range?.[0] === undefined ? undefined : placeAt(range[0]);
}
