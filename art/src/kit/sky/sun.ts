import { concept } from '../../concept.ts';
import { circle, polygon } from '../../path.ts';
import type { Group, Node, Token } from '../../scene.ts';
import { d, fill, halo, times } from '../city/draw.ts';
import { stroke } from '../stroke.ts';

export interface SunOptions {
  readonly r?: number;
  readonly token?: Token;
  /** `flame`: bent rays as on old maps; `rays`: straight wedges; `low`: cut by bands of haze, at the horizon. */
  readonly kind?: 'plain' | 'rays' | 'flame' | 'low';
  readonly face?: boolean;
  readonly glow?: number;
}

/** Round its own middle. */
export function sun({ r = 60, token = 'light', kind = 'plain', face = false, glow = 0.8 }: SunOptions = {}): Group {
  const nodes: Node[] = [halo(0, 0, r * 3, glow, token)];
  const around = (i: number, n: number, size: number): [number, number] => {
    const a = (i / n) * Math.PI * 2;
    return [Math.cos(a) * size, Math.sin(a) * size];
  };
  if (kind === 'rays') {
    const rays = times(16).map(i => polygon(around(i - 0.22, 16, r * 1.14), around(i, 16, r * (i % 2 === 0 ? 1.75 : 1.42)), around(i + 0.22, 16, r * 1.14)));
    nodes.push(fill(token, rays.join(''), { opacity: 0.9 }));
  }
  if (kind === 'flame') {
    const flames = times(12).map(i => {
      const [a, b, t] = [around(i - 0.3, 12, r * 1.02), around(i + 0.3, 12, r * 1.02), around(i + 0.5, 12, r * (i % 2 === 0 ? 1.8 : 1.45))];
      const [m, n] = [around(i + 0.1, 12, r * 1.4), around(i + 0.55, 12, r * 1.3)];
      return d`M${a[0]} ${a[1]}Q${m[0]} ${m[1]} ${t[0]} ${t[1]}Q${n[0]} ${n[1]} ${b[0]} ${b[1]}Z`;
    });
    nodes.push(fill('orange', flames.join(''), { tone: 0.25 }));
  }
  nodes.push(fill(token, circle(0, 0, r), { tone: 0.2, shade: { to: [0.4, 1], depth: 0.22 } }));
  if (kind === 'low') {
    const bands = [0.15, 0.42, 0.66].map(
      (y, i) =>
        d`M${-r * 1.2} ${y * r}q${r * 0.6} ${-r * 0.05} ${r * 1.2} 0t${r * 1.2} 0v${r * (0.05 + 0.035 * i)}q${-r * 0.6} ${r * 0.05} ${-r * 1.2} 0t${-r * 1.2} 0Z`,
    );
    nodes.push({ nodes: [fill('haze', bands.join(''), { opacity: 0.75 })], clip: circle(0, 0, r) });
  }
  if (face) {
    nodes.push(
      stroke(
        d`M${-r * 0.5} ${-r * 0.12}q${r * 0.16} ${r * 0.12} ${r * 0.3} 0M${r * 0.2} ${-r * 0.12}q${r * 0.16} ${r * 0.12} ${r * 0.3} 0M${-r * 0.28} ${r * 0.36}q${r * 0.28} ${r * 0.2} ${r * 0.56} 0M${-r * 0.02} ${-r * 0.1}q${r * 0.14} ${r * 0.2} ${-r * 0.04} ${r * 0.24}`,
        r * 0.05,
        'brown',
      ),
      fill('red', circle(-r * 0.5, r * 0.2, r * 0.13) + circle(r * 0.5, r * 0.2, r * 0.13), { opacity: 0.35 }),
    );
  }
  return concept('sun', nodes, { also: ['day', 'sky'] });
}
