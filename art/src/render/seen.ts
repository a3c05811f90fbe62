import { type Concept, canvases, type Group, type Node, type Scene, type Shape } from '../scene.ts';
import { Defs } from './defs.ts';
import { matrixOf } from './matrix.ts';

/** One thing in a scene that has a name. Two balloons are two of them. */
export interface Thing extends Concept {
  /** Its colour on the map; 1 is the first. */
  readonly number: number;
  /** The thing it is part of: the woman who holds the umbrella. */
  readonly within: number | undefined;
  readonly z: number;
  readonly lifted: boolean;
}

/** Which thing each pixel belongs to: first those that hide what is behind them, then smoke, rain and beams. */
export interface Seen {
  readonly things: readonly Thing[];
  readonly solid: string;
  readonly veil: string;
  /** How much of what is behind them veils hide, by the number of the thing. */
  readonly opacities: ReadonlyMap<number, number>;
}

/** Below this one looks through a thing more than at it. */
const veiled = 0.5;

/** Steps of 16 in each channel: a pixel that is no exact step was blended, and is nobody's. */
const colourOf = (number: number): string =>
  `rgb(${[number >> 8, (number >> 4) & 15, number & 15].map(step => step * 16 + 8).join()})`;

export function numberAt(red: number, green: number, blue: number): number {
  if (red % 16 !== 8 || green % 16 !== 8 || blue % 16 !== 8) return 0;
  return ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
}

interface Where {
  readonly z: number;
  readonly lifted: boolean;
  readonly thing: number;
  readonly opacity: number;
  /** Light alone counts only where a thing is made of nothing else. */
  readonly light: boolean;
}

class Chart {
  readonly things: Thing[] = [];
  readonly opacities = new Map<number, number>();
  readonly #defs = new Defs();
  readonly #pass: 'solid' | 'veil';

  constructor(pass: 'solid' | 'veil') {
    this.#pass = pass;
  }

  svg(scene: Scene): string {
    const { width, height } = canvases[scene.canvas];
    const body = scene.layers.map(layer => {
      const { z } = layer;
      const where: Where = { z, lifted: false, thing: 0, opacity: 1, light: false };
      if ('water' in layer) return this.#node({ nodes: [surface(layer.water)], concept: { is: 'water' } }, where);
      const drawn = layer.nodes.map(node => this.#node(node, { ...where, lifted: layer.lifted === true })).join('');
      return layer.clip === undefined ? drawn : this.#clipped(layer.clip, drawn);
    });
    const before: Where = { z: 1, lifted: false, thing: 0, opacity: 1, light: false };
    body.push(...(scene.weather ?? []).map(node => this.#node(node, before)));
    const drawn = body.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><rect width="${width}" height="${height}"/>${this.#defs}${drawn}</svg>`;
  }

  #clipped(path: string, drawn: string): string {
    return `<g clip-path="${this.#defs.clip(`<path d="${path}"/>`)}">${drawn}</g>`;
  }

  #node(node: Node, where: Where): string {
    if ('nodes' in node) return this.#group(node, where);
    if (!('glow' in node)) return this.#shape(node, where.opacity * (node.opacity ?? 1), where.thing);
    return where.light ? this.#shape({ path: node.glow, fill: 'light' }, 0.25 * (node.opacity ?? 1), where.thing) : '';
  }

  #group(group: Group, where: Where): string {
    const opacity = where.opacity * (group.opacity ?? 1);
    let inside: Where = { ...where, opacity };
    if (group.concept !== undefined) {
      const number = this.things.length + 1;
      const within = where.thing === 0 ? undefined : where.thing;
      this.things.push({ ...group.concept, number, within, z: where.z, lifted: where.lifted });
      inside = { ...inside, thing: number, light: !hasShape(group) };
    }
    const drawn = group.nodes.map(node => this.#node(node, inside)).join('');
    const clipped = group.clip === undefined ? drawn : this.#clipped(group.clip, drawn);
    if (group.transform === undefined) return clipped;
    return `<g transform="matrix(${matrixOf(group.transform).join(' ')})">${clipped}</g>`;
  }

  #shape(shape: Shape, opacity: number, thing: number): string {
    const through = opacity < veiled;
    if (through && this.#pass === 'solid') return '';
    if (through) this.opacities.set(thing, Math.max(opacity, this.opacities.get(thing) ?? 0));
    // On the map of veils a solid thing is black: it hides the smoke behind it.
    const colour = thing !== 0 && through === (this.#pass === 'veil') ? colourOf(thing) : '#000';
    return shape.stroke === undefined
      ? `<path d="${shape.path}" fill="${colour}"${shape.evenOdd === true ? ' fill-rule="evenodd"' : ''}/>`
      : `<path d="${shape.path}" fill="none" stroke="${colour}" stroke-width="${shape.stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
}

const surface = (path: string): Shape => ({ path, fill: 'haze' });

const hasShape = (node: Node): boolean => ('nodes' in node ? node.nodes.some(hasShape) : !('glow' in node));

export function seenIn(scene: Scene): Seen {
  const solid = new Chart('solid');
  const veil = new Chart('veil');
  return { solid: solid.svg(scene), veil: veil.svg(scene), things: solid.things, opacities: veil.opacities };
}
