import { forget, type MyTable } from '../session/my-tables.ts';
import { factsOf, type TableSummary } from '../table/invitation/facts.ts';

/** As many as fit. Older ones move up when these are gone. */
export const mostShown = 6;

export type KnownTable = MyTable & {
  /** Undefined if the server does not answer. The table is shown all the same: it may exist. */
  readonly facts: TableSummary | undefined;
};

/**
 * What the server says about the tables this browser has been at. Those that wait for it come first. Those that are
 * gone are forgotten.
 */
export async function knownTables(
  mine: readonly MyTable[],
  ask: (code: string, token: string) => ReturnType<typeof factsOf> = (code, token) => factsOf(code, { token }),
  drop: (code: string) => void = forget,
): Promise<readonly KnownTable[]> {
  const asked = mine.slice(0, mostShown).map(async table => ({ table, facts: await ask(table.code, table.token) }));
  const answers = await Promise.all(asked);
  for (const { table, facts } of answers) if (facts === 'none') drop(table.code);
  const known = answers.flatMap(({ table, facts }) =>
    facts === 'none' ? [] : [{ ...table, facts: facts === 'unreachable' ? undefined : facts }],
  );
  return known.toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
}

/** The match there waits for the person at this browser. */
export const isMyTurn = ({ facts }: Pick<KnownTable, 'facts'>): boolean =>
  facts?.awaits.some(({ seat }) => seat === facts.me) === true;

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the largest unit that fits; less than a minute is now. */
export function ago(from: number, to: number): { readonly value: number; readonly unit: 'day' | 'hour' | 'minute' } {
  const passed = Math.max(0, to - from);
  const [unit, length] = steps.find(([, each]) => passed >= each) ?? ['minute', 60_000];
  return { value: -Math.floor(passed / length), unit };
}
