/** Decides what a person hears, feels, sees and reads when something has happened. Decided here and nowhere else. */
import type { Seat } from '@lamplight/contract';
import type { CardId, CellId, Ending, Team, Told, View } from '@lamplight/shadows/public';
import type { EffectName } from '../../../sound/effects/effects.ts';
import { standingOn } from '../view/agreement.ts';

export type Sound = {
  readonly name: EffectName;
  /** It is the rival's: the same sound, far away. */
  readonly isFar?: boolean;
  /** This many semitones higher: each vote for a cell rises. */
  readonly rise?: number;
};

export type ShadowsMoment =
  | { readonly type: 'evidence' | 'police'; readonly team: Team; readonly cell: CellId; readonly count: number }
  | { readonly type: 'round'; readonly isWon: boolean; readonly winner: Team | null; readonly because: Ending };

type SayId = Extract<FormatjsIntl.Message['ids'], `shadows.say.${string}`>;

/** The id of a sentence and its values. The component that shows it knows the names. */
export type Announcement = {
  readonly id: SayId;
  readonly seat?: Seat;
  readonly cell?: CellId;
  readonly team?: Team;
  readonly count?: number;
  readonly of?: number;
};

export type PlayEffect = {
  readonly sound?: Sound;
  /** Milliseconds on, off, on. Never for what I did myself [UX-21]. */
  readonly buzz?: readonly number[];
  readonly moment?: ShadowsMoment;
  readonly say?: Announcement;
  /** A chosen card is gone: who took it, and whether another is still chosen. */
  readonly snatch?: { readonly by: Team; readonly isOtherLeft: boolean };
};

type Situation = {
  /** The view after what was told. */
  readonly view: View;
  /** What the Officer had chosen before. */
  readonly chosen: readonly CardId[];
};

/** Of one step, in its order. */
export function effectsOf(told: readonly Told[], situation: Situation): readonly PlayEffect[] {
  const isMine = told.some(each => each.type === 'pointed' && each.by === situation.view.me?.seat);
  return told.flatMap(each => effectOf(each, situation, isMine) ?? []);
}

function effectOf(told: Told, situation: Situation, isMine: boolean): PlayEffect | undefined {
  const { me } = situation.view;
  switch (told.type) {
    case 'counted-down':
      return { say: { id: 'shadows.say.counted' } };
    case 'began':
      return {
        sound: { name: 'begin' },
        say: { id: me?.role === 'officer' ? 'shadows.say.map' : 'shadows.say.began' },
      };
    case 'gave':
      return gave(told, situation);
    case 'wanted-swap':
      if (me?.role !== 'officer' || told.team === me.team) return undefined;
      return told.want
        ? { sound: { name: 'look' }, say: { id: 'shadows.say.swap', team: told.team } }
        : { say: { id: 'shadows.say.unswap', team: told.team } };
    case 'swapped':
      return { sound: { name: 'deal' }, say: { id: 'shadows.say.swapped' } };
    case 'looked':
      return looked(told, situation);
    case 'pointed':
      return pointed(told, situation);
    case 'moved':
      return moved(told, situation, isMine);
    case 'attended':
      // Of myself the connection tells it.
      if (told.seat === me?.seat) return undefined;
      return { say: { id: told.present ? 'shadows.say.back' : 'shadows.say.away', seat: told.seat } };
    case 'changed-roles':
      if (told.officer === me?.seat) return { say: { id: 'shadows.say.officer.mine', team: told.team } };
      return { say: { id: 'shadows.say.officer', seat: told.officer, team: told.team } };
    case 'ended-round':
      return ended(told, situation.view);
    default:
      return undefined;
  }
}

function gave({ team, cards }: Extract<Told, { type: 'gave' }>, { view, chosen }: Situation): PlayEffect | undefined {
  const { me } = view;
  const count = cards.length;
  if (me === null) return { sound: { name: 'card' }, say: { id: 'shadows.say.gave', team, count } };
  if (team !== me.team) {
    const lost = chosen.filter(card => cards.includes(card));
    if (me.role !== 'officer' || lost.length === 0) return undefined;
    const snatch = { by: team, isOtherLeft: lost.length < chosen.length };
    return { sound: { name: 'snatched' }, buzz: [60], snatch, say: { id: 'shadows.say.snatched', team } };
  }
  if (me.role === 'officer') return { sound: { name: 'card' }, say: { id: 'shadows.say.given', count } };
  const seat = view.teams[team]?.officer;
  return {
    sound: { name: 'my-turn' },
    buzz: [20],
    say: { id: 'shadows.say.cards', count, ...(seat !== undefined && { seat }) },
  };
}

function looked({ by, cell }: Extract<Told, { type: 'looked' }>, { view }: Situation): PlayEffect | undefined {
  if (by === view.me?.seat || cell === null) return undefined;
  return { sound: { name: 'look' }, say: { id: 'shadows.say.looked', seat: by, cell } };
}

function pointed({ by, cell }: Extract<Told, { type: 'pointed' }>, { view }: Situation): PlayEffect | undefined {
  if (cell === null) return by === view.me?.seat ? undefined : { say: { id: 'shadows.say.unpointed', seat: by } };
  const own = view.me === null ? undefined : view.teams[view.me.team];
  // This vote may have sent the team already. Then the ring has closed, and the sound of steps tells it.
  if (own === undefined || own.step === 'gather') return undefined;
  const { by: voters, of } = standingOn(cell, own, view);
  const say: Announcement = { id: 'shadows.say.pointed', seat: by, cell, count: voters.length, of };
  return { sound: { name: 'vote', rise: Math.max(0, voters.length - 1) }, ...(by !== view.me?.seat && { say }) };
}

/**
 * If nothing was found, only the steps are heard, whatever the cell is [SA-RESOLVE-7]. The rival's finds are shown in
 * their place, without a moment.
 */
function moved(
  { team, to, found }: Extract<Told, { type: 'moved' }>,
  { view }: Situation,
  isMine: boolean,
): PlayEffect {
  const isOwn = team === view.me?.team;
  const count = countOf(view, team, found);
  const where = { team, cell: to };
  if (found === null) {
    const say: Announcement = { id: isOwn ? 'shadows.say.moved' : 'shadows.say.theyMoved', ...where };
    const name = isOwn && view.me?.role === 'officer' ? 'team-back' : 'steps';
    if (!isOwn) return { sound: { name: 'steps', isFar: true }, say };
    return { sound: { name }, ...(!isMine && { buzz: [30] }), say };
  }
  const say: Announcement = { id: isOwn ? `shadows.say.${found}` : `shadows.say.their.${found}`, ...where, count };
  if (!isOwn) return { sound: { name: found, isFar: true }, say };
  const buzz = found === 'evidence' ? [40, 60, 40] : [120];
  return { sound: { name: found }, buzz, moment: { type: found, count, ...where }, say };
}

const countOf = (view: View, team: Team, found: 'evidence' | 'police' | null): number =>
  found === 'police' ? (view.teams[team]?.police ?? 0) : (view.teams[team]?.evidence.length ?? 0);

function ended({ winner, because }: Extract<Told, { type: 'ended-round' }>, { me }: View): PlayEffect {
  if (me === null)
    return { sound: { name: 'round-won' }, say: { id: 'shadows.say.ended', ...(winner !== null && { team: winner }) } };
  const isWon = winner === me.team;
  return {
    sound: { name: isWon ? 'round-won' : 'round-lost' },
    buzz: [80],
    moment: { type: 'round', isWon, winner, because },
    say: { id: isWon ? 'shadows.say.won' : 'shadows.say.lost' },
  };
}

/** Of several moments at once the last one is shown: the end of a round matters more than its cause. */
export const momentOf = (effects: readonly PlayEffect[]): ShadowsMoment | undefined =>
  effects.findLast(({ moment }) => moment !== undefined)?.moment;
