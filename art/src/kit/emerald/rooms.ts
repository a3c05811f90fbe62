import { concept } from '../../concept.ts';
import { rect } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

/** Papered wall down to `floor`, with a wainscot, and boards below. */
export const room = ({
  floor = 620,
  fill = 'mass',
  tone = 0.1,
  wainscot = 90,
}: {
  floor?: number;
  fill?: Token;
  tone?: number;
  wainscot?: number;
} = {}): Group =>
  concept('room', [
    area(rect(-5, -5, 610, floor + 10), fill, tone),
    stroke(Array.from({ length: 13 }, (_, i) => `M${i * 50} 0V${floor - wainscot}`).join(''), 2, 'lit', { opacity: 0.13 }),
    ...(wainscot > 0
      ? [
          area(rect(-5, floor - wainscot, 610, wainscot), fill, tone - 0.3),
          stroke(`M0 ${floor - wainscot}H600`, 5, 'lit', { opacity: 0.3 }),
          stroke(Array.from({ length: 7 }, (_, i) => `M${i * 100 + 12} ${floor - wainscot + 16}h76v${wainscot - 34}h-76Z`).join(''), 2, 'lit', {
            opacity: 0.16,
          }),
        ]
      : []),
    area(rect(-5, floor, 610, 845 - floor), fill, tone - 0.5),
    stroke(Array.from({ length: 9 }, (_, i) => `M${300 + (i - 4) * 66} ${floor}L${300 + (i - 4) * 190} 845`).join(''), 2, 'dark', { opacity: 0.4 }),
  ]);

/** One half of a curtain hanging from y 0, from x `from` to `to`; `gather` draws its foot to the side. */
export function curtain({ from = 0, to = 200, bottom = 850, gather = 0, fill = 'accent' as Token, folds = 6, tone = -0.5 } = {}): Group {
  const w = (to - from) / folds;
  const fold = (i: number): Node => {
    const [a, b] = [from + i * w, from + (i + 1) * w + 1];
    const lean = (x: number, t: number) => x + gather * t * ((x - from) / (to - from || 1));
    return area(
      `M${a} -10L${b} -10C${lean(b, 0.2)} ${bottom * 0.4} ${lean(b, 0.8)} ${bottom * 0.7} ${lean(b, 1)} ${bottom}L${lean(a, 1)} ${bottom - (i % 2) * 8}C${lean(a, 0.8)} ${bottom * 0.7} ${lean(a, 0.2)} ${bottom * 0.4} ${a} -10Z`,
      fill,
      tone + (i % 2 === 0 ? 0.16 : -0.16),
      { shade: { to: [i % 2 === 0 ? 0 : 1, 0.6], depth: 0.7 } },
    );
  };
  return concept(
    'curtain',
    Array.from({ length: folds }, (_, i) => fold(i)),
  );
}

/** A sash window, its lower middle at the origin; what is seen through it comes first. */
export const sash = ({ width = 200, height = 280, seen = [] as readonly Node[] } = {}): Group => {
  const [w, h] = [width, height];
  return concept('window', [
    { nodes: seen, clip: rect(-w / 2, -h, w, h) },
    stroke(`M0 ${-h}V0M${-w / 2} ${-h / 2}H${w / 2}`, 7, 'mass', { tone: -0.5 }),
    stroke(rect(-w / 2, -h, w, h), 13, 'mass', { tone: -0.4 }),
    area(rect(-w / 2 - 18, -2, w + 36, 15), 'mass', -0.2),
  ]);
};
