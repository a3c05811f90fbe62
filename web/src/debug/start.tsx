import { createRoot } from 'react-dom/client';
import { askDebug } from './ask.ts';
import { Panel } from './panel.tsx';
import { sitDown } from './sit-down.ts';

/**
 * Runs before the first page: takes a seat at every table of `npm run dev` and shows the panel. Without that command it
 * does nothing.
 */
export async function startDebugging(): Promise<void> {
  const told = await askDebug({ type: 'tables' });
  if ('wrong' in told) return;
  for (const table of told.tables) sitDown(table);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Panel first={told.tables} />);
}
