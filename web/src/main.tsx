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

// Not awaited: the parts of a page import from this module, and a top-level await would block them.
void open();

async function open(): Promise<void> {
  // A constant in a build, so that none of this is in the built pages.
  if (import.meta.env.DEV) await (await import('./debug/start.tsx')).startDebugging();
  wearSettings();
  await speakIn(settingsNow().language);
  // Loads while the shell's words do: one after the other would be another round trip. App reports if it fails.
  const coming = firstPage(location.pathname);
  // Without words not even an error can be shown. A reload repairs it, or the browser says that it is offline.
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
