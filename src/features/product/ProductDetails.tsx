import { usePageHead } from '#commerce/page/usePageHead.ts';
import type { Product } from '#schemas/product.ts';
import { BuyBar } from './BuyBar.tsx';
import { ProductAbout } from './ProductAbout.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { SizeSheet } from './SizeSheet.tsx';
import { useBuy } from './useBuy.ts';

/** What only the product page shows: sizes, colors, facts and the buy bar. */
export function ProductDetails({ product }: { product: Product }) {
  const buy = useBuy(product);
  const { productName, brand, description } = product;
  usePageHead({ barTitle: productName, description: `${brand} ${productName}. ${description}` });
  return (
    <>
      <SizeChoice product={product} chosen={buy.chosen} onChoose={buy.choose} />
      <ProductAbout product={product} />
      <BuyBar product={product} buy={buy} />
      <SizeSheet product={product} open={buy.asking} onChoose={buy.addSize} onClose={buy.dismiss} />
    </>
  );
}
