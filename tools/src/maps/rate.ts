/** The figures of a pair, for choosing it and for the table. */
import { figuresOf, type MapFigures, type PoliceNumber, policeNumbers } from '@lamplight/shadows/fairness';
import { layerOf, printed, type TwinPair } from '@lamplight/shadows/maps';
import type { Team } from '@lamplight/shadows/public';

/** The orientation does not matter here: the fairness check proves that all three are alike. */
type Face = { readonly police: PoliceNumber; readonly black: MapFigures; readonly orange: MapFigures };

export type Rating = {
  readonly faces: readonly Face[];
  /** The mean over both teams and both numbers of police. */
  readonly difficulty: number;
  /** The largest difference in difficulty between the teams. */
  readonly difference: number;
};

/** The journey in moves, plus the police beside it in tokens. */
const hardship = ({ journey: { moves, risk } }: MapFigures): number => moves + risk;

export function rate(pair: TwinPair): Rating {
  const figures = (team: Team, police: PoliceNumber): MapFigures => {
    const found = figuresOf(layerOf(printed(pair, police), team, 'circle'));
    if (found === undefined)
      throw new Error(`Police bar ${team} from the end of every journey: the pair has no rating.`);
    return found;
  };
  const faces = policeNumbers.map(police => ({
    police,
    black: figures('black', police),
    orange: figures('orange', police),
  }));
  const each = faces.flatMap(({ black, orange }) => [hardship(black), hardship(orange)]);
  return {
    faces,
    difficulty: each.reduce((sum, one) => sum + one, 0) / each.length,
    difference: Math.max(...faces.map(({ black, orange }) => Math.abs(hardship(black) - hardship(orange)))),
  };
}
