/** Everything audible. It starts with a gesture, obeys the settings, and stops while nobody looks [UX-25]. */
import { changeSettings, onSettings, settingsNow } from '../settings/settings.ts';
import type { EffectName } from './effects/effects.ts';
import type { Engine, SoundOptions } from './engine.ts';
import type { SoundScene } from './scene.ts';

let context: AudioContext | undefined;
let engine: Engine | undefined;
let scene: SoundScene = { kind: 'silence', heat: 0 };
const holds = new Set<object>();

/** Seconds scheduled ahead: hidden pages run timers once a second at best. */
const ahead = { seen: 0.4, hidden: 2.5 } as const;
const lookEvery = 150;

/** An effect is played now or never: before the first gesture it is dropped. */
export function play(effect: EffectName, played: SoundOptions = {}): void {
  if (isWanted()) engine?.play(effect, played);
}

export function setScene(next: SoundScene): void {
  scene = next;
  engine?.setScene(next);
}

export function toggleMute(): void {
  changeSettings({ isMuted: !settingsNow().isMuted });
}

/** Vibration: milliseconds on, off, on. Browsers allow it only after a tap, and warn before. */
export function buzz(pattern: readonly number[]): void {
  if (settingsNow().vibrates && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}

/** Keeps sounding while the page is hidden, as a timer on a table does, until the returned function is called. */
export function keepSounding(): () => void {
  const mine = {};
  holds.add(mine);
  follow();
  return () => {
    holds.delete(mine);
    follow();
  };
}

const isSeen = (): boolean => document.visibilityState === 'visible';
const isWanted = (): boolean => !settingsNow().isMuted && (isSeen() || holds.size > 0);

let isStarting = false;
/** The context must be created and resumed within the gesture itself. The rest may come a moment later. */
function start(): void {
  if (settingsNow().isMuted) return;
  if (context !== undefined) follow();
  if (isStarting) return;
  isStarting = true;
  const made = new AudioContext({ latencyHint: 'interactive' });
  void made.resume();
  import('./engine.ts').then(
    ({ engine: makeEngine }) => {
      context = made;
      engine = makeEngine(made, Date.now());
      engine.setVolumes(settingsNow());
      engine.setScene(scene);
      setInterval(look, lookEvery);
      follow();
    },
    // Offline the code cannot be loaded: the next gesture tries again.
    () => {
      isStarting = false;
      void made.close();
    },
  );
}

function look(): void {
  if (context?.state === 'running') engine?.lookAhead(isSeen() ? ahead.seen : ahead.hidden);
}

let sleep: ReturnType<typeof setTimeout> | undefined;
/** Runs while somebody may hear it. Otherwise it fades out and costs nothing. */
function follow(): void {
  if (context === undefined || engine === undefined) return;
  engine.setVolumes(settingsNow());
  clearTimeout(sleep);
  if (isWanted()) {
    engine.fade('in');
    if (context.state !== 'running') void context.resume();
    look();
    return;
  }
  engine.fade('out');
  sleep = setTimeout(() => void context?.suspend(), 300);
}

// Some tests run where there is no window.
if (typeof document !== 'undefined') {
  for (const gesture of ['pointerup', 'keydown', 'touchend'] as const)
    addEventListener(gesture, start, { passive: true });
  document.addEventListener('visibilitychange', follow);
  onSettings(follow);
}
