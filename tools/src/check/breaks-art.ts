import type { Break } from './breaks.ts';
import { inJson } from './copy.ts';

/** A page that loads pictures. */
const web = {
  'web/package.json': JSON.stringify({ name: '@lamplight/web', dependencies: { '@lamplight/art': '*' } }),
};

/** Faults between a scene, its picture and those who load it. */
export const artBreaks: readonly Break[] = [
  {
    name: 'a scene that was changed and not rendered',
    part: 'art',
    changes: { 'art/src/intel/i02.ts': text => text.replace(/light: \[/, 'light: [1 + ') },
    says: 'art/src/intel/i02.ts was changed since its picture was rendered: run `npm run art` and commit what it makes.',
  },
  {
    name: 'a palette that was changed and whose pictures were not rendered',
    part: 'art',
    changes: { 'art/src/palettes.ts': text => text.replace("'#081a30'", "'#081a31'") },
    says: 'art/src/intel/i11.ts was changed since its picture was rendered',
  },
  {
    name: 'a scene that is gone',
    part: 'art',
    changes: { 'art/src/intel/i03.ts': undefined },
    says: 'art/src/intel/i03.ts does not exist, but the game has this picture: draw it.',
  },
  {
    name: 'a scene that cannot be read',
    part: 'art',
    changes: { 'art/src/intel/i04.ts': 'export const scene = {;\n' },
    says: 'art/src/intel/i04.ts cannot be read (',
  },
  {
    name: 'a picture of a card that the deck has not',
    part: 'art',
    changes: { 'games/emerald/cards.csv': text => text.replace('\nbismarck,', '\nbismarck-the-second,') },
    says: 'art/src/emerald/bismarck.ts is a picture that no game asks for',
  },
  {
    name: 'a file that its content does not name',
    part: 'art',
    changes: { 'art/pictures/000000000000.avif': 'no picture' },
    says: 'art/pictures/000000000000.avif was changed by hand',
  },
  {
    name: 'a picture without a text',
    part: 'art',
    changes: { 'art/src/intel/messages/nl.json': inJson(texts => delete texts.i01) },
    says: 'art/src/intel/messages/nl.json says nothing of i01',
  },
  {
    name: 'two pictures that are alike',
    part: 'art',
    changes: {
      'art/pictures/prints.json': inJson(prints => Object.assign(prints, { i02: prints.i01 })),
      'art/pictures/concepts.json': inJson(shown => Object.assign(shown, { i02: shown.i01 })),
    },
    says: 'art/pictures/prints.json has i01 and i02 only 0.00 apart',
  },
  {
    name: 'a shape that nobody is credited for',
    part: 'art',
    changes: {
      'art/src/kit/things/raven.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9V9Z"/></svg>\n',
    },
    says: 'art/src/kit/things/raven.svg may hold shapes that others drew: name its author and licence in THIRD-PARTY.md',
  },
  {
    name: 'web loading what the pictures show',
    part: 'arrows',
    changes: { ...web, 'web/src/board.ts': "export { conceptsOf } from '@lamplight/art/concepts';\n" },
    says: 'web/src/board.ts:1 imports @lamplight/art/concepts, but web may see only @lamplight/art/public: what a picture is about would be a hint',
  },
  {
    name: 'the public side of the pictures bringing a scene along',
    part: 'arrows',
    changes: { 'art/src/public.ts': text => `${text}export { scene } from './intel/i01.ts';\n` },
    says: 'art/src/public.ts brings along art/src/intel/i01.ts, and the client with it',
  },
];
