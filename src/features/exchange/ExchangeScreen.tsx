import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { ChooseOrder } from './ChooseOrder.tsx';
import { useExchange } from './useExchange.ts';

const ChooseArticles = lazyPart(
  'articles',
  async () => (await import('./ChooseArticles.tsx')).ChooseArticles,
);

/** The start of an exchange or return (ROUTE-08): which order, which an order names in the address, and which articles. */
export function ExchangeScreen() {
  const { exchange: texts, shell } = useTexts(exchangeTexts, shellTexts);
  const order = new URLSearchParams(useLocation().search).get('order') ?? '';
  const exchange = useExchange();
  const shown = useRef(order);
  useEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    // To the navigation both are one page: what had the focus is gone with the other (REACH-01).
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [order]);
  usePageHead({ barTitle: texts.title });
  return order === '' ? (
    <ChooseOrder exchange={exchange} />
  ) : (
    <ChooseArticles
      key={order}
      level={1}
      fallback={<SkeletonMenu label={shell.loading} />}
      number={order}
      exchange={exchange}
    />
  );
}
