import { writeFile } from 'node:fs/promises';
import { binaryFile, tailOnly } from '@lamplight/bots/meaning';
import { main } from '../cli/command.ts';
import type { Flags } from '../cli/flags.ts';
import { agreementOf } from './agreement.ts';
import { build, readTexts } from './build.ts';
import { withPackages } from './fetch.ts';

const flags = {
  check: { kind: 'switch', about: 'only hold the texts to their rules; fetch and write nothing' },
} as const satisfies Flags;

await main({
  name: 'meaning',
  about:
    "Makes what pictures mean to Shadows' bots from the texts in bots/meaning; fetches 160 MB of words for its tail.",
  flags,
  run: async ({ values }, say) => {
    const { concepts, associations, faults } = readTexts();
    for (const fault of faults) say(fault);
    const edges = [...associations.values()].reduce((sum, others) => sum + others.size, 0);
    say(`${concepts.length} concepts, ${edges} associations, ${(edges / concepts.length).toFixed(1)} each.`);
    if (faults.length > 0 || values.check)
      return { passed: faults.length === 0, json: { concepts: concepts.length, edges, faults } };
    const { layers, bytes } = await withPackages(build);
    await writeFile(binaryFile, bytes);
    const agreement = Object.fromEntries(
      Object.entries({
        tail: tailOnly,
        vectors: { vectors: 1 },
        thesaurus: { thesaurus: 1 },
        emoji: { emoji: 1 },
        gloss: { gloss: 1 },
      }).map(([name, heard]) => [name, agreementOf(layers, heard)]),
    );
    say(`Wrote bots/meaning/meaning.bin, ${bytes.length} bytes.`);
    say('Of the three strongest associates people wrote, machines have among their first five:');
    for (const [name, share] of Object.entries(agreement)) say(`  ${name} ${(share * 100).toFixed(1)} %`);
    return { passed: true, json: { concepts: concepts.length, edges, bytes: bytes.length, agreement } };
  },
});
