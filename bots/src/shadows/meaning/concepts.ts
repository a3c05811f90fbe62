/** What pictures may be about: reads the table `bots/meaning/concepts.txt`. */

export interface Concept {
  readonly id: string;
  /** 0–1: how much it says. «person» is in most pictures. */
  readonly salience: number;
  /** English words by which dictionaries and word vectors know it. */
  readonly lookup: readonly string[];
  /** No picture shows it: it connects concepts that pictures show. */
  readonly bridge: boolean;
}

export interface Vocabulary {
  readonly concepts: readonly Concept[];
  /** What a word means: a concept, or nothing at all. An entry may hold for one place only: `place/wood`. */
  readonly meanings: ReadonlyMap<string, Concept | 'nothing'>;
}

const line = /^(?<bridge>\+ )?(?<id>[^~(:]+?)(?: ~(?<salience>[1-9]))?(?: \((?<lookup>[^)]+)\))?(?:: (?<words>.+))?$/;
const mostSalient = 9;

export function readConcepts(text: string): Vocabulary {
  const concepts: Concept[] = [];
  const meanings = new Map<string, Concept | 'nothing'>();
  const name = (word: string, meaning: Concept | 'nothing'): void => {
    if (meanings.has(word)) throw new Error(`concepts.txt explains «${word}» twice: leave one of them.`);
    meanings.set(word, meaning);
  };
  for (const row of linesOf(text)) {
    const { bridge, id, salience, lookup, words } = line.exec(row)?.groups ?? {};
    if (id === undefined)
      throw new Error(`concepts.txt has a line that cannot be read: «${row}». Its head says how one is written.`);
    const others = words?.split(', ') ?? [];
    if (id === 'nothing') {
      for (const word of others) name(word, 'nothing');
      continue;
    }
    const concept: Concept = {
      id,
      salience: Number(salience ?? mostSalient) / mostSalient,
      lookup: (lookup ?? id).split(' '),
      bridge: bridge !== undefined,
    };
    concepts.push(concept);
    for (const word of [id, ...others]) name(word, concept);
  }
  return { concepts, meanings };
}

/** Lines with content: neither blank nor a heading. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter(each => each.trim() !== '' && !each.startsWith('#'));
