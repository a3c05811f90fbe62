/** A bot for any seat of Shadows. It is given its view and a chance of its own, and nothing else. */
import type { GameTypes, Seating } from '@lamplight/contract';
import { type Move, moves, type Told, type View } from '@lamplight/shadows/public';
import { detectivePlayer } from './detective-player.ts';
import { type BotLevel, skills } from './levels.ts';
import { mindOf, type Person, type Sense } from './mind.ts';
import { officerPlayer } from './officer-player.ts';

/** As much of the game as a bot may know of. */
export interface ShadowsSeen extends GameTypes {
  readonly View: View;
  readonly Move: Move;
  readonly Told: Told;
}

/** How far the listeners whom an Officer imagines are from everybody: it does not know whom it talks to. */
const strangers = 0.6;
/** Between the end of a round and being ready for the next. */
const breath = 2_000;

export interface BotOptions {
  readonly level: BotLevel;
  /** For trials: a mind that is given instead of drawn. */
  readonly person?: Person;
}

export const shadowsBot =
  (sense: Sense, { level, person }: BotOptions): Seating<ShadowsSeen> =>
  () => {
    const skill = skills[level];
    let players:
      | { readonly officer: ReturnType<typeof officerPlayer>; readonly detective: ReturnType<typeof detectivePlayer> }
      | undefined;
    return ({ view, at, random }) => {
      const { me, phase } = view;
      const own = me === null ? undefined : view.teams[me.team];
      if (me === null || own === undefined) return undefined;
      if (players === undefined) {
        const someone = (distance: number) => mindOf(sense, { seed: random.below(2 ** 32), distance });
        const self = person === undefined ? someone(skill.distance) : mindOf(sense, person);
        const listeners = Array.from({ length: skill.listeners }, (_, n) =>
          n === 0 && skill.listeners === 1 ? self : someone(strangers),
        );
        players = {
          officer: officerPlayer(listeners.length === 0 ? [self] : listeners, skill),
          detective: detectivePlayer(self, skill),
        };
      }
      if (phase !== 'playing') {
        const ready = moves(view).find(({ type }) => type === 'ready');
        return ready && { move: ready, wait: breath + random.below(breath) };
      }
      if (me.role === 'officer') return players.officer(view, own, at, random);
      return players.detective(view, own, me.seat, at, random);
    };
  };
