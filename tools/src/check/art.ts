import type { CheckPart, Findings } from './part.ts';
import { runScript, unexplained } from './program.ts';

export const art: CheckPart = {
  name: 'art',
  about: 'every picture is there, is what its scene draws, can be told from the others and read when small',
  check: async tree => {
    const output = await runScript(tree.root, 'tools/src/art/verify.ts', [tree.root]);
    if (output.code !== 0)
      return { checked: 0, of: 'pictures', faults: [unexplained('tools/src/art/verify.ts', output)] };
    const { checked, faults }: Pick<Findings, 'checked' | 'faults'> = JSON.parse(output.stdout);
    return { checked, of: 'pictures', faults };
  },
};
