/** Where in a file or a view something stands: keys, and places in lists from 0. */
export type ScenarioPath = readonly (string | number)[];

/** Something in the file is not as the format wants it. The runner adds file, line and column. */
export class MalformedScenario extends Error {
  /** From the top of the file. */
  readonly path: ScenarioPath;

  constructor(path: ScenarioPath, sentence: string) {
    super(sentence);
    this.path = path;
  }
}
