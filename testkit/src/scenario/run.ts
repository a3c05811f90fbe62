import { type GameTypes, must } from '@lamplight/contract';
import type { AnyKit } from '../kit.ts';
import { readScenario, type Scenario } from './format.ts';
import { MalformedScenario, type ScenarioPath } from './misread.ts';
import { checkNames, letTimePass, playStep, type ScenarioRun, type UnmetExpectation } from './play.ts';
import type { Flaw, ScenarioFailure, ScenarioResult } from './result.ts';
import { dotted } from './shown.ts';
import { readSource, type ScenarioSource, Unreadable } from './source.ts';
import { JsonSpot } from './spot.ts';
import type { ScenarioScene } from './stage.ts';

/** The part of a kit that a scenario needs. */
export type StagedGame = Pick<AnyKit, 'game' | 'stage'>;

/** The result of a scenario, and what the laws need besides. */
export type Performance = { readonly result: ScenarioResult; readonly played?: PlayedScenario };

export type PlayedScenario = { readonly opening: ScenarioScene<GameTypes>; readonly playing: ScenarioRun };

/** Plays the scenario in `text`. `file` is only a name, for the sentences. */
export function runScenario(text: string, file: string, kits: readonly StagedGame[]): ScenarioResult {
  return perform(text, file, kits).result;
}

export function perform(text: string, file: string, kits: readonly StagedGame[]): Performance {
  let source: ScenarioSource;
  try {
    source = readSource(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const flaws = [{ ...error.place, sentence: error.message }];
    return { result: { file, passed: false, failure: { kind: 'misread', flaws } } };
  }
  const top = new JsonSpot(source.value, []);
  const read = attempt(source, [], () =>
    readScenario(
      top,
      kits.map(kit => kit.game.id),
    ),
  );
  if ('failure' in read) return { result: { file, passed: false, failure: read.failure } };

  const { title, rules, game } = read.value;
  const done = playScenario(read.value, source, kits);
  if ('failure' in done) return { result: { file, title, rules, game, passed: false, failure: done.failure } };
  return { result: { file, title, rules, game, passed: true }, played: done.value };
}

type Attempt<Value> = { readonly value: Value } | { readonly failure: ScenarioFailure };

function playScenario(
  { game, given, seed, steps }: Scenario,
  source: ScenarioSource,
  kits: readonly StagedGame[],
): Attempt<PlayedScenario> {
  const opening = attempt(source, given.path, () => {
    const kit = must(
      kits,
      kits.findIndex(each => each.game.id === game),
    );
    const scene = kit.stage.set(given, seed);
    checkNames(scene, steps);
    const set: ScenarioRun = { stage: kit.stage, scene, now: scene.match.now, happened: [] };
    return { scene, playing: letTimePass(set, set.now) };
  });
  if ('failure' in opening) return opening;

  let { playing } = opening.value;
  for (const step of steps) {
    const played = attempt(source, step.spot.path, () => playStep(playing, step));
    if ('failure' in played) return played;
    const { unmet } = played.value;
    if (unmet.length > 0) return { failure: failureOf(source, 'unmet', step.spot.path, unmet) };
    playing = played.value.playing;
  }
  return { value: { opening: opening.value.scene, playing } };
}

/**
 * Turns a fault of the file, or an error of the game, into a failure with a position; `around` if there is no better
 * one.
 */
function attempt<Value>(source: ScenarioSource, around: ScenarioPath, act: () => Value): Attempt<Value> {
  try {
    return { value: act() };
  } catch (error) {
    if (error instanceof MalformedScenario) {
      const { path, message } = error;
      return { failure: failureOf(source, 'misread', path, [{ path, sentence: message }]) };
    }
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [, where = 'at an unknown place'] = /^ +(at .*)$/m.exec(stack) ?? [];
    const sentence = `The game threw an error: ${message} (${where})`;
    return { failure: failureOf(source, 'crashed', around, [{ path: around, sentence }]) };
  }
}

function failureOf(
  source: ScenarioSource,
  kind: ScenarioFailure['kind'],
  around: ScenarioPath,
  all: readonly UnmetExpectation[],
): ScenarioFailure {
  const flaws = all.map(
    ({ path, sentence, difference }): Flaw => ({
      ...source.placeOf(path),
      sentence: `${kind === 'unmet' ? labelOf(around.slice(0, 2)) : labelOf(path)}${sentence}`,
      ...difference,
    }),
  );
  const [part, place] = around;
  return part === 'steps' && typeof place === 'number' ? { kind, step: place + 1, flaws } : { kind, flaws };
}

/** `step 3, move.card: `, `given.hands.ann: `, or nothing at the top. Steps are counted from 1, as people count. */
function labelOf(path: ScenarioPath): string {
  const [part, place, ...rest] = path;
  if (part === 'steps' && typeof place === 'number') {
    return `step ${place + 1}${rest.length === 0 ? '' : `, ${dotted(rest)}`}: `;
  }
  return path.length === 0 ? '' : `${dotted(path)}: `;
}
