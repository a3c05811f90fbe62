import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { placed } from '../concept.ts';
import { rect } from '../path.ts';
import { boxOf, reachOf } from '../render/silhouette.ts';
import { svgOf } from '../render/svg.ts';
import { canvases, type Group, type Scene } from '../scene.ts';

/** How much of the square a motif may fill. */
const room = 0.84;
const { width: side, height } = canvases.card;
const middle = height / 2;

/** A motif alone before a wall of middle grey, as large as it fits: light and dark things are both seen on it. */
function alone(motif: Group): Scene {
  const shapes = boxOf({ nodes: [motif] });
  const box = Number.isFinite(shapes.left) ? shapes : reachOf(motif);
  const scale = (side * room) / Math.max(box.right - box.left, box.bottom - box.top, 1);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return {
    canvas: 'card',
    idea: 'A motif of the kit stands alone.',
    composition: 'still life',
    palette: 'rain',
    light: [side * 0.2, middle - side * 0.5],
    horizon: 0,
    layers: [
      { z: 0.6, nodes: [{ path: rect(0, 0, side, height), fill: 'haze', tone: -0.18 }] },
      { z: 1, nodes: [placed(motif, side / 2 - x * scale, middle - y * scale, { scale })] },
    ],
    says: { place: 'nowhere', time: 'always', mood: ['plain'], action: ['stand'] },
  };
}

/** Without grain: it is made for whole pictures, and here each one would take it half a second. */
export async function swatch(motif: Group, width: number): Promise<Buffer> {
  const svg = svgOf(alone(motif), 'lit');
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const top = Math.floor((image.height - width) / 2);
  return sharp(image.asPng()).extract({ left: 0, top, width, height: width }).png({ compressionLevel: 1 }).toBuffer();
}
