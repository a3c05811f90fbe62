/** The size of letters on the board, whatever the camera does: never under 12 px on screen. */

/** The smallest readable letter, in px, and the largest that a name needs. */
const [least, ample] = [12, 15];
/** In units of the board, before scaling: a name, an initial or a number. */
const [nameSize, initialSize] = [16.5, 19];
/** Pixels for a unit from which names have room. Below that, initials are shown. */
const roomForNames = 0.72;

export interface Letters {
  readonly room: 'little' | 'much';
  readonly tags: string;
  readonly names: string;
}

/** In steps, so that a moving camera seldom changes a style. */
const stepped = (growth: number): string => (Math.ceil(growth * 10) / 10).toFixed(1);

/** At so many pixels for a unit of the board. */
export function lettersAt(scale: number): Letters {
  return {
    room: scale < roomForNames ? 'little' : 'much',
    tags: stepped(Math.max(0.8, Math.min(1.6, least / (initialSize * scale)))),
    names: stepped(Math.max(least / (nameSize * scale), Math.min(1, ample / (nameSize * scale)))),
  };
}
