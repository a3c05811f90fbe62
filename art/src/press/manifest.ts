/** What is stored of each picture. It tells nothing of what the picture shows. */
export interface Stored {
  /** The hash of the scene it was made from. */
  readonly scene: string;
  /** The names of its files, by width. */
  readonly files: Readonly<Record<string, string>>;
}
export type Manifest = Readonly<Record<string, Stored>>;

/** One line a picture, sorted: a picture that changes is one line of a diff. */
export function linesOf(value: Readonly<Record<string, unknown>>): string {
  const lines = Object.keys(value)
    .sort()
    .map(id => `  ${JSON.stringify(id)}: ${JSON.stringify(value[id])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
