/** The page's side of the worker that draws for it. */
import { onSettings } from '../../settings/settings.ts';
import { stagePatience, whenSettled } from '../../timing/drawing.ts';
import { type Inks, inks, type StageGround, type StageLook, type StageOrder, type StageReply } from './orders.ts';

/** A canvas that the worker draws on, while it is in the page. */
export interface Canvas {
  /** Orders sent before it is in the page are kept and done then. */
  send(order: StageOrder): void;
  close(): void;
}

interface Wishes {
  /** Details of the look that only the place knows. `scale` is the number of canvas pixels for a page pixel. */
  readonly look?: (scale: number) => Partial<StageLook>;
  /** True: the first picture is there. False: it is lost, and the page must draw everything itself again. */
  readonly onDrawn: (isDrawn: boolean) => void;
}

/** More pixels than this to a side cost memory and show nothing more. */
const widest = 1_600;

let worker: Worker | undefined;
let isBroken = false;
const listeners = new Map<StageGround, (isDrawn: boolean) => void>();

function canDraw(): boolean {
  return (
    !isBroken &&
    typeof Worker === 'function' &&
    typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function'
  );
}

function startWorker(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<StageReply>) => listeners.get(data.drawn)?.(true);
  worker.onerror = () => {
    isBroken = true;
    for (const tell of [...listeners.values()]) tell(false);
  };
  return worker;
}

/**
 * Puts a canvas into its place, which determines its size. Where no worker can draw, `onDrawn` is never called with
 * true, and the page draws.
 */
export function openCanvas(ground: StageGround, place: HTMLElement, { look, onDrawn }: Wishes): Canvas {
  const early: StageOrder[] = [];
  let send = (order: StageOrder): void => void early.push(order);
  let end = () => {};
  const lay = () => {
    if (!canDraw()) {
      send = () => {};
      return;
    }
    const artist = startWorker();
    const canvas = document.createElement('canvas');
    place.append(canvas);
    const tell = (isDrawn: boolean) => {
      // A dead worker's last picture would stay there for ever.
      if (!isDrawn) canvas.remove();
      onDrawn(isDrawn);
    };
    listeners.set(ground, tell);
    const drawing = canvas.transferControlToOffscreen();
    const lookNow = () => ({ ...styleOf(place), ...look?.(scaleOf(place)) });
    artist.postMessage({ type: 'open', on: ground, canvas: drawing, look: lookNow() } satisfies StageOrder, [drawing]);
    send = order => artist.postMessage(order);
    for (const order of early) send(order);
    const stop = watch(place, () => send({ type: 'look', on: ground, look: lookNow() }));
    end = () => {
      stop();
      if (listeners.get(ground) === tell) listeners.delete(ground);
      send({ type: 'close', on: ground });
      tell(false);
    };
  };
  const timer = setTimeout(lay, stagePatience);
  return {
    send: order => send(order),
    close: () => {
      clearTimeout(timer);
      end();
    },
  };
}

/** Calls `act` when the size changes, or the person chooses another look. */
function watch(place: HTMLElement, act: () => void): () => void {
  const { changed, stop: forget } = whenSettled(act);
  const sizes = new ResizeObserver(changed);
  sizes.observe(place);
  const stop = onSettings(changed);
  return () => {
    forget();
    sizes.disconnect();
    stop();
  };
}

const scaleOf = (place: HTMLElement): number =>
  Math.min(devicePixelRatio, widest / Math.max(1, place.getBoundingClientRect().width));

function styleOf(place: HTMLElement): StageLook {
  const scale = scaleOf(place);
  const { width, height } = place.getBoundingClientRect();
  const style = getComputedStyle(place);
  const token = (name: string) => style.getPropertyValue(`--${name}`);
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    inks: Object.fromEntries(inks.map(name => [name, token(name)])) as Inks,
    growth: (Number(token('figure-size')) / Number(token('figure-drawn'))) * Number(token('mark-growth') || 1),
  };
}
