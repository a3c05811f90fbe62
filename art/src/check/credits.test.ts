import { expect, test } from 'vitest';
import { type Borrowing, creditFaults } from './credits.ts';

const sound: Borrowing = {
  files: [
    'art/README.md',
    'art/package.json',
    'art/pictures/0123456789ab.avif',
    'art/pictures/manifest.json',
    'art/src/gallery/gallery.css',
    'art/src/intel/i01.ts',
    'art/src/intel/messages/nl.json',
    'art/src/kit/ravens.json',
  ],
  packages: new Map([['svgpath', 'art/src/kit/people/cut.ts']]),
  thirdParty:
    '| files | what | from | licence |\n|---|---|---|---|\n| `art/src/kit/raven*.json` | ravens | Lorc | CC BY 3.0 |\n',
};
const row = (from: string, licence: string): string =>
  sound.thirdParty.replace('Lorc | CC BY 3.0', `${from} | ${licence}`);

test.each<[string, Partial<Borrowing>, string | undefined]>([
  ['nothing, when all is credited', {}, undefined],
  [
    'shapes nobody is credited for',
    { files: [...sound.files, 'art/src/kit/owl.svg'] },
    'art/src/kit/owl.svg may hold shapes that others drew',
  ],
  [
    'a list of shapes beside the texts',
    { files: [...sound.files, 'art/src/intel/icons.json'] },
    'art/src/intel/icons.json may hold shapes that others drew',
  ],
  [
    'a picture that was not rendered here',
    { files: [...sound.files, 'art/pictures/raven.avif'] },
    'art/pictures/raven.avif may hold shapes that others drew',
  ],
  ['shapes without author', { thirdParty: row('', 'CC BY 3.0') }, 'does not say who made art/src/kit/raven*.json'],
  [
    'shapes without licence',
    { thirdParty: row('Lorc', '') },
    'does not say under which licence art/src/kit/raven*.json is',
  ],
  [
    'a credit nobody needs',
    { files: sound.files.slice(0, -1) },
    'THIRD-PARTY.md names art/src/kit/raven*.json, which nobody needs',
  ],
  [
    'a package that draws',
    { packages: new Map([['@iconify-json/game-icons', 'art/src/intel/i02.ts']]) },
    'art/src/intel/i02.ts draws with the package @iconify-json/game-icons',
  ],
])('finds %s', (_name, more, says) => {
  const found = creditFaults({ ...sound, ...more }).map(fault => `${fault.file} ${fault.says}`);
  if (says === undefined) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringContaining(says)]);
});
