import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { onSpoken, spokenNow } from './catalogues.ts';

/** Gives everything within it the language that is spoken now. A sentence that is not there is a fault of ours, and shown as one. */
export function Words({ children }: { readonly children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(onSpoken, spokenNow);
  return (
    <IntlProvider locale={language} messages={messages as Record<string, MessageFormatElement[]>} onError={fail}>
      {children}
    </IntlProvider>
  );
}

function fail(error: Error): void {
  console.error(error.message);
}
