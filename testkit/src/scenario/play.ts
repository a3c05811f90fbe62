import {
  advance,
  canonical,
  type GameTypes,
  type Instant,
  must,
  type Seat,
  type Step,
  submit,
} from '@lamplight/contract';
import { fingerprint } from './fingerprint.ts';
import type { ScenarioStep } from './format.ts';
import type { ScenarioPath } from './misread.ts';
import { differences, isNothing } from './pattern.ts';
import { oneOf } from './readers.ts';
import { dotted, shown } from './shown.ts';
import type { JsonSpot } from './spot.ts';
import type { ScenarioScene, ScenarioStage } from './stage.ts';
import { shownTime } from './time.ts';
import { lookUp } from './view-path.ts';

/** A table while a scenario is played. */
export type ScenarioRun = {
  readonly stage: ScenarioStage<GameTypes>;
  /** As it stands now. */
  readonly scene: ScenarioScene<GameTypes>;
  readonly now: Instant;
  /** Everything that happened since the table was set. */
  readonly happened: readonly Step<GameTypes>[];
};

/** Something that differs from what a step says. `path` leads to the key of the file that says so. */
export type UnmetExpectation = {
  readonly path: ScenarioPath;
  readonly sentence: string;
  readonly difference?: { readonly path: string; readonly expected: string; readonly found: string };
};

/** The table after a step, and what differs from what the step says. */
export type StepPlayed = { readonly playing: ScenarioRun; readonly unmet: readonly UnmetExpectation[] };

/** Rings every alarm that is due by then, so that the next look or move finds the table as it is at that time. */
export function letTimePass(playing: ScenarioRun, to: Instant): ScenarioRun {
  const { match, steps } = advance(playing.scene.game, playing.scene.match, to);
  return { ...playing, now: to, scene: { ...playing.scene, match }, happened: [...playing.happened, ...steps] };
}

/** Rejects names that nobody at the table has, in all steps, before the first is played. */
export function checkNames({ seats }: ScenarioScene<GameTypes>, steps: readonly ScenarioStep[]): void {
  const players = [...seats.keys()];
  for (const step of steps) {
    if (step.type === 'by') step.by.as(oneOf('player', players));
    if (step.type === 'offers') step.offers.as(oneOf('player', players));
    if (step.type === 'see') step.see.as(oneOf('viewer', [...players, 'audience']));
  }
}

export function playStep(playing: ScenarioRun, step: ScenarioStep): StepPlayed {
  switch (step.type) {
    case 'by':
      return makeMove(playing, step);
    case 'at':
      if (step.at < playing.now) {
        step.spot.under('at').reject(`Time runs forward: it is ${shownTime(playing.now)} already.`);
      }
      return { playing: letTimePass(playing, step.at), unmet: [] };
    case 'see':
      return { playing, unmet: lookAt(playing, step) };
    case 'offers':
      return { playing, unmet: isOffered(playing, step) };
  }
}

function makeMove(
  playing: ScenarioRun,
  { by, move, refused, spot }: Extract<ScenarioStep, { type: 'by' }>,
): StepPlayed {
  const { scene, now, happened } = playing;
  const seat = seatOf(scene, by);
  const read = readMove(playing, seat, move);
  const before = fingerprint(scene.match.state);
  const done = submit(scene.game, scene.match, { by: seat, move: read, at: now });
  const unmet = (path: ScenarioPath, sentence: string): StepPlayed => ({ playing, unmet: [{ path, sentence }] });

  if (done.refused === undefined) {
    const after = { ...playing, scene: { ...scene, match: done.match }, happened: [...happened, ...done.steps] };
    if (refused === undefined) return { playing: letTimePass(after, now), unmet: [] };
    return unmet(spot.under('refused').path, `${by.value}'s move was accepted: expected a refusal by ${refused}.`);
  }
  if (fingerprint(done.match.state) !== before)
    return unmet(move.path, `${by.value}'s move was refused, yet it changed the state.`);
  if (refused === undefined) {
    return unmet(
      move.path,
      `${by.value}'s move was refused by ${done.refused}: a step without \`refused\` must be accepted.`,
    );
  }
  if (refused === done.refused) return { playing, unmet: [] };
  return unmet(
    spot.under('refused').path,
    `${by.value}'s move was refused by ${done.refused}: expected a refusal by ${refused}.`,
  );
}

function lookAt({ stage, scene }: ScenarioRun, { see, has, lacks }: Extract<ScenarioStep, { type: 'see' }>) {
  const viewer = see.value === 'audience' ? 'audience' : seatOf(scene, see);
  const seen = scene.game.view(scene.match.state, viewer);
  const view = stage.show === undefined ? seen : stage.show(seen, scene);
  const differing = has.value === undefined ? [] : differences(has.value, view);
  const present = lacks.flatMap(({ spot, path }) => {
    const found = lookUp(view, path);
    return isNothing(found) ? [] : [{ at: spot.path, path, expected: 'nothing', found: shown(found) }];
  });
  return [...differing.map(each => ({ ...each, at: [...has.path, ...each.path] })), ...present].map(
    ({ at, path, expected, found }): UnmetExpectation => ({
      path: at,
      sentence: `${see.value} sees ${dotted(path)}: expected ${expected}, found ${found}.`,
      difference: { path: dotted(path), expected, found },
    }),
  );
}

function isOffered(playing: ScenarioRun, step: Extract<ScenarioStep, { type: 'offers' }>): readonly UnmetExpectation[] {
  const { game, match } = playing.scene;
  const seat = seatOf(playing.scene, step.offers);
  const move = readMove(playing, seat, step.move);
  const view = game.view(match.state, seat);
  const offered =
    game.forbids === undefined
      ? Iterator.from(game.moves(view, playing.now)).some(each => canonical(each) === canonical(move))
      : game.forbids(view, move, playing.now) === undefined;
  if (offered === step.is) return [];
  const sentence = `this move is ${offered ? '' : 'not '}offered to ${step.offers.value}: expected that it is${offered ? ' not' : ''}.`;
  return [{ path: step.spot.under('is').path, sentence }];
}

function readMove({ stage, scene }: ScenarioRun, by: Seat, move: JsonSpot): GameTypes['Move'] {
  const read = stage.move === undefined ? scene.game.read.move(move.value) : stage.move(move, by, scene);
  return 'wrong' in read ? move.reject(`The move ${shown(move.value)} cannot be read. ${read.wrong}`) : read.value;
}

function seatOf({ seats }: ScenarioScene<GameTypes>, name: JsonSpot): Seat {
  const players = [...seats.keys()];
  return must([...seats.values()], players.indexOf(name.as(oneOf('player', players))));
}
