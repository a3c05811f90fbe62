import { type DebugAnswer, type DebugAsk, debugPath } from './asks.ts';

/** Where no `npm run dev` answers, as with `npx vite web`, what comes is no JSON. */
export async function askDebug(ask: DebugAsk): Promise<DebugAnswer> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(debugPath, { method: 'POST', headers, body: JSON.stringify(ask) });
    return (await answer.json()) as DebugAnswer;
  } catch (error) {
    return { wrong: String(error) };
  }
}
