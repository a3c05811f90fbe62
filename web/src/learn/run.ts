/** Plays a scene. It answers moves as a server would, from what was recorded. */
import type { CommandAnswer, News } from '@lamplight/client';
import type { Json } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import type { Session } from '../session/session.ts';
import { createStore, type ReadableStore } from '../store/store.ts';
import { after, type LessonEnd, type LessonFrame, type LessonScene, type LessonWay } from './scene.ts';

export type RunState<View> = {
  readonly view: View;
  /** How the step ended. Undefined while there is something to do. */
  readonly end: LessonEnd | undefined;
  /** How many moves were legal but not what the lesson wants. */
  readonly missed: number;
  /** The move is made, and the others now act. */
  readonly isUnderWay: boolean;
};

export interface Run<View, Move> {
  readonly session: Session;
  readonly state: ReadableStore<RunState<View>>;
  readonly move: (move: Move) => Promise<CommandAnswer>;
  /** Something was chosen. That is no move, but a quick rival may react to it. */
  readonly choose: (what: string) => void;
  /** From the beginning, as often as one likes. */
  readonly start: () => void;
  readonly stop: () => void;
}

const done: CommandAnswer = { done: true, step: 0 };
/** Refuses a move that the scene has not recorded: no match runs behind a lesson. */
const refused: CommandAnswer = { done: false, refused: 'TB-MATCH-1' };

interface RulesOf<View, Move> {
  /** The key of a move in the scene. */
  readonly keyOf: (move: Move) => string;
  /** Whether the rules allow it there. */
  readonly allows: (view: View, move: Move) => boolean;
}

export function runOf<View extends Json, Move>(
  scene: LessonScene<View>,
  table: TableView,
  { keyOf, allows }: RulesOf<View, Move>,
): Run<View, Move> {
  const listeners = new Set<(news: News) => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const began = Date.now();
  const state = createStore<RunState<View>>({ view: scene.start, end: undefined, missed: 0, isUnderWay: false });
  let step = 0;
  let isOpen = false;

  const now = () => Date.now() - began;
  const set = (change: Partial<RunState<View>>) => state.set({ ...state.now(), ...change });
  const show = (frame: LessonFrame, view: View) => {
    step += 1;
    set({ view });
    const news: News = { of: 'match', id: 'lesson', step, at: now(), told: frame.told };
    for (const listener of [...listeners]) listener(news);
  };
  const playOn = (frames: readonly LessonFrame[], ended: () => void) => {
    const [next, ...rest] = frames;
    if (next === undefined) return ended();
    const timer = setTimeout(() => {
      timers.delete(timer);
      show(next, after(state.now().view, next));
      playOn(rest, ended);
    }, next.wait ?? 0);
    timers.add(timer);
  };
  const halt = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  /** A player who is quicker than the opening skips it. */
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    halt();
    if (state.now().view !== scene.rest) set({ view: scene.rest });
  };
  const go = (way: LessonWay) => {
    set({ isUnderWay: way.follows !== undefined });
    show(way, after(scene.rest, way));
    playOn(way.follows ?? [], () => set({ end: way.comes, isUnderWay: false }));
  };
  const move = async (given: Move): Promise<CommandAnswer> => {
    const { end, isUnderWay } = state.now();
    if (end !== undefined || isUnderWay) return refused;
    open();
    const way = scene.ways[keyOf(given)];
    if (way !== undefined && allows(state.now().view, given)) {
      go(way);
      return done;
    }
    set({ missed: state.now().missed + 1 });
    return refused;
  };

  const start = () => {
    halt();
    isOpen = false;
    set({ view: scene.start, end: undefined, missed: 0, isUnderWay: false });
    playOn(scene.opening, () => {
      isOpen = true;
    });
  };
  const kept = <Value>(view: Value) => ({ id: 'lesson', step, began, at: now(), view });
  return {
    state,
    move,
    choose: what => {
      const way = scene.ways[`choose ${what}`];
      const { end, isUnderWay } = state.now();
      if (way !== undefined && end === undefined && !isUnderWay) go(way);
    },
    start,
    stop: halt,
    session: {
      connection: { type: 'open', since: 0 },
      get table() {
        return kept(table);
      },
      get match() {
        return kept(state.now().view);
      },
      now,
      latency: 0,
      onChange: state.onChange,
      onNews: listener => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      ask: async () => refused,
      move: given => move(given as Move),
      moves: async () => ({ step, moves: [], more: false }),
      toldBefore: async () => ({ id: 'lesson', tellings: [], more: false }),
      close: halt,
    },
  };
}
