import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { onSpoken, spokenNow } from './catalogues.ts';
import { localeOf } from './languages.ts';

/** Provides the current language. A missing sentence is a fault of ours, and shown as one. */
export function Words({ children }: { readonly children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(onSpoken, spokenNow);
  return (
    <IntlProvider
      locale={localeOf(language)}
      messages={messages as Record<string, MessageFormatElement[]>}
      onError={fail}
    >
      {children}
    </IntlProvider>
  );
}

function fail(error: Error): void {
  console.error(error.message);
}
