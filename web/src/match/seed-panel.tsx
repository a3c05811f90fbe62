import { houseMarks } from '@lamplight/art/public';
import { commitmentTo, readSeed } from '@lamplight/contract';
import type { MatchAtTable } from '@lamplight/contract/wire';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import style from './seed-panel.module.css';

type Check = 'good' | 'bad' | 'unknown';

/**
 * Shown to everybody after the match. All shuffles can be repeated with the seed, and its hash was shown before the
 * match.
 */
export function SeedPanel({ match }: { readonly match: MatchAtTable }) {
  const intl = useIntl();
  const seed = match.over?.seed ?? '';
  const check = useCheck(seed, match.commitment);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${seed}\n${match.commitment}`);
      showToast({ text: intl.formatMessage({ id: 'table.after.seed.copied' }) });
    } catch {
      showToast({ text: intl.formatMessage({ id: 'table.after.seed.failed' }) });
    }
  };
  return (
    <section className={style.seed} aria-labelledby="after-seed">
      <h3 id="after-seed" className={style.title}>
        <FormattedMessage id="table.after.seed" />
      </h3>
      <p className={style.what}>
        <FormattedMessage id="table.after.seed.what" />{' '}
        {check !== undefined && (
          <span className={style[check]}>
            {check === 'good' && <Mark of={houseMarks.check} size={14} />}
            <FormattedMessage id={`table.after.seed.${check}`} />
          </span>
        )}
      </p>
      <code className={style.code}>{groupsOf(seed)}</code>
      <Button kind="ghost" size="small" onClick={() => void copy()}>
        <Mark of={houseMarks.copy} size={18} />
        <FormattedMessage id="table.after.seed.copy" />
      </Button>
    </section>
  );
}

const groupsOf = (seed: string): string => seed.match(/.{1,4}/g)?.join(' ') ?? '';

/** Undefined until the hash is computed. */
function useCheck(seed: string, commitment: string): Check | undefined {
  const [check, setCheck] = useState<Check>();
  useEffect(() => {
    let isGone = false;
    const settle = (found: Check) => {
      if (!isGone) setCheck(found);
    };
    const read = readSeed(seed);
    if (read === undefined) settle('bad');
    // Over plain http a browser cannot hash.
    else if (globalThis.crypto?.subtle === undefined) settle('unknown');
    else
      commitmentTo(read).then(
        hash => settle(hash === commitment ? 'good' : 'bad'),
        () => settle('unknown'),
      );
    return () => {
      isGone = true;
    };
  }, [seed, commitment]);
  return check;
}
