import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StageOrder } from './orders.ts';

vi.mock('../../settings/settings.ts', () => ({ onSettings: () => () => {} }));

/** A worker that records its orders and does nothing by itself. */
class TrialWorker {
  static readonly all: TrialWorker[] = [];
  readonly orders: StageOrder[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    TrialWorker.all.push(this);
  }
  postMessage(order: StageOrder): void {
    this.orders.push(order);
  }
}

const laid = new Set<object>();
const place = {
  append: (canvas: object) => laid.add(canvas),
  getBoundingClientRect: () => ({ width: 390, height: 366 }),
} as unknown as HTMLElement;
const step: StageOrder = { type: 'go', on: 'board', team: 'orange', at: '0,1', speed: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  laid.clear();
  TrialWorker.all.length = 0;
  class Canvas {
    transferControlToOffscreen = () => ({});
    remove = () => laid.delete(this);
  }
  Canvas.prototype.transferControlToOffscreen = () => ({});
  vi.stubGlobal('HTMLCanvasElement', Canvas);
  vi.stubGlobal('Worker', TrialWorker);
  vi.stubGlobal('document', { createElement: () => new Canvas() });
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => (['--figure-size', '--figure-drawn'].includes(name) ? '42' : ''),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function opened() {
  const { openCanvas } = await import('./canvas.ts');
  const onDrawn = vi.fn();
  const canvas = openCanvas('board', place, { onDrawn });
  const [worker] = TrialWorker.all;
  return { canvas, onDrawn, worker: () => worker ?? TrialWorker.all[0] };
}

test('the board comes first: nobody is called to draw beside it before it stands', async () => {
  await opened();
  expect(TrialWorker.all).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(TrialWorker.all.length).toBe(1);
});

test('what happened before the canvas lies there is drawn when it does, in the pixels of the screen', async () => {
  const { canvas, worker } = await opened();
  canvas.send(step);
  vi.advanceTimersByTime(600);
  const orders = worker()?.orders ?? [];
  expect(orders.map(order => order.type)).toEqual(['open', 'go']);
  expect(orders[0]).toMatchObject({ look: { width: 780, height: 732, growth: 1 } });
});

test('a worker that fails leaves nothing behind, and the page shows all by itself again', async () => {
  const { onDrawn, worker } = await opened();
  vi.advanceTimersByTime(600);
  worker()?.onmessage?.({ data: { drawn: 'board' } });
  expect(onDrawn).toHaveBeenLastCalledWith(true);
  worker()?.onerror?.();
  expect(onDrawn).toHaveBeenLastCalledWith(false);
  expect(laid.size).toBe(0);
});

test('where no worker can draw, the page is left as it was', async () => {
  vi.stubGlobal('Worker', undefined);
  const { canvas, onDrawn } = await opened();
  vi.advanceTimersByTime(600);
  canvas.send(step);
  expect(laid.size).toBe(0);
  expect(onDrawn).not.toHaveBeenCalled();
});

test('what is closed is taken away', async () => {
  const { canvas, worker } = await opened();
  vi.advanceTimersByTime(600);
  canvas.close();
  expect(worker()?.orders.at(-1)).toEqual({ type: 'close', on: 'board' });
  expect(laid.size).toBe(0);
});
