import { useEffect, useEffectEvent } from 'react';
import { useGetExchangeOptionsQuery } from '#api/exchanges.ts';
import { SafeHere, useReplaceEntry } from '#commerce/page/here.ts';
import { LinkMessage, ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { startUrl } from './exchangeUrls.ts';
import { type Exchange, useExchange, useExchangeOrder } from './useExchange.ts';
import { useSendExchange } from './useSendExchange.ts';

/** The steps for the chosen articles (ROUTE-09); redirects to the first screen without a choice (EXCH-05). */
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

const StepsOf = lazyPart(() => import('./StepsOf.tsx'), 'StepsOf');

/** The steps of an exchange, after its order and options were read. */
function ReturnSteps({ exchange }: { exchange: Exchange }) {
  const { exchange: texts, exchangeBlocks, shell } = useTexts(exchangeTexts, shellTexts);
  const { order_nr } = exchange.draft;
  const { order, missing, list } = useExchangeOrder(order_nr);
  const options = useGetExchangeOptionsQuery({ order_nr });
  const { find, send } = useSendExchange(exchange);
  const findSent = useEffectEvent(() => void find());
  useEffect(() => findSent(), []);
  // Loads the code while the data load. A failure is ignored here, because the steps load it again and show it.
  useEffect(() => StepsOf.warm(), []);

  const problem = options.error as Problem | undefined;
  if (missing || problem?.message === 'Order not found.')
    return <LinkMessage icon="alert" title={exchangeBlocks.noOrders} link={[startUrl, texts.otherOrder]} />;
  const failed = list.problem ?? (problem && contentProblem(problem));
  if (order !== undefined && options.data !== undefined)
    return (
      <StepsOf
        level={1}
        fallback={<SkeletonMenu label={shell.loading} />}
        exchange={exchange}
        order={order}
        options={options.data}
        send={send}
      />
    );
  if (failed === undefined) return <SkeletonMenu label={shell.loading} />;
  return (
    <ProblemState
      problem={failed}
      busy={list.busy || options.isFetching}
      onRetry={() => {
        if (list.problem) list.retry();
        if (problem) void options.refetch();
      }}
    />
  );
}
