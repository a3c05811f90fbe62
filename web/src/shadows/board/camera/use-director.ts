import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Camera, onBoard } from '../../geometry/camera.ts';
import { usePictureWidth } from '../cells/picture-width.ts';
import { lettersAt } from '../letters.ts';
import { type CameraShot, Director } from './director.ts';

interface DirectedBoard {
  readonly director: Director;
  /** The element the camera moves: drawings that share its box, and pieces it places. */
  readonly scene: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly overview: RefObject<SVGRectElement | null>;
  readonly isMoved: boolean;
  readonly pictureWidth: number;
}

/** Connects the camera to the drawing. It writes straight into the page, frame by frame. */
export function useDirector(camera: Camera, pictures: readonly string[]): DirectedBoard {
  const scene = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const overview = useRef<SVGRectElement>(null);
  const [isMoved, setMoved] = useState(false);
  const [pictureWidth, wantPictures] = usePictureWidth(pictures);
  const want = useRef(wantPictures);
  want.current = wantPictures;

  const director = useMemo(() => {
    let seen = '';
    return new Director((shot: CameraShot) => {
      const { x, y, width, height } = shot.box;
      for (const part of scene.current?.children ?? []) {
        if (part instanceof HTMLElement) {
          part.style.setProperty('--unit', `${shot.scale}px`);
          part.style.transform = `translate(${-x * shot.scale}px, ${-y * shot.scale}px)`;
        } else part.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      }
      for (const [name, value] of Object.entries(onBoard(shot.box))) {
        overview.current?.setAttribute(name, String(value));
      }
      setMoved(shot.isMoved);
      want.current(shot.scale);
      const sizes = lettersAt(shot.scale);
      const key = JSON.stringify(sizes);
      if (scene.current === null || key === seen) return;
      seen = key;
      const { style, dataset } = scene.current;
      dataset.room = sizes.room;
      style.setProperty('--tag-growth', sizes.tags);
      style.setProperty('--name-growth', sizes.names);
    });
  }, []);

  const key = camera === 'whole' ? camera : camera.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cells in another list are the same camera
  useLayoutEffect(() => director.follow(camera), [director, key]);

  useEffect(() => {
    const frame = svg.current;
    if (frame === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) director.resize(width, height);
    });
    watch.observe(frame);
    return () => {
      watch.disconnect();
      director.stop();
    };
  }, [director]);

  return { director, scene, svg, overview, isMoved, pictureWidth };
}
