import { type ReactElement, useEffect, useState } from 'react';
import { pageOf } from '../pages.tsx';
import { LivePlace } from '../parts/live.tsx';
import { ToastPlace } from '../parts/toast.tsx';
import { routeOf, usePath } from '../route.ts';
import { BrokenPage } from './broken.tsx';
import { Catch } from './catch.tsx';
import { Loading } from './loading.tsx';
import { StalePage } from './stale.tsx';
import { turnTo } from './turn.ts';
import { UpdateBanner } from './update-banner.tsx';

interface Shown {
  readonly path: string;
  readonly page: ReactElement;
}

/** The page of the address. The one before stays until the next is at hand. */
export function App() {
  const path = usePath();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
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
