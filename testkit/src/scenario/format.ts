import { type Instant, type Seed, seedOf } from '@lamplight/contract';
import type { ScenarioPath } from './misread.ts';
import { nearest } from './nearest.ts';
import { checkPattern } from './pattern.ts';
import { flag, listOf, oneOf, text, whole } from './readers.ts';
import { shown } from './shown.ts';
import { JsonSpot, type SpotReader } from './spot.ts';
import { time } from './time.ts';
import { viewPath } from './view-path.ts';

/** Names in a step stay spots: who plays is known only when the table is set. */
export type ScenarioStep = { readonly spot: JsonSpot } & (
  | { readonly type: 'by'; readonly by: JsonSpot; readonly move: JsonSpot; readonly refused: string | undefined }
  | { readonly type: 'at'; readonly at: Instant }
  | { readonly type: 'see'; readonly see: JsonSpot; readonly has: JsonSpot; readonly lacks: readonly Lack[] }
  | { readonly type: 'offers'; readonly offers: JsonSpot; readonly move: JsonSpot; readonly is: boolean }
);

/** A path that must not exist in a view, and where the file says so. */
export type Lack = { readonly spot: JsonSpot; readonly path: ScenarioPath };

export type Scenario = {
  readonly title: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly given: JsonSpot;
  readonly seed: Seed;
  readonly steps: readonly ScenarioStep[];
};

const keysOf = {
  by: ['by', 'move', 'refused'],
  at: ['at'],
  see: ['see', 'has', 'lacks'],
  offers: ['offers', 'move', 'is'],
} as const;

const kinds = Object.keys(keysOf) as (keyof typeof keysOf)[];

export function readScenario(top: JsonSpot, games: readonly string[]): Scenario {
  const { title, rules, game, given, seed, steps } = top.fields(['title', 'rules', 'game', 'given', 'seed', 'steps']);
  const scenario = {
    title: title.as(text),
    rules: rules.as(listOf(ruleId, { min: 1, distinct: true })),
    game: game.as(oneOf('game', games)),
    given: given.value === undefined ? new JsonSpot({}, given.path) : given,
    seed: seedOf(seed.maybe(whole(0)) ?? 1),
    steps: steps.as(listOf(readStep)),
  };
  scenario.given.mapping();
  if (scenario.steps.every(step => step.type === 'at')) {
    steps.reject('Nothing is expected here, so nothing can fail: add a step with `by`, `see` or `offers`.');
  }
  return scenario;
}

const ruleId: SpotReader<string> = spot => {
  const id = text(spot);
  return /^[A-Z]{2,}(?:-[A-Z0-9]+)+-\d+$/.test(id)
    ? id
    : spot.reject(`A rule has an id such as SA-MOVE-2 or EM-CARD-MI-GO-1, and ${shown(id)} is none.`);
};

const readStep: SpotReader<ScenarioStep> = spot => {
  const kind = kindOf(spot);
  switch (kind) {
    case 'by': {
      const { by, move, refused } = spot.fields(keysOf.by);
      return { type: kind, spot, by: by.as(named), move: move.as(itself), refused: refused.maybe(ruleId) };
    }
    case 'at':
      return { type: kind, spot, at: spot.fields(keysOf.at).at.as(time) };
    case 'see': {
      const { see, has, lacks } = spot.fields(keysOf.see);
      if (has.value === undefined && lacks.value === undefined) {
        spot.reject('Say what is seen: add `has`, `lacks` or both.');
      }
      has.maybe(readPattern);
      const absent = lacks.maybe(listOf(each => ({ spot: each, path: viewPath(each) }), { min: 1 }));
      return { type: kind, spot, see: see.as(named), has, lacks: absent ?? [] };
    }
    case 'offers': {
      const { offers, move, is } = spot.fields(keysOf.offers);
      return { type: kind, spot, offers: offers.as(named), move: move.as(itself), is: is.as(flag) };
    }
  }
};

const itself: SpotReader<JsonSpot> = spot => spot;

const named: SpotReader<JsonSpot> = spot => {
  text(spot);
  return spot;
};

function readPattern(has: JsonSpot): void {
  if (Object.keys(has.mapping()).length === 0) has.reject('An empty `has` holds for every view: say what is seen.');
  checkPattern(has);
}

function kindOf(spot: JsonSpot): (typeof kinds)[number] {
  const keys = Object.keys(spot.mapping());
  const [kind, other] = keys.flatMap(key => kinds.find(each => each === key) ?? []);
  if (kind !== undefined && other !== undefined) {
    return spot.under(other).reject(`A step is either \`${kind}\` or \`${other}\`: make two steps of it.`);
  }
  if (kind !== undefined) return kind;
  const mistyped = keys.find(key => nearest(key, kinds) !== undefined);
  if (mistyped !== undefined) {
    const meant = nearest(mistyped, kinds);
    spot.under(mistyped).reject(`There is no key ${shown(mistyped)}: did you mean ${shown(meant)}?`);
  }
  return spot.reject(`This is no step: it needs one of the keys ${kinds.join(', ')}.`);
}
