/** For the command `npm run art`. Nothing that people play loads this. */
export { entriesOf } from '../gallery/entry.ts';
export { serveGallery } from '../gallery/serve.ts';
export { swatch } from '../gallery/swatch.ts';
export { catalogue, type Motif } from '../kit/catalogue.ts';
export type { Canvas } from '../scene.ts';
export { crew } from './crew.ts';
export { sizeAt } from './hexagon.ts';
export type { Pressed } from './job.ts';
export { districts, grid, honeycomb, type Layout } from './layout.ts';
export { cutOut, jpeg, laid, rows } from './sheet.ts';
