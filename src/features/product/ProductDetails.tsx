import { LateFoot } from '#commerce/foot/LateFoot.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { LateShelves } from '#commerce/product/LateShelves.tsx';
import type { Product } from '#schemas/product.ts';
import { BuyBar } from './BuyBar.tsx';
import { OtherColors } from './OtherColors.tsx';
import { ProductAbout } from './ProductAbout.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { useBuy } from './useBuy.ts';
import type { LateProduct } from './useLateProduct.ts';

interface ProductDetailsProps {
  product: Product;
  /** The code of what is rendered late, once it has loaded. */
  late: LateProduct | undefined;
  /** Loads that code; false if it fails. */
  needLate: () => Promise<boolean>;
}

/** What only the product page shows: sizes, colors, facts, the buy bar and the recently viewed products. */
export function ProductDetails({ product, late, needLate }: ProductDetailsProps) {
  const buy = useBuy(product, needLate);
  const { productName, brand, description } = product;
  usePageHead({ barTitle: productName, description: `${brand} ${productName}. ${description}` });
  return (
    <>
      <SizeChoice product={product} buy={buy} ready={late !== undefined} />
      <OtherColors product={product} />
      {buy.soldOut && <LateShelves product={product} rows="similar" />}
      <ProductAbout product={product} late={late} />
      <LateShelves product={product} rows={buy.soldOut ? 'recent' : 'recentAndRecommended'} />
      <LateFoot />
      <BuyBar product={product} buy={buy} />
      {late && <late.LateSizes product={product} buy={buy} />}
    </>
  );
}
