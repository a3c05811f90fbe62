import { join } from 'node:path';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { devices, languages, takeScreens } from './screens.ts';

const flags = {
  to: { kind: 'text', value: 'FOLDER', about: 'where the pictures go (default docs/screens)' },
  only: { kind: 'list', value: 'NAME,…', about: 'only these moments, or those whose names begin so (default all)' },
  judge: {
    kind: 'switch',
    about: 'takes no pictures, and judges in all languages on phone and desktop unless told otherwise',
  },
  devices: { kind: 'list', value: 'DEVICE,…', about: `at these sizes (default all: ${devices.join(', ')})` },
  more: { kind: 'switch', about: 'every sheet, lesson and section of the rules too; with --to or --judge' },
  languages: { kind: 'list', value: 'LANGUAGE,…', about: 'in these languages (default en); with --to or --judge' },
  'all-languages': { kind: 'switch', about: `in ${languages.join(', ')}, for looking at; with --to or --judge` },
  size: {
    kind: 'text',
    value: 'WxH',
    about: 'on a screen of this size instead of the device’s own; with --to or --judge',
  },
  text: { kind: 'text', value: 'SIZE', about: 'with the text size l or xl; with --to or --judge' },
  theme: { kind: 'text', value: 'THEME', about: 'in the colours contrast; with --to or --judge' },
} as const satisfies Flags;

await main({
  name: 'screens',
  about: 'Takes pictures of every page and role, and fails if a page is not accessible or a text is cut.',
  flags,
  run: async ({ values }, say) => {
    const { to, only, judge, more, size, text, theme } = values;
    const isAll = values['all-languages'] || (judge && values.languages === undefined);
    const special = [isAll, more, values.languages, size, text, theme].some(
      each => each !== undefined && each !== false,
    );
    if (judge && to !== undefined) throw new Misuse('With --judge no pictures are taken that could go anywhere.');
    if (special && !judge && to === undefined)
      throw new Misuse('Say with --to where these pictures go: they are not for docs.');
    const wanted = isAll ? languages : languages.filter(each => (values.languages ?? ['en']).includes(each));
    if (wanted.length === 0) throw new Misuse(`There are the languages ${languages.join(', ')}.`);
    const unknown = values.devices?.find(name => !devices.some(device => device === name));
    if (unknown !== undefined) throw new Misuse(`There is no device '${unknown}': there are ${devices.join(', ')}.`);
    const usual: readonly string[] = judge ? ['phone', 'desktop'] : devices;
    const shots = await takeScreens(
      {
        folder: judge ? undefined : (to ?? join(import.meta.dirname, '..', '..', '..', 'docs', 'screens')),
        languages: wanted,
        devices: devices.filter(device => (values.devices ?? usual).includes(device)),
        only,
        more,
        size: size === undefined ? undefined : sizeOf(size),
        settings: { ...(text !== undefined && { text }), ...(theme !== undefined && { theme }) },
      },
      say,
    );
    const faults = shots.flatMap(shot => shot.faults);
    say(`${shots.length} ${judge ? 'looks' : 'pictures'}, ${faults.length} faults`);
    return { passed: faults.length === 0 && shots.length > 0, json: { shots } };
  },
});

function sizeOf(text: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (width === undefined || height === undefined) throw new Misuse('Write a size like 844x390.');
  return { width: Number(width), height: Number(height) };
}
