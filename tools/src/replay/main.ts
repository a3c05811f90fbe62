import { readFile } from 'node:fs/promises';
import { verify } from '@lamplight/contract';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { kitOf } from '../games.ts';
import { lineOf, readRecord, readViewer, stepsOf, viewAt } from './replay.ts';

const flags = {
  as: { kind: 'text', value: 'SEAT', about: 'as this seat knew it: 0, 1, … or audience (default: everything, open)' },
  until: { kind: 'whole', value: 'N', about: 'stop after input N and print the view there (0: after the deal)' },
} as const satisfies Flags;

await main({
  name: 'replay',
  about:
    'Prints a finished match, or its view at a step, and says whether its seed proves it. A false match leaves with 1.',
  takes: 'FILE',
  flags,
  run: async ({ values, rest }, say) => {
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0) throw new Misuse('Name one file.');
    const text = await readFile(file, 'utf8').catch((error: Error) => {
      throw new Misuse(`${file} cannot be read: ${error.message}.`);
    });
    const record = readRecord(text);
    if (typeof record === 'string') throw new Misuse(`${file} cannot be replayed: ${record}`);
    const kit = kitOf(record.game);
    const viewer = values.as === undefined ? undefined : readViewer(values.as, record.table.seats);
    if (values.as !== undefined && viewer === undefined) {
      throw new Misuse(`There is no seat '${values.as}': seats are 0 to ${record.table.seats - 1}, or audience.`);
    }
    if (values.until !== undefined && values.until > record.log.length) {
      throw new Misuse(`The match has ${record.log.length} inputs, not ${values.until}.`);
    }

    const proof = await verify(kit.game, record);
    const until = values.until ?? record.log.length;
    const steps = stepsOf(kit, record).slice(0, until);
    const view = values.until === undefined ? undefined : viewAt(kit, record, until, viewer ?? 'audience');
    say(`${record.game}, rules version ${record.version}, ${record.table.seats} seats, ${record.log.length} inputs`);
    for (const step of steps) say(lineOf(kit, step, viewer));
    if (view !== undefined)
      say(`the view of ${viewer ?? 'audience'} after input ${until}:\n${JSON.stringify(view, undefined, 2)}`);
    else say(`outcome: ${JSON.stringify(record.outcome)}`);
    say(proof.holds ? 'verified: the seed and the rules give exactly this match' : `NOT VERIFIED: ${proof.because}`);
    const told = steps.map(step => lineOf(kit, step, viewer));
    return {
      passed: proof.holds,
      json: { game: record.game, proof, steps: told, ...(view === undefined ? {} : { view }) },
    };
  },
});
