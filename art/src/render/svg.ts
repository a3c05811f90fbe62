import { type Palette, palettes } from '../palettes.ts';
import {
  canvases,
  type Glow,
  type Group,
  type Layer,
  type Node,
  type Point,
  type Scene,
  type Shade,
  type Shape,
  type Water,
} from '../scene.ts';
import { type Box, boundsOf, joined, nowhere, widened } from './bounds.ts';
import { colourOf, mix } from './colour.ts';
import { Defs } from './defs.ts';
import { applied, identity, type Matrix, matrixOf, sizeOf, times, unturned } from './matrix.ts';
import { boxOf, outlines, reachOf } from './silhouette.ts';

/** `flat` has colour only; `lit` adds light and shadow. The grain lies between the two (grain.ts). */
export type Pass = 'flat' | 'lit';

const r = (value: number): string => String(Math.round(value * 100) / 100);
const opacityOf = (value: number | undefined): string =>
  value === undefined || value === 1 ? '' : ` opacity="${r(value)}"`;

interface Where {
  readonly z: number;
  /** From here to the canvas. */
  readonly matrix: Matrix;
}

/** Draws one scene in one pass as SVG. */
class Drawing {
  readonly #scene: Scene;
  readonly #whole: Box;
  readonly #palette: Palette;
  readonly #defs = new Defs();
  readonly #lit: boolean;
  readonly #mirrored: string[] = [];

  constructor(scene: Scene, pass: Pass) {
    this.#scene = scene;
    const { width, height } = canvases[scene.canvas];
    this.#whole = { left: 0, top: 0, right: width, bottom: height };
    this.#palette = palettes[scene.palette];
    this.#lit = pass === 'lit';
  }

  svg(): string {
    const { width, height } = canvases[this.#scene.canvas];
    const body = [this.#backdrop(width, height), ...this.#scene.layers.map(layer => this.#layer(layer, width, height))];
    body.push(...(this.#scene.weather ?? []).map(node => this.#node(node, { z: 1, matrix: identity })));
    if (this.#lit)
      body.push(`<rect width="${width}" height="${height}" fill="${this.#defs.vignette(this.#palette.ink)}"/>`);
    const drawn = body.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.#defs}${drawn}</svg>`;
  }

  #backdrop(width: number, height: number): string {
    const { horizon, light } = this.#scene;
    const p = this.#palette;
    const sky = horizon + 30;
    const ground = `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${mix(p.haze, p.near, 0.6)}"/>`;
    if (!this.#lit) {
      // Half as steep as the lit sky, without bands: the stipple grows towards the top and the horizon, and nowhere ends.
      const calm = this.#defs.ramp([
        [0, mix(p.sky[0], p.sky[1], 0.55)],
        [0.55, p.sky[1]],
        [1, mix(p.sky[1], p.sky[2], 0.6)],
      ]);
      return `<rect width="${width}" height="${sky}" fill="${calm}"/>${ground}`;
    }
    const ramp = this.#defs.ramp([
      [0, p.sky[0]],
      [0.55, p.sky[1]],
      [1, p.sky[2]],
    ]);
    const glow = `<circle cx="${light[0]}" cy="${light[1]}" r="${width * 0.6}" fill="${this.#defs.glow(p.sky[2])}" opacity=".7"/>`;
    return `<rect width="${width}" height="${sky}" fill="${ramp}"/>${ground}${glow}`;
  }

  #layer(layer: Layer | Water, width: number, height: number): string {
    if ('water' in layer) return this.#water(layer);
    const where: Where = { z: layer.z, matrix: identity };
    const drawn = layer.nodes.map(node => this.#node(node, where)).join('');
    if (layer.mirrored !== undefined) {
      this.#mirrored.push(`<g transform="translate(0 ${r(2 * layer.mirrored)}) scale(1 -1)">${drawn}</g>`);
    }
    const clip = layer.clip === undefined ? '' : ` clip-path="${this.#defs.clip(`<path d="${layer.clip}"/>`)}"`;
    const lift = layer.lifted === true ? ` filter="${this.#lift(layer)}"` : '';
    const haze =
      layer.z > 0.12 && layer.z < 0.65 && layer.clip === undefined
        ? `<rect width="${width}" height="${height}" fill="${mix(this.#palette.haze, this.#palette.sky[2], 0.5)}" opacity="${r(0.07 * (1 - layer.z))}"/>`
        : '';
    return `<g${lift}><g${clip}>${drawn}</g></g>${haze}`;
  }

  #lift(layer: Layer): string {
    const reach = layer.nodes.map(node => reachOf(node)).reduce(joined, nowhere);
    const dx = this.#scene.light[0] < 300 ? 8 : -8;
    // A black shadow would look like a hole in a coloured ground.
    const tinted = ['R', 'G', 'B']
      .map((channel, n) => {
        const share = Number.parseInt(this.#palette.ink.slice(1 + 2 * n, 3 + 2 * n), 16) / 255;
        return `<feFunc${channel} type="linear" slope="0" intercept="${r(share)}"/>`;
      })
      .join('');
    return this.#defs.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dx="${dx}" dy="10"/><feComponentTransfer result="s">${tinted}<feFuncA type="linear" slope="${this.#lit ? 0.75 : 0.25}"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge>`,
      widened(reach, 36, this.#whole),
    );
  }

  #water({ water, depth = 0.5 }: Water): string {
    const p = this.#palette;
    const ramp = this.#defs.ramp([
      [0, mix(p.sky[2], p.haze, 0.5)],
      [0.5, mix(p.haze, p.near, 0.55)],
      [1, p.ink],
    ]);
    const ripple = this.#defs.filter(
      '<feTurbulence type="fractalNoise" baseFrequency=".008 .09" numOctaves="1" seed="4"/><feDisplacementMap in="SourceGraphic" scale="24" xChannelSelector="R" yChannelSelector="G"/>',
      widened(boundsOf(water), 24, this.#whole),
    );
    const clip = this.#defs.clip(`<path d="${water}"/>`);
    const seen = `<g clip-path="${clip}"><g filter="${ripple}" opacity=".6">${this.#mirrored.join('')}</g></g>`;
    const dark = this.#lit ? `<path d="${water}" fill="${this.#defs.fade([0, 1], p.ink, depth)}"/>` : '';
    return `<path d="${water}" fill="${ramp}"/>${seen}${dark}`;
  }

  #node(node: Node, where: Where): string {
    if ('glow' in node) return this.#glow(node);
    if ('nodes' in node) return this.#group(node, where);
    return this.#shape(node, where);
  }

  #glow({ glow, kind, opacity = 1, fill = 'light' }: Glow): string {
    const colour = colourOf(fill, 1, 0, this.#palette);
    if (this.#lit) {
      const paint = kind === 'round' ? this.#defs.glow(colour) : this.#defs.beam(colour);
      return `<path d="${glow}" fill="${paint}"${opacityOf(opacity)}/>`;
    }
    return kind === 'beam' ? `<path d="${glow}" fill="${colour}"${opacityOf(opacity * 0.25)}/>` : '';
  }

  #group(group: Group, where: Where): string {
    const own = group.transform === undefined ? identity : matrixOf(group.transform);
    const inside: Where = { z: where.z, matrix: times(where.matrix, own) };
    let drawn = group.nodes.map(node => this.#node(node, inside)).join('');
    if (group.shade !== undefined && this.#lit) drawn += this.#shadow(group, group.shade, inside);
    if (group.rim !== undefined) drawn += this.#rim(group, group.rim, inside);
    const transform =
      own === identity ? '' : ` transform="matrix(${own.map(v => Math.round(v * 1e4) / 1e4).join(' ')})"`;
    const clip = group.clip === undefined ? '' : ` clip-path="${this.#defs.clip(`<path d="${group.clip}"/>`)}"`;
    const outer = `${transform}${opacityOf(group.opacity)}`;
    const clipped = clip === '' ? drawn : `<g${clip}>${drawn}</g>`;
    return outer === '' ? clipped : `<g${outer}>${clipped}</g>`;
  }

  #shape(shape: Shape, where: Where): string {
    const colour = colourOf(shape.fill, where.z, shape.tone ?? 0, this.#palette);
    let drawn = element(shape, colour);
    if (this.#lit && shape.shade !== undefined) {
      const massive = shape.fill === 'mass' || shape.fill === 'dark' || shape.fill === 'haze';
      const dark = massive ? this.#palette.ink : mix(colour, this.#palette.ink, 0.68);
      drawn += element(shape, this.#defs.fade(this.#turned(shape.shade.to, where.matrix), dark, shape.shade.depth));
    }
    if (shape.rim !== undefined) drawn += this.#rim({ nodes: [shape] }, shape.rim, where);
    return shape.opacity === undefined ? drawn : `<g${opacityOf(shape.opacity)}>${drawn}</g>`;
  }

  /** A side of the canvas, seen from inside a turned or flipped group. */
  #turned(to: Point, matrix: Matrix): Point {
    const [x, y] = unturned(matrix, to);
    const size = sizeOf(matrix);
    return [x * size, y * size];
  }

  #shadow(group: Group, shade: Shade, where: Where): string {
    const box = boxOf(group);
    if (box === nowhere) return '';
    const mask = this.#defs.mask(this.#outlines(group), '', box);
    const paint = this.#defs.fade(this.#turned(shade.to, where.matrix), this.#palette.ink, shade.depth * 0.85);
    return `<rect x="${r(box.left)}" y="${r(box.top)}" width="${r(box.right - box.left)}" height="${r(box.bottom - box.top)}" fill="${paint}" mask="${mask}"/>`;
  }

  #outlines(group: Group): string {
    return outlines(group, path => this.#defs.clip(`<path d="${path}"/>`));
  }

  #rim(group: Group, strength: number, where: Where): string {
    const box = boxOf(group);
    if (box === nowhere) return '';
    const middle = applied(where.matrix, [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
    const away: Point = [middle[0] - this.#scene.light[0], middle[1] - this.#scene.light[1]];
    const length = Math.hypot(...away) || 1;
    const size = Math.sqrt((box.right - box.left) * (box.bottom - box.top)) * sizeOf(where.matrix);
    const width = Math.max(1.6, Math.min(5, size * 0.022)) * strength;
    const [dx, dy] = unturned(where.matrix, [(away[0] / length) * width, (away[1] / length) * width]);
    const shown = this.#outlines(group);
    const mask = this.#defs.mask(shown, `<g transform="translate(${r(dx)} ${r(dy)})">${shown}</g>`, box);
    const colour = mix(this.#palette.light, this.#palette.lit, 0.25);
    return `<rect x="${r(box.left)}" y="${r(box.top)}" width="${r(box.right - box.left)}" height="${r(box.bottom - box.top)}" fill="${colour}" mask="${mask}" opacity=".9"/>`;
  }
}

function element(shape: Shape, paint: string): string {
  if (shape.stroke !== undefined) {
    return `<path d="${shape.path}" fill="none" stroke="${paint}" stroke-width="${r(shape.stroke)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  return `<path d="${shape.path}" fill="${paint}"${shape.evenOdd === true ? ' fill-rule="evenodd"' : ''}/>`;
}

export const svgOf = (scene: Scene, pass: Pass): string => new Drawing(scene, pass).svg();
