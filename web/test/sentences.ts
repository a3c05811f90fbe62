import home from '../src/home/messages/en.json' with { type: 'json' };
import replay from '../src/replay/messages/en.json' with { type: 'json' };
import shell from '../src/shell/messages/en.json' with { type: 'json' };
import table from '../src/table/messages/en.json' with { type: 'json' };

const sentences = { ...home, ...replay, ...shell, ...table };

/** The English sentence, up to its first placeholder. */
export function sentence(id: keyof typeof sentences): string {
  const [start = ''] = sentences[id].split(/[{<]/);
  if (start.trim().length < 3)
    throw new Error(`${id} begins with something else than words: look for another sentence.`);
  return start.trim();
}
