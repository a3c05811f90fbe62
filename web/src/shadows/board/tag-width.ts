const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** As wide as the name needs, in units of the board. Measured on a canvas: the page itself is never asked for its layout. */
export function widthOfTag(label: string): number {
  const known = widths.get(label);
  if (known !== undefined) return known;
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return 15 + 7.6 * label.length;
  pen.font = '700 16.5px "Alumni Sans", "Arial Narrow", sans-serif';
  const width = 15 + pen.measureText(label).width * 1.03;
  // Before the face has come another one is measured: it is not remembered.
  if (document.fonts.check(pen.font, label)) widths.set(label, width);
  return width;
}
