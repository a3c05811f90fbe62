import { FormattedMessage } from 'react-intl';
import { useTitle } from '../parts/announce/use-title.ts';
import { Skyline } from '../parts/skyline/skyline.tsx';
import { Page } from '../shell/page.tsx';
import { Start } from '../table/opening/start.tsx';
import { Cards } from './cards.tsx';
import style from './home.module.css';
import { Join } from './join.tsx';
import { Lantern } from './lantern.tsx';
import { MyTables } from './my-tables.tsx';
import { Pictures } from './pictures.tsx';

/** Asks nothing before a table exists. */
export function HomePage() {
  useTitle('Lamplight');
  return (
    <Page hasWord={false} isBare>
      <div className={style.hero}>
        <Skyline />
        <div className={style.words}>
          <h1>
            <FormattedMessage id="home.title" />
          </h1>
          <p>
            <FormattedMessage id="home.lead" />
          </p>
        </div>
        <div className={style.scene}>
          <Lantern />
          <Pictures />
        </div>
        <div className={style.acts}>
          <Start />
          <Join />
        </div>
      </div>
      <div className={style.below}>
        <MyTables />
        <Cards />
      </div>
    </Page>
  );
}
