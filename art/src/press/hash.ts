import { createHash } from 'node:crypto';
import { palettes } from '../palettes.ts';
import { rendererVersion } from '../render/version.ts';
import type { Scene } from '../scene.ts';

const digits = (text: string | Uint8Array, count: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, count);

/** All that a picture is made of: its scene, the colours of its palette and the way it is drawn. */
export const hashOf = (scene: Scene): string =>
  digits(JSON.stringify([rendererVersion, palettes[scene.palette], scene]), 16);

/** A name that says nothing of what is in the file, and that changes when the file does. */
export const nameOf = (file: Uint8Array): string => `${digits(file, 12)}.avif`;
