import { apply, fold, type GameTypes, toldOf, toldOfDeal } from '@lamplight/contract';
import { chance } from './course/chance.ts';
import type { Hearing, ViewerLook } from './course/hearing.ts';
import { BrokenLaw, type Case, difference, type MakeLaw } from './law.ts';

/** Each deal is compared with this many others. */
const deals = 6;

export const told: MakeLaw = brought => {
  const { standings, secrets } = brought;
  const open = standings.every(standing => secrets(standing).paths.length === 0);
  /** Standings in which something happened next, and whether it could ever be compared. */
  const compared = new Map<string, boolean>();
  return {
    says: 'If the views of a viewer agree in two worlds before and after a step, so does, byte for byte, what it is told of the step.',
    ...(open ? { moot: 'nothing is hidden from anybody' } : {}),
    hear(hearing) {
      let checks = dealtAlike(brought, hearing);
      for (const look of hearing.looks) {
        if (secrets(look.standing()).paths.length === 0) continue;
        if (look.next === undefined) continue;
        const alike = toldAlike(brought, look, look.imagined(0)) + toldAlike(brought, look, look.imagined(1));
        compared.set(look.standing(), alike > 0 || compared.get(look.standing()) === true);
        checks += alike;
      }
      return checks;
    },
    close() {
      const silent = [...compared].flatMap(([standing, ever]) => (ever ? [] : [standing]));
      if (silent.length > 0)
        throw new BrokenLaw({}, `There were never two worlds to compare for ${silent.join(', ')}.`);
      return 0;
    },
  };
};

/** Takes the next step in another world too, if it is open there. Returns 1 if the viewer sees the same after it. */
export function toldAlike<T extends GameTypes>({ game }: Case<T>, look: ViewerLook<T>, world: T['State']): number {
  const { step, viewer, match, next, later, told } = look;
  if (next === undefined) return 0;
  // The same random numbers in both worlds.
  const there = apply(game, { ...match, state: world }, next.entry.input);
  if (there.refused !== undefined) return 0;
  if (JSON.stringify(game.view(there.match.state, viewer)) !== later()) return 0;
  const where = { step: step + 1, viewer };
  const [taken] = there.steps;
  if (taken === undefined) {
    throw new BrokenLaw(
      where,
      'In a world that looks the same to it nothing happens here: the step itself betrays a secret.',
    );
  }
  const heard = toldOf(game, taken, viewer);
  if (JSON.stringify(heard) === told()) return 1;
  const what = difference(heard, JSON.parse(told())) || `${JSON.stringify(heard)}, not ${told()}`;
  throw new BrokenLaw(where, `In a world that looks the same to it before and after, it is told otherwise: ${what}.`);
}

/** A viewer to whom deals look the same must be told of them in the same way. */
function dealtAlike<T extends GameTypes>(
  { game, trial, secrets }: Case<T>,
  { seed, opening, looks }: Hearing<T>,
): number {
  let checks = 0;
  for (let n = 0; n < deals; n++) {
    const dealt = game.setup(trial.table, chance('deal', seed, n));
    const match = { ...opening.match, state: fold(game, game.blank(trial.table), dealt) };
    for (const { step, viewer, standing, bytes } of looks) {
      if (step > 0) break;
      if (secrets(standing()).paths.length === 0 || JSON.stringify(game.view(match.state, viewer)) !== bytes())
        continue;
      const [here, there] = [opening, { match, dealt }].map(each => toldOfDeal(game, each, viewer));
      if (JSON.stringify(here) !== JSON.stringify(there)) {
        const what = difference(there, here);
        throw new BrokenLaw(
          { step, viewer },
          `Of another deal that looks the same to it, it is told otherwise: ${what}.`,
        );
      }
      checks++;
    }
  }
  return checks;
}
