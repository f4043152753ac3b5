import { LazyFoot } from '#commerce/foot/LazyFoot.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { LazyShelves } from '#commerce/product/LazyShelves.ts';
import type { Product } from '#schemas/product.ts';
import { lazyPart, useIsLoaded } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { BuyBar } from './BuyBar.tsx';
import { OtherColors } from './OtherColors.tsx';
import { ProductAbout } from './ProductAbout.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { useBuy } from './useBuy.ts';

const ProductSizes = lazyPart('sizes', async () => (await import('./lateParts.ts')).ProductSizes, whenIdle);

/** What only the product page shows: sizes, colors, facts, the buy bar and the recently viewed products. */
export function ProductDetails({ product }: { product: Product }) {
  const buy = useBuy(product);
  const { productName, brand, description } = product;
  usePageHead({ barTitle: productName, description: `${brand} ${productName}. ${description}` });
  return (
    <>
      <SizeChoice product={product} buy={buy} ready={useIsLoaded(ProductSizes)} />
      <OtherColors product={product} />
      {buy.soldOut && <LazyShelves product={product} rows="similar" />}
      <ProductAbout product={product} />
      <LazyShelves product={product} rows={buy.soldOut ? 'recent' : 'recentAndRecommended'} />
      <LazyFoot />
      <BuyBar product={product} buy={buy} />
      <ProductSizes product={product} buy={buy} open={buy.sheet.open || undefined} onFailure={buy.dismiss} />
    </>
  );
}
