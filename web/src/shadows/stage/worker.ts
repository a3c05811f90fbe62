/// <reference lib="webworker" />
/** Draws what a rival does on canvases of its own, so that the page's thread is not involved. */
import { pacedDrawing } from '../../timing/drawing.ts';
import { BoardScene } from './board-scene.ts';
import { HandScene } from './hand-scene.ts';
import type { StageGround, StageLook, StageOrder, StageReply } from './orders.ts';

declare const self: DedicatedWorkerGlobalScope;

interface Opened {
  readonly canvas: OffscreenCanvas;
  readonly draw: () => void;
  look: StageLook;
}

const scenes = { board: new BoardScene(), hand: new HandScene() };
const opened = new Map<StageGround, Opened>();

self.onmessage = ({ data: order }: MessageEvent<StageOrder>) => {
  const now = performance.now();
  if (order.type === 'open') open(order.on, order.canvas, order.look);
  if (order.type === 'close') opened.delete(order.on);
  if (order.type === 'look') applyStyle(order.on, order.look);
  if (order.type === 'go') scenes.board.go(order.team, order.at, { speed: order.speed, now });
  if (order.type === 'snatch') scenes.hand.snatch(order, now);
  if (order.type === 'clear') scenes.hand.clear(order.until);
  opened.get(order.on)?.draw();
};

function open(ground: StageGround, canvas: OffscreenCanvas, look: StageLook): void {
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser has no brush for a canvas.');
  const place: Opened = {
    canvas,
    look,
    draw: pacedDrawing(() =>
      opened.get(ground) === place ? scenes[ground].paint(brush, place.look, performance.now()) : 'gone',
    ),
  };
  opened.set(ground, place);
  // Another match, or another layout: figures must not walk from where the last one ended.
  if (ground === 'board') scenes.board = new BoardScene();
  else scenes.hand = new HandScene();
  applyStyle(ground, look);
  self.postMessage({ drawn: ground } satisfies StageReply);
}

function applyStyle(ground: StageGround, look: StageLook): void {
  const place = opened.get(ground);
  if (place === undefined) return;
  place.look = look;
  place.canvas.width = look.width;
  place.canvas.height = look.height;
}
