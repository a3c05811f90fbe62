import { cubePlaced, daggerDrawn, dieRolled, identityShown } from './emerald.ts';
import { lampOff, lampOn, lampOnLow, lampsOn } from './lamp.ts';
import { brassChord, counted, found, lastSecondGone, look, secondGone, vote } from './music.ts';
import { cardGiven, cardsDealt, tornPaper, typed } from './paper.ts';
import type { SoundRecipe } from './recipe.ts';
import { steps, whistle } from './street.ts';
import { heartbeat, towerOnce, towerThrice } from './tower.ts';

/** Everything that can be heard when something happens. */
export const effectNames = [
  'my-turn',
  'team-back',
  'card',
  'look',
  'vote',
  'steps',
  'evidence',
  'police',
  'snatched',
  'deal',
  'begin',
  'round-won',
  'round-lost',
  'count',
  'chat',
  'heartbeat',
  'last-minute',
  'last-seconds',
  'last-three',
  'time-up',
  'cube',
  'dagger',
  'die',
  'identity',
] as const;
export type EffectName = (typeof effectNames)[number];

type Made = {
  readonly make: SoundRecipe;
  /** Seconds until its voice is free for another. */
  readonly lasts: number;
  /** The music is lowered for it. */
  readonly isMoment?: boolean;
};

export const effects: Readonly<Record<EffectName, Made>> = {
  'my-turn': { make: lampOn, lasts: 0.9 },
  'team-back': { make: lampOnLow, lasts: 0.9 },
  card: { make: cardGiven, lasts: 0.2 },
  look: { make: look, lasts: 0.08 },
  vote: { make: vote, lasts: 0.3 },
  steps: { make: steps, lasts: 0.6 },
  evidence: { make: found, lasts: 1.4, isMoment: true },
  police: { make: whistle, lasts: 1, isMoment: true },
  snatched: { make: tornPaper, lasts: 0.4 },
  deal: { make: cardsDealt, lasts: 0.6 },
  begin: { make: lampsOn, lasts: 1.2 },
  'round-won': { make: brassChord, lasts: 1.8, isMoment: true },
  'round-lost': { make: lampOff, lasts: 1.4, isMoment: true },
  count: { make: counted, lasts: 0.4 },
  chat: { make: typed, lasts: 0.06 },
  heartbeat: { make: heartbeat, lasts: 0.5 },
  'last-minute': { make: towerOnce, lasts: 2.2, isMoment: true },
  'last-seconds': { make: secondGone, lasts: 0.1 },
  'last-three': { make: lastSecondGone, lasts: 0.2 },
  'time-up': { make: towerThrice, lasts: 4, isMoment: true },
  cube: { make: cubePlaced, lasts: 0.3 },
  dagger: { make: daggerDrawn, lasts: 1, isMoment: true },
  die: { make: dieRolled, lasts: 0.9, isMoment: true },
  identity: { make: identityShown, lasts: 1.8, isMoment: true },
};
