import { shadowsPalettes } from '../palettes.ts';
import { compositions, type Scene } from '../scene.ts';
import { type Facts, type Fault, fileOf, type Kind, type Pictured } from './facts.ts';

/** With fewer pictures than this a spread says nothing yet. */
const enough = 20;
const third = 1 / 3;

/** How often each name comes, and the most that one of them may. */
export interface Spread {
  readonly tallies: readonly Tally[];
  readonly most: number;
}

interface Tally {
  readonly name: string;
  /** In pictures of either kind. */
  readonly intel: number;
  readonly districts: number;
}

function tally(
  pictured: readonly Pictured[],
  names: readonly string[],
  of: (scene: Scene) => string,
): readonly Tally[] {
  const count = (wanted: Kind, name: string): number =>
    pictured.filter(({ kind, scene }) => kind === wanted && of(scene) === name).length;
  return names.map(name => ({ name, intel: count('intel', name), districts: count('districts', name) }));
}

const shadows = ({ pictured }: Facts): readonly Pictured[] => pictured.filter(({ kind }) => kind !== 'emerald');

/** Colour must not become a clue by accident: no palette comes twice as often as the mean in intel and districts together. */
export const palettesOf = (facts: Facts): Spread => {
  const names = Object.keys(shadowsPalettes);
  return {
    tallies: tally(facts.pictured, names, ({ palette }) => palette),
    most: (2 * shadows(facts).length) / names.length,
  };
};

/** Intel pictures may be wide shots in a third of all: a district is mostly seen from afar, and may be. */
export const compositionsOf = ({ pictured }: Facts): Spread => ({
  tallies: tally(pictured, compositions, ({ composition }) => composition),
  most: pictured.filter(({ kind }) => kind === 'intel').length * third,
});

/** The district pictures whose subject are houses. */
export function housesOf({ pictured, concepts }: Facts): readonly Pictured[] {
  return pictured.filter(({ kind, id }) => {
    const [first] = concepts[id]?.concepts ?? [];
    return (
      kind === 'districts' && first !== undefined && (first.is === 'house' || first.also?.includes('house') === true)
    );
  });
}

export function spreadFaults(facts: Facts): Fault[] {
  return [...paletteFaults(facts), ...compositionFaults(facts), ...houseFaults(facts)];
}

function paletteFaults(facts: Facts): Fault[] {
  const all = shadows(facts);
  const strange = all
    .filter(({ scene }) => !(scene.palette in shadowsPalettes))
    .map(picture => ({
      file: fileOf(picture),
      says: `has the palette ${picture.scene.palette}, which is not one of Shadows: choose one of ${Object.keys(shadowsPalettes).join(', ')}.`,
    }));
  if (all.length < enough) return strange;
  const { tallies, most } = palettesOf(facts);
  return [
    ...strange,
    ...tallies
      .map(({ name, intel, districts }) => ({ name, count: intel + districts }))
      .filter(({ count }) => count > most)
      .map(({ name, count }) => ({
        file: 'art/src/palettes.ts',
        says: `has the palette ${name} in ${count} of ${all.length} pictures, more than twice the mean of ${(most / 2).toFixed(1)}: give some of them another.`,
      })),
  ];
}

function compositionFaults(facts: Facts): Fault[] {
  const { tallies, most } = compositionsOf(facts);
  const all = tallies.reduce((sum, { intel }) => sum + intel, 0);
  const wide = tallies.find(({ name }) => name === 'wide')?.intel ?? 0;
  if (all < enough || wide <= most) return [];
  return [
    {
      file: 'art/src/intel',
      says: `has ${wide} wide shots of ${all}, more than a third: draw some of them in another way (see compositions in art/src/scene.ts).`,
    },
  ];
}

function houseFaults(facts: Facts): Fault[] {
  const all = facts.pictured.filter(({ kind }) => kind === 'districts').length;
  const houses = housesOf(facts);
  if (all < enough || houses.length <= all * third) return [];
  return [
    {
      file: 'art/src/districts',
      says: `has houses as the subject of ${houses.length} of ${all} pictures, more than a third: ${houses.map(({ id }) => id).join(' ')}. Show something else in some of them.`,
    },
  ];
}
