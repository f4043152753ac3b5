import { useEffect } from 'react';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { SafeHere } from '#commerce/page/safeHere.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { startUrl } from './exchangeUrls.ts';
import { ReturnSteps } from './ReturnSteps.tsx';
import { useExchange } from './useExchange.ts';

/** The questions about the articles that were chosen (ROUTE-09); without a choice the first screen (EXCH-05). */
export function ExchangeReturnScreen() {
  const { exchange: texts, shell } = useTexts(exchangeTexts, shellTexts);
  const replaceEntry = useReplaceEntry();
  const exchange = useExchange();
  const { order_nr: order, skus } = exchange.draft;
  const isChosen = order !== '' && skus.length > 0;
  usePageHead({ barTitle: texts.title });
  useEffect(() => {
    if (!isChosen) replaceEntry(startUrl);
  }, [isChosen, replaceEntry]);
  if (!isChosen) return <SkeletonMenu label={shell.loading} />;
  return (
    <SafeHere value={texts.isSafe}>
      <ReturnSteps exchange={exchange} />
    </SafeHere>
  );
}
