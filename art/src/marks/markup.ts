import type { Mark, Part } from './mark.ts';

const edge = 'var(--mark-edge, #05070f)';

/** A mark as SVG text: for the favicon, pages without a framework, and our own sheets. */
export function markup({ box, parts }: Mark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${parts.map(partOf).join('')}</svg>`;
}

function partOf(part: Part): string {
  if ('body' in part) {
    const outline = part.edge === 0 ? '' : ` stroke="${edge}" stroke-width="${part.edge}" stroke-linejoin="round" paint-order="stroke"`;
    return `<path d="${part.body}" fill="currentColor"${outline}/>`;
  }
  const paint = part.paint === 'edge' ? edge : 'currentColor';
  if ('line' in part) {
    return `<path d="${part.line}" fill="none" stroke="${paint}" stroke-width="${part.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const opacity = part.opacity === undefined ? '' : ` opacity="${part.opacity}"`;
  return `<path d="${part.fill}" fill="${paint}" fill-rule="evenodd"${opacity}/>`;
}
