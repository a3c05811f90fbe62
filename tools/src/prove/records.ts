import { type GameTypes, type MatchRecord, verify } from '@lamplight/contract';
import { askFrom } from '../flood/address.ts';
import type { Crowd } from './crowd.ts';

export interface RecordAudit {
  readonly matches: number;
  readonly flaws: readonly string[];
}

/** Every match that was seen to end, played again from its seed. */
export async function verifyRecords({ tables }: Crowd, api: string): Promise<RecordAudit> {
  let matches = 0;
  const flaws: string[] = [];
  for (const { over, kit } of tables) {
    for (const match of over) {
      matches += 1;
      // Each address may fetch only a few.
      const from = `127.0.5.${1 + (matches % 250)}`;
      const { status, text } = await askFrom(from, Number(new URL(api).port), { path: `/api/matches/${match}/record` });
      if (status !== 200) {
        flaws.push(`Match ${match} has no record: ${text}`);
        continue;
      }
      const verdict = await verify(kit.game, JSON.parse(text) as MatchRecord<GameTypes>);
      if (!verdict.holds) flaws.push(`Match ${match}: ${verdict.because}`);
    }
  }
  return { matches, flaws };
}
