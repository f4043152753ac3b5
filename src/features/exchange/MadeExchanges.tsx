import { useState } from 'react';
import { Link } from '#commerce/page/Link.tsx';
import { useFocusKept } from '#commerce/page/useFocusKept.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownMoment } from '#rules/account/shownDetails.ts';
import { canBeAnnulled, hasExpired, madeState } from '#rules/exchange/made.ts';
import type { MadeExchange } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Button } from '#ui/controls/Button.tsx';
import { finishedUrl } from './exchangeUrls.ts';
import { LazyAnnulment } from './LazyAnnulment.ts';
import styles from './MadeExchanges.module.css';
import { useDropOffLines } from './useDropOffLines.ts';

/** The requests made so far: an open one can be annulled (EXCH-15), one that came too late says so (ERR-53). */
export function MadeExchanges({ exchanges }: { exchanges: readonly MadeExchange[] }) {
  const { exchange, exchangeMade: texts, exchangeStates, exchangeBlocks } = useTexts(exchangeTexts);
  const dropOffLines = useDropOffLines();
  const [asked, setAsked] = useState<string>();
  // The button may be gone before its sheet is closed, or after.
  useFocusKept([asked, ...exchanges.map(({ status }) => status)].join(' '));
  return (
    <section className={styles.made}>
      <h2>{exchange.made}</h2>
      <ul>
        {exchanges.map((made) => (
          <li key={made.batchnumber}>
            <Link className={styles.number} to={finishedUrl(made.batchnumber)}>
              {texts.number(made.batchnumber)}
            </Link>
            <p className={styles.quiet}>
              {[texts.of(made.order_nr), shownMoment(made.date), exchangeStates[madeState(made)]]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            {hasExpired(made) && <p>{exchangeBlocks.expired}</p>}
            {canBeAnnulled(made) && dropOffLines(made).map((line) => <p key={line}>{line}</p>)}
            {canBeAnnulled(made) && (
              <Button
                kind="text"
                aria-label={`${texts.annul} ${made.batchnumber}`}
                onClick={() => setAsked(made.batchnumber)}
              >
                {texts.annul}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LazyAnnulment open={asked !== undefined} batchnumber={asked} onClose={() => setAsked(undefined)} />
    </section>
  );
}
