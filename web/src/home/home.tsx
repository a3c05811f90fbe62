import { FormattedMessage } from 'react-intl';

export function HomePage() {
  return (
    <h1>
      <FormattedMessage id="home.title" />
    </h1>
  );
}
