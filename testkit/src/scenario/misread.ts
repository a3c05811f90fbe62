/** Where something is in a file or a view: keys, and list indexes from 0. */
export type ScenarioPath = readonly (string | number)[];

/** Something in the file breaks the format. The runner adds file, line and column. */
export class MalformedScenario extends Error {
  /** From the top of the file. */
  readonly path: ScenarioPath;

  constructor(path: ScenarioPath, sentence: string) {
    super(sentence);
    this.path = path;
  }
}
