import { type DebugAnswer, type DebugAsk, debugPath } from './asks.ts';

/** Without `npm run dev`, as with `npx vite web`, the answer is not JSON. */
export async function askDebug(ask: DebugAsk): Promise<DebugAnswer> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(debugPath, { method: 'POST', headers, body: JSON.stringify(ask) });
    return (await answer.json()) as DebugAnswer;
  } catch (error) {
    return { wrong: String(error) };
  }
}
