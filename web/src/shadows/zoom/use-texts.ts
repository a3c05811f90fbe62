import { textsIn } from '@lamplight/art/public';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageFor } from '../../words/languages.ts';

const none: ReadonlyMap<string, string> = new Map();

/** The alternative text of each picture in the current language. Loaded when first needed, the same for every seat. */
export function useTexts({ isWanted }: { readonly isWanted: boolean }): ReadonlyMap<string, string> {
  const { locale } = useIntl();
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    // Offline there are no texts: the picture then keeps its number for a name.
    textsIn(languageFor([locale])).then(
      found => {
        if (!isGone) setTexts(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, locale]);
  return texts;
}
