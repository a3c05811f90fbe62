import { type GameTypes, type MatchRecord, verify } from '@lamplight/contract';
import type { Crowd } from './crowd.ts';

export interface Verified {
  readonly matches: number;
  readonly flaws: readonly string[];
}

/** Every match that was seen to end, played again from its seed. */
export async function verifyRecords({ tables }: Crowd, api: string): Promise<Verified> {
  let matches = 0;
  const flaws: string[] = [];
  for (const { over, kit } of tables) {
    for (const match of over) {
      matches += 1;
      const response = await fetch(`${api}/api/matches/${match}/record`);
      if (!response.ok) {
        flaws.push(`Match ${match} has no record: ${await response.text()}`);
        continue;
      }
      const verdict = await verify(kit.game, (await response.json()) as MatchRecord<GameTypes>);
      if (!verdict.holds) flaws.push(`Match ${match}: ${verdict.because}`);
    }
  }
  return { matches, flaws };
}
