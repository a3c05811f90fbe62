import { useEffect, useRef, useState } from 'react';
import type { RenderedPage } from './first-page.ts';
import { pageOf } from './pages.tsx';
import { LivePlace } from './parts/announce/live.tsx';
import { ToastPlace } from './parts/announce/toast.tsx';
import { routeOf, usePath } from './route.ts';
import { BrokenPage } from './shell/broken.tsx';
import { Catch } from './shell/catch.tsx';
import { Loading } from './shell/loading.tsx';
import { StalePage } from './shell/stale.tsx';
import { turnTo } from './shell/turn.ts';
import { UpdateBanner } from './shell/update-banner.tsx';

/** The page of the address. The previous one stays until the next is loaded. */
export function App({ first }: { readonly first: RenderedPage | undefined }) {
  const path = usePath();
  const [shown, setShown] = useState(first);
  const isOpen = useRef(first?.path);
  useEffect(() => {
    // The first page may be loaded already. Coming back to it later opens it again.
    const isThere = isOpen.current === path;
    isOpen.current = undefined;
    if (isThere) return;
    let isWanted = true;
    void pageOf(routeOf(path))
      .catch(() => <StalePage />)
      .then(page => {
        if (isWanted) turnTo(() => setShown({ path, page }));
      });
    return () => {
      isWanted = false;
    };
  }, [path]);
  return (
    <>
      <UpdateBanner />
      {shown !== undefined && (
        <Catch key={shown.path} otherwise={<BrokenPage />}>
          {shown.page}
        </Catch>
      )}
      {shown?.path !== path && <Loading />}
      <LivePlace />
      <ToastPlace />
    </>
  );
}
