import type { CheckPart, Fault } from '../part.ts';
import { type ExportedType, exportedTypes } from './exported.ts';
import { type Exemption, exemptions, gamePackage, vague } from './table.ts';

/**
 * One word, one thing: an exported type, interface or class has a name that nothing else in the product has. Tests may name
 * their own types as they like, and the scenes of `art/` export values only, so neither is looked at.
 */
export const names: CheckPart = {
  name: 'names',
  about: 'one word, one thing: exported types, interfaces and classes',
  check: tree => {
    const found = exportedTypes(tree);
    return { checked: new Set(found.map(({ name }) => name)).size, of: 'names', faults: nameFaults(found, exemptions) };
  },
};

export function nameFaults(found: readonly ExportedType[], exempt: readonly Exemption[]): Fault[] {
  const byName = Map.groupBy(found, ({ name }) => name);
  return [
    ...found.flatMap(vagueFault),
    ...[...byName.values()].flatMap(same => doubleFaults(same, exempt)),
    ...exempt.flatMap(each => staleFault(each, byName.get(each.name) ?? [])),
  ];
}

function vagueFault({ file, line, name }: ExportedType): Fault[] {
  const advice = vague[name];
  return advice === undefined
    ? []
    : [{ file, line, says: `exports ${name}, which does not say what it is: ${advice}.` }];
}

/**
 * A name may be defined once in the product, an exempt name once in every game. All definitions after the first are
 * faults.
 */
function doubleFaults(same: readonly ExportedType[], exempt: readonly Exemption[]): Fault[] {
  const exemption = exempt.find(({ name }) => name === same[0]?.name);
  const homes = Map.groupBy(same, ({ file }) => (exemption && homeOf(file, exemption)) ?? product);
  const again = [...homes.values()].flatMap(([first, ...others]) => others.map(each => double(each, first ?? each)));
  const [outside] = homes.get(product) ?? [];
  const [inside] = [...homes].find(([home]) => home !== product)?.[1] ?? [];
  return outside === undefined || inside === undefined ? again : [...again, double(outside, inside)];
}

const product = '';

function homeOf(file: string, { besides = [] }: Exemption): string | undefined {
  return gamePackage.exec(file)?.[0] ?? besides.find(folder => file.startsWith(folder));
}

const double = ({ file, line, name }: ExportedType, first: ExportedType): Fault => ({
  file,
  line,
  says: `exports ${name}, as ${first.file}:${first.line} does: name each by what it is (docs/words.md), or import the other.`,
});

function staleFault({ name }: Exemption, same: readonly ExportedType[]): Fault[] {
  if (same.length > 1) return [];
  const says = `exempts ${name}, which ${same.length === 0 ? 'nothing exports' : 'only one file exports'}: take it off the list.`;
  return [{ file: 'tools/src/check/names/table.ts', says }];
}
