import './style/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPage } from './first-page.ts';
import { keepOffline } from './offline/update.ts';
import { settingsNow } from './settings/settings.ts';
import { wearSettings } from './settings/wear.ts';
import { shellWords } from './shell/words.ts';
import { openWords, speakIn } from './words/catalogues.ts';
import { Words } from './words/words.tsx';

// No module waits for the end of this one: the parts of a page import from it, and would wait with it.
void open();

async function open(): Promise<void> {
  // A constant when the pages are built: nothing of this is in what people get.
  if (import.meta.env.DEV) await (await import('./debug/start.tsx')).startDebugging();
  wearSettings();
  await speakIn(settingsNow().language);
  // On its way while the words of the house are: each wait for the other would be a trip to the server. App tells if it fails.
  const coming = firstPage(location.pathname);
  // Without words nothing can be said, not even that. Loaded anew, it is whole; or the browser says that there is no line.
  await openWords(shellWords).catch((error: unknown) => {
    setTimeout(() => location.reload(), 2_000);
    throw error;
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  const first = await coming;
  createRoot(root).render(
    <StrictMode>
      <Words>
        <App first={first} />
      </Words>
    </StrictMode>,
  );
  if (import.meta.env.PROD) keepOffline(import.meta.url);
}
