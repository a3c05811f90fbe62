import './style/index.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { pages } from './pages.tsx';
import { routeOf, usePath } from './route.ts';
import { onSettings, settingsNow } from './settings/settings.ts';
import { shellWords } from './shell/words.ts';
import { openWords, speakIn } from './words/catalogues.ts';
import { Words } from './words/words.tsx';

function App() {
  const route = routeOf(usePath());
  const Page = pages.home;
  return <Suspense>{route.page === 'home' && Page !== undefined && <Page />}</Suspense>;
}

/** What was chosen, where styles read it. */
function wear(): void {
  const { text, theme, speed } = settingsNow();
  const { dataset, style } = document.documentElement;
  dataset.text = text;
  dataset.theme = theme;
  style.setProperty('--speed', String(speed));
}

wear();
onSettings(wear);
await speakIn(settingsNow().language);
await openWords(shellWords);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <Words>
      <App />
    </Words>
  </StrictMode>,
);
