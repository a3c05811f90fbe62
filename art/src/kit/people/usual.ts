import type { Token } from '../../scene.ts';
import type { DressName } from './dresses.ts';
import type { HairName } from './hair.ts';
import type { Who } from './proportions.ts';

/** What somebody is like as long as nothing else is said. */
export const heights: { readonly [who in Who]: number } = { man: 200, woman: 190, boy: 128, girl: 126, 'old man': 186, 'old woman': 176 };
export const usual: { readonly [who in Who]: { dress: DressName; hair: HairName; hairColour: Token } } = {
  man: { dress: 'suit', hair: 'short', hairColour: 'hairBrown' },
  woman: { dress: 'dress', hair: 'bob', hairColour: 'hairBlack' },
  boy: { dress: 'shorts', hair: 'tousled', hairColour: 'hairBrown' },
  girl: { dress: 'pinafore', hair: 'braid', hairColour: 'hairRed' },
  'old man': { dress: 'long coat', hair: 'receding', hairColour: 'hairGrey' },
  'old woman': { dress: 'long coat', hair: 'bun', hairColour: 'hairGrey' },
};
