import { widths } from '../press/widths.ts';
import { type Facts, type Fault, fileOf, kinds, lists } from './facts.ts';

/** Scenes, lists and files are one: whoever plays sees what is drawn here. */
export function manifestFaults(facts: Facts): Fault[] {
  return [...missing(facts), ...stale(facts), ...unlisted(facts), ...misnamed(facts)];
}

function missing({ wanted, pictured }: Facts): Fault[] {
  const drawn = new Set(pictured.map(({ id }) => id));
  const asked = new Set(kinds.flatMap(kind => wanted[kind]));
  return [
    ...kinds.flatMap(kind =>
      wanted[kind]
        .filter(id => !drawn.has(id))
        .map(id => ({ file: fileOf({ kind, id }), says: 'does not exist, but the game has this picture: draw it.' })),
    ),
    ...pictured
      .filter(({ id }) => !asked.has(id))
      .map(picture => ({
        file: fileOf(picture),
        says: 'is a picture that no game asks for: rename it after the id of the game, or delete it.',
      })),
  ];
}

function stale({ pictured, manifest, concepts, prints }: Facts): Fault[] {
  return pictured.flatMap(picture => {
    const { id, hash, scene } = picture;
    const stored = manifest[id];
    const file = fileOf(picture);
    if (stored === undefined) return [{ file, says: 'was never rendered: run `npm run art`.' }];
    if (stored.scene !== hash)
      return [
        { file, says: 'was changed since its picture was rendered: run `npm run art` and commit what it makes.' },
      ];
    const lacking = widths[scene.canvas].filter(width => stored.files[width] === undefined);
    if (lacking.length > 0)
      return [{ file, says: `has no picture ${lacking.join(' and ')} px wide: run \`npm run art -- --all\`.` }];
    if (concepts[id] === undefined || prints[id] === undefined)
      return [{ file, says: `was rendered but not measured: run \`npm run art -- --all ${id}\`.` }];
    return [];
  });
}

function unlisted({ pictured, manifest, concepts, prints, files }: Facts): Fault[] {
  const drawn = new Set(pictured.map(({ id }) => id));
  const named = new Set(Object.values(manifest).flatMap(stored => Object.values(stored.files)));
  const extra = (list: object, file: string): Fault[] =>
    Object.keys(list)
      .filter(id => !drawn.has(id))
      .map(id => ({ file, says: `has ${id}, which no scene draws any more: run \`npm run art\`.` }));
  return [
    ...extra(manifest, lists.manifest),
    ...extra(concepts, lists.concepts),
    ...extra(prints, lists.prints),
    ...[...named]
      .filter(name => !files.has(name))
      .map(name => ({
        file: `art/pictures/${name}`,
        says: 'is named by the manifest and does not exist: run `npm run art -- --all`.',
      })),
    ...[...files.keys()]
      .filter(name => !named.has(name))
      .map(name => ({
        file: `art/pictures/${name}`,
        says: 'is named by nothing: run `npm run art`, which deletes it.',
      })),
  ];
}

function misnamed({ files }: Facts): Fault[] {
  return [...files]
    .filter(([name, ought]) => name !== ought)
    .map(([name, ought]) => ({
      file: `art/pictures/${name}`,
      says: `was changed by hand: by its content it should be called ${ought}. Run \`npm run art -- --all\`.`,
    }));
}
