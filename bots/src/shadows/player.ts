/** A bot for any seat of Shadows. It gets its view and its own random source, and nothing else. */
import type { BotLevel, BotTemper, GameTypes, Random, Seating } from '@lamplight/contract';
import { type Move, moves, type Told, type View } from '@lamplight/shadows/public';
import { detectivePlayer } from './detective-player.ts';
import { skills } from './levels.ts';
import { type BotPerson, mindOf, type Sense } from './mind.ts';
import { officerPlayer } from './officer-player.ts';
import { plain, tastes } from './tempers.ts';

/** The part of the game that a bot may know. */
export interface ShadowsBotTypes extends GameTypes {
  View: View;
  Move: Move;
  Told: Told;
}

/** How far the listeners that an Officer imagines are from the common mind: it does not know whom it talks to. */
const strangerShare = 0.6;
/** From the end of a round to being ready for the next, in milliseconds. */
const breath = 2_000;

export interface ShadowsBotOptions {
  readonly level: BotLevel;
  /** May be absent in trials. */
  readonly temper?: BotTemper;
  /** For trials: a mind that is given instead of drawn. */
  readonly person?: BotPerson;
  /** For trials: an Officer that knows its Detective's very mind, as nobody does at a table. */
  readonly partner?: BotPerson;
}

export const shadowsBot =
  (sense: Sense, options: ShadowsBotOptions): Seating<ShadowsBotTypes> =>
  () => {
    let head: ReturnType<typeof headOf> | undefined;
    return ({ view, at, random }) => {
      const { me, phase } = view;
      const own = me === null ? undefined : view.teams[me.team];
      if (me === null || own === undefined) return undefined;
      head ??= headOf(sense, options, random);
      if (phase !== 'playing') {
        const ready = moves(view).find(({ type }) => type === 'ready');
        return ready && { move: ready, wait: breath + random.below(breath) };
      }
      if (me.role === 'officer') return head.officer(view, own, at, random);
      return head.detective(view, own, me.seat, at, random);
    };
  };

/** Minds are drawn at the first look, separately for each bot: no two bots have the same, and none knows another's. */
function headOf(sense: Sense, { level, temper, person, partner }: ShadowsBotOptions, random: Random) {
  const skill = skills[level];
  const taste = temper === undefined ? plain : tastes[temper];
  // It imagines others with its own taste: what strikes it should strike them.
  const someone = (distance: number) => mindOf(sense, { seed: random.below(2 ** 32), distance, heeds: taste.heeds });
  const self = person === undefined ? someone(skill.distance) : mindOf(sense, person);
  const listeners =
    skill.listeners > 1 ? Array.from({ length: skill.listeners }, () => someone(strangerShare)) : [self];
  return {
    officer: officerPlayer(partner === undefined ? listeners : [mindOf(sense, partner)], skill, taste),
    detective: detectivePlayer(self, skill),
  };
}
