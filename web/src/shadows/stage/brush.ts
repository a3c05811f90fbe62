import type { Mark } from '@lamplight/art/public';

export type Brush = OffscreenCanvasRenderingContext2D;

export interface Paint {
  readonly body: string;
  readonly edge: string;
}

const paths = new Map<string, Path2D>();

/** Parsed once: the same few shapes are drawn in every frame. */
export function pathOf(d: string): Path2D {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
}

/** Draws a mark, as `MarkParts` does in the page. */
export function drawMark(brush: Brush, { parts }: Mark, { body, edge }: Paint): void {
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const part of parts) {
    if ('body' in part) {
      brush.fillStyle = body;
      brush.strokeStyle = edge;
      brush.lineWidth = part.edge;
      if (part.edge > 0) brush.stroke(pathOf(part.body));
      brush.fill(pathOf(part.body));
      continue;
    }
    const colour = part.paint === 'edge' ? edge : body;
    if ('line' in part) {
      brush.strokeStyle = colour;
      brush.lineWidth = part.width;
      brush.stroke(pathOf(part.line));
      continue;
    }
    brush.fillStyle = colour;
    brush.globalAlpha = part.opacity ?? 1;
    brush.fill(pathOf(part.fill), 'evenodd');
    brush.globalAlpha = 1;
  }
}
