import type { Group, Point } from '../scene.ts';
import { cobbles, planks, tiles, tracks } from './city/floor.ts';
import { windowFrame, windowKinds } from './city/frames/window.ts';
import { gableKinds } from './city/gable.ts';
import { platform } from './city/hall.ts';
import { house } from './city/house.ts';
import { lampKinds, streetLamp } from './city/lamp.ts';
import { neonPictures, neonSign } from './city/neon.ts';
import { houseRowInDepth } from './city/row.ts';
import { shopFront, shopGoods } from './city/shop.ts';
import { stall, stallKinds } from './city/stall.ts';
import { viewFrom } from './city/view.ts';
import { smoke, fog as thickFog } from './emerald/air.ts';
import { glint } from './emerald/eye.ts';
import { hat, hats } from './emerald/hats.ts';
import { sea } from './emerald/sea.ts';
import { tentacle } from './emerald/tentacle.ts';
import { spark } from './emerald/weapons.ts';
import { seaEye } from './map/beasts.ts';
import { diner } from './motifs/diner.ts';
import { flamingo } from './motifs/flying-flamingo.ts';
import { hat as flyingHat } from './motifs/flying-hat.ts';
import { plane } from './motifs/turning-plane.ts';
import { walker } from './motifs/walking-clock.ts';
import { tree, treeKinds } from './nature/tree.ts';
import { person } from './people/body.ts';
import { headNames } from './people/characters.ts';
import { couple, coupleNames } from './people/couples.ts';
import { dressNames } from './people/dresses.ts';
import { largeEye } from './people/eyes.ts';
import { handNames } from './people/hand-shapes.ts';
import { largeHand } from './people/hands.ts';
import { hatNames } from './people/hats.ts';
import { head } from './people/heads.ts';
import { instruments, musician } from './people/musicians.ts';
import { views } from './people/portrait.ts';
import { poseNames } from './people/poses.ts';
import { shadowOf } from './people/shadow.ts';
import { patterns, wallpaper } from './rooms/wallpaper.ts';
import { cloud, cloudKinds } from './sky/cloud.ts';
import { constellation, constellationFigures } from './sky/constellation.ts';
import { moon, moonPhases } from './sky/moon.ts';
import { paperPlane } from './things/folded.ts';
import { chessmen, chessPiece, playingCard, suits } from './things/games.ts';
import { rainOf } from './weather/rain.ts';

/** How to draw a builder that cannot do without an argument, or that has several kinds worth seeing. */
export interface Sample {
  readonly file: string;
  readonly name: string;
  /** Which of its kinds this is. */
  readonly kind?: string;
  draw(): Group;
}

const one = (file: string, name: string, draw: () => Group): Sample => ({ file, name, draw });
const each = <K extends string>(file: string, name: string, kinds: readonly K[], draw: (kind: K) => Group): readonly Sample[] =>
  kinds.map(kind => ({ file, name, kind, draw: () => draw(kind) }));

const view = viewFrom();
const curl: readonly Point[] = [
  [0, 0],
  [20, -80],
  [-30, -150],
  [20, -210],
  [60, -180],
];
const papers = patterns.filter(pattern => pattern !== 'none');
const hatKinds = Object.keys(hats) as (keyof typeof hats)[];

export const samples: readonly Sample[] = [
  ...each('people/body.ts', 'person', poseNames, pose => person({ pose })),
  ...each('people/dresses.ts', 'person', dressNames, dress => person({ dress, facing: 'three-quarter' })),
  ...each('people/hats.ts', 'person', hatNames, worn => person({ hat: worn, facing: 'three-quarter' })),
  ...each('people/couples.ts', 'couple', coupleNames, name => couple(name)),
  ...views.flatMap(side =>
    each('people/heads.ts', 'head', headNames, name => head(name, { view: side }).figure).map(sample => ({ ...sample, kind: `${sample.kind}, ${side}` })),
  ),
  ...each('people/hands.ts', 'largeHand', handNames, name => largeHand(name)),
  ...each('people/musicians.ts', 'musician', instruments, plays => musician(plays)),
  one('people/eyes.ts', 'largeEye', () => largeEye().figure),
  one('people/shadow.ts', 'shadowOf', () => shadowOf(person({ pose: 'running' }), { of: 'runner' })),
  one('city/floor.ts', 'cobbles', () => cobbles({ view })),
  one('city/floor.ts', 'planks', () => planks({ view })),
  one('city/floor.ts', 'tiles', () => tiles({ view })),
  one('city/floor.ts', 'tracks', () => tracks({ view })),
  one('city/hall.ts', 'platform', () => platform({ view })),
  one('city/row.ts', 'houseRowInDepth', () => ({ nodes: houseRowInDepth({ view, side: 'left' }).flatMap(({ nodes }) => nodes) })),
  ...each('city/house.ts', 'house', gableKinds, gable => house({ gable })),
  ...each('city/lamp.ts', 'streetLamp', lampKinds, kind => streetLamp({ kind })),
  ...each('city/neon.ts', 'neonSign', neonPictures, picture => neonSign({ picture })),
  ...each('city/shop.ts', 'shopFront', shopGoods, goods => shopFront({ goods })),
  ...each('city/stall.ts', 'stall', stallKinds, kind => stall({ kind })),
  ...each('city/frames/window.ts', 'windowFrame', windowKinds, kind => windowFrame({ kind })),
  ...each('nature/tree.ts', 'tree', treeKinds, kind => tree({ kind })),
  ...each('rooms/wallpaper.ts', 'wallpaper', papers, pattern => wallpaper({ pattern })),
  ...each('sky/cloud.ts', 'cloud', cloudKinds, kind => cloud({ kind })),
  ...each('sky/constellation.ts', 'constellation', constellationFigures, figure => constellation({ figure })),
  ...each('sky/moon.ts', 'moon', moonPhases, phase => moon({ phase })),
  ...each('things/games.ts', 'playingCard', suits, suit => playingCard({ suit })),
  ...each('things/games.ts', 'chessPiece', chessmen, man => chessPiece({ man })),
  one('weather/rain.ts', 'rainOf', () => rainOf(paperPlane(), 3, 14)),
  one('emerald/air.ts', 'fog', () => thickFog(3, 200, 420)),
  one('emerald/air.ts', 'smoke', () => smoke(curl)),
  one('emerald/eye.ts', 'glint', () => glint(0, 0, 12)),
  ...each('emerald/hats.ts', 'hat', hatKinds, kind => hat(kind)),
  one('emerald/sea.ts', 'sea', () => sea(300)),
  one('emerald/tentacle.ts', 'tentacle', () => tentacle(curl)),
  one('emerald/weapons.ts', 'spark', () => spark(0, 0)),
  one('map/beasts.ts', 'seaEye', () => seaEye(40)),
  one('motifs/diner.ts', 'diner', () => diner({ cloth: 'red', hair: 'hairBrown', skin: 'skin2', top: 'bun', does: 'eats' })),
  ...each('motifs/flying-flamingo.ts', 'flamingo', ['up', 'down'], wing => flamingo(wing)),
  one('motifs/flying-hat.ts', 'hat', () => flyingHat({ kind: 'bowler', brim: 'up', fill: 'dark', band: 'red' })),
  one('motifs/turning-plane.ts', 'plane', () => plane(0.5)),
  one('motifs/walking-clock.ts', 'walker', () => walker({ time: 4, swing: 0, cloth: 'red', step: 'left' })),
];
