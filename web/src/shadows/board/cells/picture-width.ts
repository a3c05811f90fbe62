import { pictureOf } from '@lamplight/art/public';
import { useCallback, useEffect, useState } from 'react';

const [small, large] = [320, 600];

const addresses = new Map<string, string | undefined>();

/** The address of a picture. Cached: every cell asks at every step. */
export function pictureAt(id: string, width: number): string | undefined {
  const key = `${id} ${width}`;
  if (!addresses.has(key)) {
    const file = pictureOf(id, width);
    addresses.set(key, file === undefined ? undefined : `/pictures/${file}`);
  }
  return addresses.get(key);
}

/** The width of file to use, at this many CSS pixels for a unit of the board. */
export const widthFor = (scale: number, density: number): number => (scale * 100 * density > small ? large : small);

/**
 * Switches to the large files when the small ones would look small. All are loaded first, in the order of the board. So
 * no picture is ever missing, and loading gives nothing away.
 */
export function usePictureWidth(pictures: readonly string[]): readonly [number, (scale: number) => void] {
  const [wanted, setWanted] = useState(small);
  const [width, setWidth] = useState(small);
  const want = useCallback((scale: number) => {
    if (widthFor(scale, devicePixelRatio) === large) setWanted(large);
  }, []);
  useEffect(() => {
    if (wanted === width) return;
    let isGone = false;
    const fetched = pictures.map(id => {
      const image = new Image();
      image.src = pictureAt(id, wanted) ?? '';
      // If one fails, the drawing shows what there is.
      return image.decode().catch(() => undefined);
    });
    void Promise.all(fetched).then(() => {
      if (!isGone) setWidth(wanted);
    });
    return () => {
      isGone = true;
    };
  }, [wanted, width, pictures]);
  return [width, want];
}
