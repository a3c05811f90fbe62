import { join } from 'node:path';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { devices, languages, takeScreens } from './screens.ts';

const flags = {
  to: { kind: 'text', value: 'FOLDER', about: 'where the pictures go (default docs/screens)' },
  only: { kind: 'list', value: 'NAME,…', about: 'only these moments, or those whose names begin so (default all)' },
  devices: { kind: 'list', value: 'DEVICE,…', about: `at these sizes (default all: ${devices.join(', ')})` },
  'all-languages': { kind: 'switch', about: `in ${languages.join(', ')}, for looking at; with --to only` },
} as const satisfies Flags;

await main({
  name: 'screens',
  about: 'Takes pictures of every page and role, and fails if a page is not accessible or a text is cut.',
  flags,
  run: async ({ values }, say) => {
    const isAll = values['all-languages'] === true;
    if (isAll && values.to === undefined) throw new Misuse('Say with --to where the pictures of all languages go.');
    const unknown = values.devices?.find(name => !devices.some(device => device === name));
    if (unknown !== undefined) throw new Misuse(`There is no device '${unknown}': there are ${devices.join(', ')}.`);
    const shots = await takeScreens(
      {
        folder: values.to ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens'),
        languages: isAll ? languages : ['en'],
        devices: devices.filter(device => values.devices?.includes(device) ?? true),
        only: values.only,
      },
      say,
    );
    const faults = shots.flatMap(shot => shot.faults);
    say(`${shots.length} pictures, ${faults.length} faults`);
    return { passed: faults.length === 0 && shots.length > 0, json: { shots } };
  },
});
