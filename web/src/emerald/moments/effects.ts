/** Sounds and vibration for what has happened. The log says it in words. */
import type { Told, View } from '@lamplight/emerald/public';
import type { EffectName } from '../../sound/effects/effects.ts';
import { beginsMyTurn } from './moments-of.ts';

export interface Effects {
  readonly sounds: readonly { readonly name: EffectName; readonly after: number }[];
  /** Milliseconds on, off, on; none for what I did myself [UX-21]. */
  readonly buzz: readonly number[] | undefined;
}

/** Seconds after the move at which the sound of my turn comes, so that both can be heard. */
const turnAfter = 0.55;

export function effectsOf(told: readonly Told[], view: View): Effects {
  const move = moveSound(told, view);
  const isMyTurn = beginsMyTurn(told, view);
  const sounds = [
    ...(move === undefined ? [] : [{ name: move, after: 0 }]),
    ...(isMyTurn ? [{ name: 'my-turn' as const, after: move === undefined ? 0 : turnAfter }] : []),
  ];
  return { sounds, buzz: buzzOf(told, view, isMyTurn) };
}

const has = (told: readonly Told[], ...types: readonly Told['type'][]): boolean =>
  told.some(({ type }) => types.includes(type));

/** One sound for each step: that of its most important telling. */
function moveSound(told: readonly Told[], view: View): EffectName | undefined {
  if (has(told, 'ended')) {
    const isWon = view.me === null || view.outcome?.winners.includes(view.me) === true;
    return isWon ? 'round-won' : 'round-lost';
  }
  if (has(told, 'revealed')) return 'identity';
  if (told.some(each => each.type === 'asked' && each.for === 'attack')) return 'dagger';
  if (has(told, 'rolled')) return 'die';
  if (has(told, 'royalty-went')) return 'dagger';
  if (has(told, 'took', 'peeked')) return 'card';
  if (has(told, 'cubes', 'agents', 'zombies', 'marked')) return 'cube';
  return has(told, 'played', 'stowed', 'drew') ? 'card' : undefined;
}

function buzzOf(told: readonly Told[], { me, asking }: View, isMyTurn: boolean): readonly number[] | undefined {
  if (me === null) return undefined;
  if (told.some(each => each.type === 'asked' && each.player === me) && asking?.player === me) return [60, 40, 60];
  if (isMyTurn) return [30, 60, 30];
  const isOthers = told.some(each => (each.type === 'acted' || each.type === 'answered') && each.by !== me);
  return isOthers ? [15] : undefined;
}
