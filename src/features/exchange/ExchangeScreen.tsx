import { useLocation } from 'react-router-dom';
import { latePart } from '#commerce/page/latePart.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { ChooseOrder } from './ChooseOrder.tsx';
import { useExchange } from './useExchange.ts';

const ChooseArticles = latePart(async () => (await import('./ChooseArticles.tsx')).ChooseArticles);

/** The start of an exchange or return (ROUTE-08): which order, which an order names in the address, and which articles. */
export function ExchangeScreen() {
  const { exchange: texts, shell } = useTexts(exchangeTexts, shellTexts);
  const order = new URLSearchParams(useLocation().search).get('order') ?? '';
  const exchange = useExchange();
  usePageHead({ barTitle: texts.title });
  return order === '' ? (
    <ChooseOrder exchange={exchange} />
  ) : (
    <ChooseArticles
      key={order}
      level={1}
      fallback={<SkeletonMenu label={shell.loading} />}
      props={{ number: order, exchange }}
    />
  );
}
