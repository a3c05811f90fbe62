import { pictureOf } from '@lamplight/art/public';
import { useCallback, useEffect, useState } from 'react';

const [small, large] = [320, 600];

const addresses = new Map<string, string | undefined>();

/** Where the file of a picture lies. Asked for every cell at every step, so looked up once. */
export function pictureAt(id: string, width: number): string | undefined {
  const key = `${id} ${width}`;
  if (!addresses.has(key)) {
    const file = pictureOf(id, width);
    addresses.set(key, file === undefined ? undefined : `/pictures/${file}`);
  }
  return addresses.get(key);
}

/** Which files the pixels of a hex are worth, at so many CSS pixels for a unit of the board. */
export const widthFor = (scale: number, density: number): number => (scale * 100 * density > small ? large : small);

/**
 * The large files come when the small ones would be seen to be small. They are all fetched first, in the order of the
 * board, so that no picture is ever away and nobody learns anything from what is loaded.
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
      // One that does not come is left to the drawing, which shows what there is.
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
