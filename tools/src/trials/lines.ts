/** The results of trials, in lines for people. */
import { wilson } from '../arena/interval.ts';
import type { Beliefs, Fit } from './factions.ts';
import type { HonestyTrial } from './honest-bots.ts';
import type { permutedIn } from './permuted.ts';
import type { HitCount, TrialFindings, TrialSetting } from './shadows.ts';

const share = ({ good, of }: HitCount): string => {
  const [low, high] = wilson(good, of);
  return `${((100 * good) / Math.max(1, of)).toFixed(1)} % [${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}] of ${of}`;
};

export const linesOfFound = (setting: TrialSetting, result: TrialFindings): readonly string[] => [
  nameOf(setting),
  `  understood: one card ${share(result.one)}, two ${share(result.two)}, all ${share(result.all)}`,
  `  police ${share(result.police)}; rounds won ${share(result.won)}`,
  `  a round: ${result.movesARound.toFixed(1)} moves, ${result.secondsARound.toFixed(0)} s`,
];

const nameOf = ({ level, temper, heard, clock, pairing }: TrialSetting): string =>
  [level, ...(temper === undefined ? [] : [heard === undefined ? temper : `${temper} heard by ${heard}`])]
    .concat(`${clock} clock`, pairing)
    .join(', ');

export const linesOfPermuted = (level: string, { officer, detective }: ReturnType<typeof permutedIn>): string =>
  `${level}, the table laid otherwise and seen later: same choice of Officers ${share(officer)}, of Detectives ${share(detective)}`;

const judged = ({ surprise: { mean, interval, of }, right }: Fit): string =>
  `log-loss ${mean.toFixed(3)} [${interval.map(each => each.toFixed(3)).join('–')}], right ${(100 * right).toFixed(1)} %, ${of} guesses`;

export const linesOfBeliefs = ({ all, byPlayers, byBot, calibration }: Beliefs): readonly string[] => [
  `factions of others, halfway: ${judged(all)} (a coin: 0.693)`,
  ...Object.entries(byPlayers).map(([players, found]) => `  ${players} players: ${judged(found)}`),
  ...Object.entries(byBot).map(([bot, found]) => `  of ${bot}: ${judged(found)}`),
  '  believed to be a Restorationist, and how many were:',
  ...calibration.map(
    ({ believed, was, of }) => `    ${(100 * believed).toFixed(0)} %: ${(100 * was).toFixed(0)} % of ${of}`,
  ),
];

export const linesOfHonesty = ({
  worlds,
  game,
  bot,
  matches,
  positions,
  others,
  roles,
  differing,
}: HonestyTrial): readonly string[] => [
  `${game}, ${bot}: ${positions - differing.length} of ${positions} choices the same in a world that looks the same, ${matches} matches`,
  `  the world was another in ${others}; ${Object.entries(roles)
    .map(([role, count]) => `${role} ${count}`)
    .join(', ')}${worlds === undefined ? '' : `; searching in ${worlds} worlds`}`,
  ...differing.slice(0, 5).map(each => `  NOT HONEST: ${each}`),
];
