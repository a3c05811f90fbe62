/** A bot for any seat of Emerald. It gets its view, its own random source and the rules, and nothing else. */
import type { BotKind, GameTypes, Random, Seating } from '@lamplight/contract';
import { days, type Move, type Told, type View } from '@lamplight/emerald/public';
import { nothingSeen, remember, suspicionIn } from './belief.ts';
import { maybeBluff } from './bluff.ts';
import { originFrom, quickChance } from './chance.ts';
import { type EmeraldSkill, skills } from './levels.ts';
import type { Rehearsal } from './rehearsal.ts';
import { bestOf, search } from './search.ts';

/** The part of the game that a bot may know. */
export interface EmeraldBotTypes extends GameTypes {
  View: View;
  Move: Move;
  Told: Told;
}

export interface EmeraldBotOptions extends BotKind {
  /** For trials: a skill that belongs to no level. */
  readonly skill?: EmeraldSkill;
}

/** How long it seems to think: random, so that the time tells nothing. */
const shortest = 1_000;
const longest = 3_000;
/**
 * Microseconds of work after which a search is cut short: a safety for machines that are far too slow for the level.
 */
const patience = 3_000_000;

export const emeraldBot =
  <World extends object>(rehearsal: Rehearsal<World>, options: EmeraldBotOptions): Seating<EmeraldBotTypes> =>
  () => {
    let memory = nothingSeen;
    return moment => {
      const { view, random } = moment;
      memory = remember(memory, moment);
      if (view.me === null || view.phase === 'over' || (view.asking?.player ?? view.turn.player) !== view.me)
        return undefined;
      const move = thought(rehearsal, options, view, suspicionIn(memory, view), random);
      return move && { move, wait: shortest + random.below(longest - shortest) };
    };
  };

function thought<World extends object>(
  rehearsal: Rehearsal<World>,
  { level, temper, skill = skills[level] }: EmeraldBotOptions,
  view: View,
  suspicion: readonly number[],
  random: Random,
): Move | undefined {
  const me = view.me === null ? -1 : days.indexOf(view.me);
  const chance = quickChance(originFrom(random));
  if ('whim' in skill) return rehearsal.rule(view, suspicion, temper, chance, skill.whim);
  // Measures the thread's own work and not wall time: a busy machine must not change the choice.
  const begun = process.threadCpuUsage();
  const late = () => {
    const { user, system } = process.threadCpuUsage(begun);
    return user + system > patience;
  };
  const edges = search(rehearsal, { view, me, suspicion, temper }, skill.effort, chance, late);
  const best = bestOf(edges);
  const mask = skill.bluffs ? rehearsal.mask(view, suspicion, temper, chance) : undefined;
  return best === undefined || mask === undefined ? best?.move : maybeBluff(edges, best, mask, chance).move;
}
