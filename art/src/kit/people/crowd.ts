import { chance } from '../../chance.ts';
import { concept, placed } from '../../concept.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { umbrella } from '../things/umbrella.ts';
import { type Person, person } from './body.ts';
import type { DressName } from './dresses.ts';
import type { HairName } from './hair.ts';
import type { HatName } from './hats.ts';
import type { PoseName } from './poses.ts';
import type { Who } from './proportions.ts';
import type { Facing } from './skeleton.ts';

interface Crowd {
  readonly seed?: number;
  readonly count?: number;
  readonly width?: number;
  readonly height?: number;
  /** How many of ten carry an umbrella. */
  readonly umbrellas?: number;
  readonly facing?: Facing | 'mixed';
  readonly poses?: readonly [PoseName, ...PoseName[]];
  /** The colours of their clothes; `mass` and `dark` make a silhouette of them all. */
  readonly cloths?: readonly [Token, ...Token[]];
  readonly detail?: 0 | 1 | 2;
  readonly rim?: number;
}

/** A row of people, each unlike the next. Origin: the middle of the ground they stand on. */
export function crowd({
  seed = 1,
  count = 9,
  width = 420,
  height = 110,
  umbrellas = 0,
  facing = 'mixed',
  poses,
  cloths = ['mass', 'dark', 'mass', 'brown', 'grey'],
  detail,
  rim = 0.5,
}: Crowd = {}): Group {
  const c = chance(seed);
  const people = Array.from({ length: count }, (_, i) => {
    const who = c.of<Who>(['man', 'woman', 'man', 'woman', 'old man', 'old woman', 'boy', 'girl']);
    const child = who === 'boy' || who === 'girl';
    const tall = height * (child ? c.between(0.6, 0.72) : c.between(0.9, 1.08));
    const shelter = !child && c.happens(umbrellas / 10);
    const way: Facing = facing === 'mixed' ? c.of<Facing>(['side', 'three-quarter', 'front', 'three-quarter', 'back']) : facing;
    const look: Person = {
      who,
      height: tall,
      facing: way,
      pose: shelter
        ? 'holding an umbrella'
        : c.of<PoseName>(poses ?? ['standing', 'contrapposto', 'walking', 'hands in pockets', 'standing', 'carrying a bag', 'arms crossed']),
      dress: child
        ? c.of<DressName>(['raincoat', 'jumper', who === 'girl' ? 'pinafore' : 'shorts'])
        : who === 'woman' || who === 'old woman'
          ? c.of<DressName>(['long coat', 'dress', 'skirt and blouse', 'trench coat'])
          : c.of<DressName>(['long coat', 'suit', 'trench coat', 'short jacket', 'jumper']),
      cloth: c.of(cloths),
      lower: 'dark',
      skin: c.of<Token>(['skin1', 'skin2', 'skin3', 'skin4', 'skin5']),
      hair:
        who === 'woman' || who === 'girl'
          ? c.of<HairName>(['bob', 'bun', 'long', 'curls', 'ponytail', 'afro'])
          : c.of<HairName>(['short', 'parted', 'bald', 'tousled']),
      hairColour: who.startsWith('old') ? 'hairGrey' : c.of<Token>(['hairBlack', 'hairBrown', 'hairRed', 'hairBlond']),
      build: c.of(['slim', 'average', 'average', 'stout'] as const),
      rim,
      ...(detail === undefined ? {} : { detail }),
      ...(c.happens(0.55) && !shelter
        ? {
            hat:
              who === 'woman' || who === 'old woman'
                ? c.of<HatName>(['cloche', 'headscarf', 'hijab', 'beret'])
                : c.of<HatName>(['fedora', 'cap', 'bowler', 'beanie', 'turban']),
          }
        : {}),
    };
    const near = shelter ? { near: { thing: umbrella({ fill: c.of<Token>(['accent', 'dark', 'accent2', 'mass']) }), scale: tall / 340 } } : {};
    const x = -width / 2 + ((i + 0.5) * width) / count + c.between(-0.3, 0.3) * (width / count);
    return placed(person({ ...look, ...near }), x, c.between(-0.03, 0.05) * height, { flip: c.happens(0.4) });
  });
  const nodes: Node[] = people.toSorted((a, b) => (a.transform?.move?.[1] ?? 0) - (b.transform?.move?.[1] ?? 0));
  return concept('crowd', nodes, { also: ['person'] });
}
